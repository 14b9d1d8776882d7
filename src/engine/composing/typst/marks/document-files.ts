import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Files of one document as the typesetter finds them, filled while its marks are made. */
export class DocumentFiles {
  readonly files = new Map<string, Uint8Array>();
  readonly #pictures: ReadonlyMap<string, Uint8Array>;

  /** @param pictures bytes by key: PNG, JPEG, GIF or WebP */
  constructor(pictures: ReadonlyMap<string, Uint8Array>) {
    this.#pictures = pictures;
  }

  /** Null where the picture was not brought along, or is of no kind that can be set. */
  addPicture(key: string): string | null {
    const bytes = this.#pictures.get(key);
    const ending = bytes && endingOf(bytes);
    if (!ending) return null;
    return this.#add(`${Buffer.from(key).toString('hex')}.${ending}`, bytes);
  }

  /** @throws Error for a name that the set does not have */
  addIcon(icon: string, colour: string): string {
    const path = `${icon}-${colour.slice(1)}.svg`;
    return this.files.has(`/files/${path}`) ? `/files/${path}` : this.#add(path, loadIcon(icon, colour));
  }

  #add(name: string, bytes: Uint8Array): string {
    this.files.set(`/files/${name}`, bytes);
    return `/files/${name}`;
  }
}

const require = createRequire(import.meta.url);

function loadIcon(icon: string, colour: string): Uint8Array {
  if (!/^[a-z][a-z-]*$/.test(icon)) throw new Error('no name of an icon');
  const svg = readFileSync(require.resolve(`@phosphor-icons/core/fill/${icon}-fill.svg`), 'utf8');
  const [rgb, opacity] = [colour.slice(0, 7), Number.parseInt(colour.slice(7), 16) / 255];
  return Buffer.from(svg.replaceAll('"currentColor"', `"${rgb}" fill-opacity="${opacity}"`));
}

/** By the first bytes: what a name says may be wrong. */
function endingOf(bytes: Uint8Array): string | null {
  const begins = (hex: string, at = 0) =>
    Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex;
  if (begins('89504e47')) return 'png';
  if (begins('ffd8ff')) return 'jpg';
  if (begins('47494638')) return 'gif';
  return begins('52494646') && begins('57454250', 8) ? 'webp' : null;
}
