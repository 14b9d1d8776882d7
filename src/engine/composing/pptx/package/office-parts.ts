import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { escapeAttribute, xmlPart } from './xml.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const DEFAULTS: Record<string, string> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  fntdata: 'application/x-fontdata',
};
/** Packed already. */
const STORED = new Set(['png', 'jpg', 'gif', 'xlsx']);

/**
 * `fflate` writes the local time of a date: this one is the first a zip can hold, and the same in any zone. Without it
 * the hour of writing would stand in the file, and no two files of one deck would be equal.
 */
const ZIP_TIME = new Date(1980, 0, 1);

interface Relationship {
  type: string;
  target: string;
  isExternal: boolean;
}

/** An Office package as it grows: parts by name (no leading slash), what they relate to, media that are stored once. */
export class OfficeParts {
  readonly #contents = new Map<string, Uint8Array>();
  readonly #overrides: string[] = [];
  readonly #relationships = new Map<string, Relationship[]>();
  readonly #media = new Map<string, string>();

  /** `contentType` is null for a kind of file that is known by its ending. */
  add(name: string, contentType: string | null, content: string | Uint8Array): void {
    if (this.#contents.has(name)) throw new Error(`two parts named ${name}`);
    this.#contents.set(name, typeof content === 'string' ? strToU8(content) : content);
    if (contentType !== null)
      this.#overrides.push(`<Override PartName="/${name}" ContentType="${contentType}"/>`);
  }

  /** How many parts stand under a folder. */
  count(folder: string): number {
    return [...this.#contents.keys()].filter((name) => name.startsWith(folder)).length;
  }

  /** Adds a file under a folder once, however often the deck shows it; answers its name. */
  addMedia(bytes: Uint8Array, ending: string): string {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const known = this.#media.get(hash);
    if (known !== undefined) return known;
    const name = `ppt/media/image${this.#media.size + 1}.${ending}`;
    this.#media.set(hash, name);
    this.add(name, null, bytes);
    return name;
  }

  /**
   * The id under which part `from` (`''` is the package) knows the part `to`; the same for the same target. `type` is
   * the last segment of a usual type, or a whole address.
   */
  relate(from: string, type: string, to: string, isExternal = false): string {
    const known = this.#relationships.get(from) ?? [];
    this.#relationships.set(from, known);
    const at = known.findIndex((one) => one.type === type && one.target === to);
    if (at >= 0) return `rId${at + 1}`;
    known.push({ type, target: to, isExternal });
    return `rId${known.length}`;
  }

  /** The package as bytes: the same for the same parts in the same order. */
  toZip(): Uint8Array {
    const files: Zippable = {};
    const put = (name: string, bytes: Uint8Array) => {
      files[name] = [bytes, { mtime: ZIP_TIME, level: STORED.has(endingOf(name)) ? 0 : 6 }];
    };
    put('[Content_Types].xml', strToU8(this.#writeContentTypes()));
    for (const [part, list] of this.#relationships) {
      const { folder, file } = splitName(part);
      put(`${folder}_rels/${file}.rels`, strToU8(writeRelationships(list, folder)));
    }
    for (const [name, bytes] of this.#contents) put(name, bytes);
    return zipSync(files);
  }

  #writeContentTypes(): string {
    const used = new Set(['rels', 'xml', ...[...this.#contents.keys()].map(endingOf)]);
    const defaults = [...used].map(
      (ending) => `<Default Extension="${ending}" ContentType="${DEFAULTS[ending]}"/>`,
    );
    return xmlPart(
      `<Types xmlns="${PACKAGE}/content-types">${defaults.join('')}${this.#overrides.join('')}</Types>`,
    );
  }
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

function splitName(part: string): { folder: string; file: string } {
  const slash = part.lastIndexOf('/') + 1;
  return { folder: part.slice(0, slash), file: part.slice(slash) };
}

function writeRelationships(list: Relationship[], folder: string): string {
  const written = list.map(({ type, target, isExternal }, index) => {
    const address = type.includes('/') ? type : `${OFFICE}/${type}`;
    const where = isExternal
      ? `Target="${escapeAttribute(target)}" TargetMode="External"`
      : `Target="${posix.relative(`/${folder}`, `/${target}`)}"`;
    return `<Relationship Id="rId${index + 1}" Type="${address}" ${where}/>`;
  });
  return xmlPart(`<Relationships xmlns="${PACKAGE}/relationships">${written.join('')}</Relationships>`);
}
