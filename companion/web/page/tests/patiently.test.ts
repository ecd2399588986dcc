import { describe, expect, it } from "vitest";

import { Declined } from "../src/api";
import { patiently } from "../src/patiently";

const busy = (wait: number): Declined => new Declined(429, { id: "web-busy", args: {} }, wait);

describe("a busy table", () => {
  it("is asked again after the time that it names", async () => {
    const waited: number[] = [];
    const answers = [busy(3), busy(0)];
    const given = await patiently(async () => {
      const no = answers.shift();
      if (no) throw no;
      return "done";
    }, async (seconds) => void waited.push(seconds));
    expect([given, waited]).toEqual(["done", [3, 1]]);
  });

  it("is not asked without end, and a refusal is not asked again at all", async () => {
    let tries = 0;
    const refused = (status: number) => patiently(async () => {
      tries++;
      throw new Declined(status, { id: "x", args: {} });
    }, async () => undefined);
    await expect(refused(429)).rejects.toThrow();
    expect(tries).toBe(8);
    await expect(refused(403)).rejects.toThrow();
    expect(tries).toBe(9);
  });
});
