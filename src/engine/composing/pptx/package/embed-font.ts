/** Flags, magic number and version: https://www.w3.org/submissions/EOT, section 4. */
const VERSION = 0x0002_0001;
const MAGIC = 0x504c;
const DEFAULT_CHARSET = 1;
const HEADER_BYTES = 82;

/**
 * A TrueType face in the form that Office embeds: a header of what the face says of itself, then the face. Only faces
 * whose `fsType` allows it may be embedded; all families of ours do (0).
 */
export function embedFont(font: Uint8Array): Uint8Array {
  const known = embedded.get(font) ?? writeEmbedded(font);
  embedded.set(font, known);
  return known;
}

/** Made and packed once a process: each deck of a theme embeds the same faces. */
const embedded = new WeakMap<Uint8Array, Uint8Array>();

function writeEmbedded(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const [os2, head] = [findTable(view, 'OS/2'), findTable(view, 'head')];
  const names = [1, 2, 5, 4].map((id) => readName(view, id));
  const length = HEADER_BYTES + names.reduce((sum, name) => sum + name.length + 4, 0) + 2 + font.length;
  const bytes = new Uint8Array(length);
  const header = new DataView(bytes.buffer);
  header.setUint32(0, length, true);
  header.setUint32(4, font.length, true);
  header.setUint32(8, VERSION, true);
  bytes.set(font.subarray(os2 + 32, os2 + 42), 16);
  header.setUint8(26, DEFAULT_CHARSET);
  header.setUint8(27, view.getUint16(os2 + 62) & 1);
  header.setUint32(28, view.getUint16(os2 + 4), true);
  header.setUint16(32, view.getUint16(os2 + 8), true);
  header.setUint16(34, MAGIC, true);
  const ranges = [42, 46, 50, 54, 78, 82];
  ranges.forEach((from, at) => {
    header.setUint32(36 + at * 4, view.getUint32(os2 + from), true);
  });
  header.setUint32(60, view.getUint32(head + 8), true);
  let at = HEADER_BYTES;
  for (const name of names) {
    header.setUint16(at, name.length, true);
    bytes.set(name, at + 2);
    at += 2 + name.length + 2;
  }
  // The root string, which would bind the font to one address, is empty: its length alone stands.
  bytes.set(font, at + 2);
  return bytes;
}

function findTable(view: DataView, tag: string): number {
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
    if (name === tag) return view.getUint32(at + 8);
  }
  throw new Error(`a font without ${tag}`);
}

/** A name of the face for Windows in English, as UTF-16 with the low byte first. */
function readName(view: DataView, id: number): Uint8Array {
  const table = findTable(view, 'name');
  const texts = table + view.getUint16(table + 4);
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const at = table + 6 + index * 12;
    const [platform, , language, name, length, offset] = [0, 2, 4, 6, 8, 10].map((step) =>
      view.getUint16(at + step),
    );
    if (platform !== 3 || language !== 0x409 || name !== id) continue;
    const start = view.byteOffset + texts + (offset ?? 0);
    const swapped = new Uint8Array(view.buffer.slice(start, start + (length ?? 0)));
    for (let byte = 0; byte + 1 < swapped.length; byte += 2)
      [swapped[byte], swapped[byte + 1]] = [swapped[byte + 1] ?? 0, swapped[byte] ?? 0];
    return swapped;
  }
  return new Uint8Array();
}
