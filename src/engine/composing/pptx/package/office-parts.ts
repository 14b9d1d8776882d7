import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
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
 * The first of January 1980, the first day a zip can hold: with the hour of writing no two files of one deck would be equal.
 */
const ZIP_DATE = 0x21;
const VERSION = 20;
const UTF8_NAMES = 0x800;

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
    this.#contents.set(name, typeof content === 'string' ? Buffer.from(content) : content);
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
    const files: [name: string, bytes: Uint8Array][] = [
      ['[Content_Types].xml', Buffer.from(this.#writeContentTypes())],
    ];
    for (const [part, list] of this.#relationships) {
      const { folder, file } = splitName(part);
      files.push([`${folder}_rels/${file}.rels`, Buffer.from(writeRelationships(list, folder))]);
    }
    return writeZip([...files, ...this.#contents]);
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

/** By zlib, which packs four times as fast as a packer in JavaScript. */
function writeZip(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  const [locals, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  for (const [name, bytes] of files) {
    const path = Buffer.from(name);
    const isStored = STORED.has(endingOf(name));
    const { packed, sum } = isStored
      ? { packed: bytes, sum: crc32(bytes) }
      : pack(bytes, name.endsWith('.fntdata'));
    const head = Buffer.alloc(26);
    head.writeUInt16LE(VERSION, 0);
    head.writeUInt16LE(UTF8_NAMES, 2);
    head.writeUInt16LE(isStored ? 0 : 8, 4);
    head.writeUInt16LE(ZIP_DATE, 8);
    head.writeUInt32LE(sum, 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(path.length, 22);
    locals.push(LOCAL, head, path, packed);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(CENTRAL, head, end, path);
    offset += LOCAL.length + head.length + path.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const LOCAL = Buffer.from('PK\x03\x04', 'latin1');
/** With the version of the program that wrote it. */
const CENTRAL = Buffer.from(`PK\x01\x02${String.fromCharCode(VERSION)}\0`, 'latin1');

interface Packed {
  packed: Uint8Array;
  sum: number;
}
/** The faces that each deck embeds are the same objects: packed once a process. */
const faces = new WeakMap<Uint8Array, Packed>();

function pack(bytes: Uint8Array, isFace: boolean): Packed {
  const known = faces.get(bytes);
  if (known !== undefined) return known;
  const made = { packed: deflateRawSync(bytes, { level: 6 }), sum: crc32(bytes) };
  if (isFace) faces.set(bytes, made);
  return made;
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
