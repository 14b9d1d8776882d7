/** Dots of a picture, row by row from the top: red, green, blue. */
export interface Dots {
  data: Uint8Array;
  width: number;
  height: number;
}

const FILE_HEADER = 14;
const BITFIELDS = 3;
const DEPTHS = new Set([1, 4, 8, 24, 32]);

/**
 * An uncompressed Windows bitmap, which the picture library does not know; null for any other. Dots that the file does
 * not hold stay white. Layout: BITMAPFILEHEADER and BITMAPINFOHEADER of the Windows GDI.
 * @param mostPixels a picture of more dots is left alone
 */
export function decodeBmp(bytes: Uint8Array, mostPixels: number): Dots | null {
  if (bytes.length < FILE_HEADER + 40 || bytes[0] !== 0x42 || bytes[1] !== 0x4d) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headerBytes = view.getUint32(14, true);
  const width = view.getInt32(18, true);
  const tall = view.getInt32(22, true);
  const height = Math.abs(tall);
  const depth = view.getUint16(28, true);
  const compression = view.getUint32(30, true);
  const isPlain = compression === 0 || (compression === BITFIELDS && depth === 32);
  if (!isPlain || !DEPTHS.has(depth) || headerBytes < 40 || headerBytes > 200) return null;
  if (width < 1 || height < 1 || width * height > mostPixels) return null;
  const palette = FILE_HEADER + headerBytes;
  const start = view.getUint32(10, true);
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let y = 0; y < height; y++) {
    const row = start + (tall > 0 ? height - 1 - y : y) * rowBytes;
    if (row < 0 || row + rowBytes > bytes.length) continue;
    for (let x = 0; x < width; x++) {
      const at = depth >= 24 ? row + (x * depth) / 8 : palette + 4 * readIndex(bytes, row, x, depth);
      const to = (y * width + x) * 3;
      // Blue comes first in the file.
      for (const channel of [0, 1, 2]) data[to + channel] = bytes[at + 2 - channel] ?? 255;
    }
  }
  return { data, width, height };
}

/** The palette entry of a dot; the first dot of a byte stands in its highest bits. */
function readIndex(bytes: Uint8Array, row: number, x: number, depth: number): number {
  const bit = x * depth;
  const byte = bytes[row + (bit >> 3)] ?? 0;
  return (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}
