/** The QR code has the join code after the #, which browsers do not send over the network. */

const LONGEST = 40;

/** The code as people write it; "" if the address holds none, or an invalid one. */
export function invitedWith(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1)).replaceAll("-", " ").trim().slice(0, LONGEST);
  } catch {
    return "";
  }
}
