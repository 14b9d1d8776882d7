import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';

/** Draws the icons of phones and old browsers from icon.svg. Run after a change of it; the results are committed. */
const STATIC = resolve(import.meta.dirname, '..', 'src/web/static');
const svg = readFileSync(resolve(STATIC, 'icon.svg'));
const BOARD = '#123329';

/** `share` is the part of the square the drawing takes; a maskable icon keeps its outer fifth free. */
async function draw(size: number, share: number, background: string | null): Promise<Buffer> {
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  const rest = size - inner - margin;
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawing = sharp(svg, { density: 72 * (inner / 64) })
    .resize(inner, inner)
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: background ?? transparent });
  return (background ? drawing.flatten({ background }) : drawing).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico that holds one PNG. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const icons: Record<string, Buffer> = {
  'icon-192.png': await draw(192, 1, null),
  'icon-512.png': await draw(512, 1, null),
  'icon-maskable-512.png': await draw(512, 0.6, BOARD),
  'apple-touch-icon.png': await draw(180, 0.72, BOARD),
  'favicon.ico': asIco(await draw(32, 1, null), 32),
};
for (const [name, image] of Object.entries(icons)) {
  writeFileSync(resolve(STATIC, name), image);
  console.log(`${name}: ${image.length} bytes`);
}
