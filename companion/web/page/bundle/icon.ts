/** The icon of the app, drawn here: a ring with a bead on felt, as SVG and as the PNGs that phones ask for. */

import { deflateSync } from "node:zlib";

const FELT = [0x12, 0x26, 0x2b] as const;
const LIGHT = [0xe0, 0xb0, 0x8a] as const;
const RING = 0.27;
const STROKE = 0.034;
const BEAD = { x: 0.5 + RING * Math.cos(-1.05), y: 0.5 + RING * Math.sin(-1.05), radius: 0.072 };
const GAP = 0.115;

export function iconSvg(): string {
  const at = (value: number): string => (value * 512).toFixed(1);
  const disc = (x: number, y: number, radius: number, rest: string): string =>
    `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" ${rest}/>`;
  const ring = disc(0.5, 0.5, RING, `fill="none" stroke="#e0b08a" stroke-width="${at(STROKE * 2)}"`);
  const bead = disc(BEAD.x, BEAD.y, GAP, 'fill="#12262b"') + disc(BEAD.x, BEAD.y, BEAD.radius, 'fill="#e0b08a"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="#12262b"/>${ring}${bead}</svg>\n`;
}

/** The same drawing as a PNG of `size` × `size` pixels. */
export function iconPng(size: number): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const share = cover((x + 0.5) / size, (y + 0.5) / size, 1 / size);
      for (const [part, felt] of FELT.entries()) {
        rows[y * (size * 3 + 1) + 1 + x * 3 + part] = Math.round(felt + ((LIGHT[part] ?? 0) - felt) * share);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits per colour; red, green, blue
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]);
}

/** How much of a pixel is covered by the drawing, from 0 to 1, with smooth edges. */
function cover(x: number, y: number, pixel: number): number {
  const soft = (distance: number): number => Math.max(0, Math.min(1, 0.5 - distance / pixel));
  const toBead = Math.hypot(x - BEAD.x, y - BEAD.y);
  const ring = soft(Math.abs(Math.hypot(x - 0.5, y - 0.5) - RING) - STROKE) * (1 - soft(toBead - GAP));
  return Math.max(ring, soft(toBead - BEAD.radius));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "ascii"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc(body), body.length + 4);
  return framed;
}

function crc(data: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of data) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
