import { iconSvg } from '#engine/composing/icons/icon-svg.ts';

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
  addIcon(icon: string, { hex, opacity }: { hex: string; opacity: number }): string {
    const svg = iconSvg(icon, { hex, opacity });
    return this.#add(`${icon}-${hex.slice(1)}-${Math.round(opacity * 100)}.svg`, Buffer.from(svg));
  }

  #add(name: string, bytes: Uint8Array): string {
    this.files.set(`/files/${name}`, bytes);
    return `/files/${name}`;
  }
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
