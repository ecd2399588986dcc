/** The QR code carries the table's code behind the #, which browsers keep to themselves. */

const LONGEST = 40;

/** The code as people write it; "" where the address holds none, or nothing that can be read. */
export function invitedWith(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).replaceAll("-", " ").trim().slice(0, LONGEST);
  } catch {
    return "";
  }
}
