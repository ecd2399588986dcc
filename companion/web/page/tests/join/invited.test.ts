import { describe, expect, it } from "vitest";

import { invitedWith } from "../../src/pages/join/invited";

describe("an address with a code behind the #", () => {
  it("brings the code as the table shows it", () => {
    expect(invitedWith("#KITE-42")).toBe("KITE 42");
    expect(invitedWith("#KITE%2042")).toBe("KITE 42");
  });

  it("brings none where there is none, or where it cannot be read", () => {
    expect(invitedWith("")).toBe("");
    expect(invitedWith("#")).toBe("");
    expect(invitedWith("#%")).toBe("");
    expect(invitedWith("#%E0%A4%A")).toBe("");
  });

  it("brings no more than a code can be long", () => {
    expect(invitedWith(`#${"x".repeat(500)}`)).toHaveLength(40);
  });
});
