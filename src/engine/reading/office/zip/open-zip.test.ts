import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { openZip } from './open-zip.ts';

const TEXT = 'A água evapora. '.repeat(20);
const DIRECTORY_ENTRY = 0x02014b50;

function refusalOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof ReadingProblem) return error.code;
    throw error;
  }
  return 'accepted';
}

/** Calls `change` with the offset of each entry of the central directory. */
function changeDirectory(
  bytes: Uint8Array,
  change: (view: DataView, offset: number, index: number) => void,
): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  let index = 0;
  for (let offset = 0; offset + 4 <= copy.length; offset += 1) {
    if (view.getUint32(offset, true) !== DIRECTORY_ENTRY) continue;
    change(view, offset, index);
    index += 1;
  }
  return copy;
}

describe('the zip guard', () => {
  it('reads deflated and stored entries, whatever the case of the name', () => {
    const zip = openZip(zipSync({ 'a.xml': strToU8(TEXT), 'b.xml': [strToU8(TEXT), { level: 0 }] }));
    for (const name of ['a.xml', 'A.XML', '/b.xml']) {
      expect(new TextDecoder().decode(zip.read(name) ?? undefined)).toBe(TEXT);
    }
    expect(zip.read('c.xml')).toBeNull();
    expect(zip.has('c.xml')).toBe(false);
  });

  it('refuses a file that does not begin as a zip, even if a zip follows', () => {
    const zip = zipSync({ 'a.xml': strToU8(TEXT) });
    expect(refusalOf(() => openZip(new Uint8Array([...strToU8('%PDF-1.7\n'), ...zip])))).toBe(
      'unsupported_type',
    );
  });

  it('calls a zip without directory or with data cut off broken', () => {
    const zip = zipSync({ 'a.xml': strToU8(TEXT) });
    expect(refusalOf(() => openZip(zip.subarray(0, zip.length - 30)))).toBe('broken');
    const shifted = changeDirectory(zip, (view, offset) => view.setUint32(offset + 42, 5, true));
    expect(refusalOf(() => openZip(shifted))).toBe('broken');
  });

  it('refuses declared sizes over the limits before unpacking anything', () => {
    const zip = zipSync({ 'a.xml': strToU8(TEXT) });
    const huge = changeDirectory(zip, (view, offset) => view.setUint32(offset + 24, 60_000_001, true));
    expect(refusalOf(() => openZip(huge))).toBe('too_large');
    const four = zipSync({ a: strToU8(TEXT), b: strToU8(TEXT), c: strToU8(TEXT), d: strToU8(TEXT) });
    const together = changeDirectory(four, (view, offset) => view.setUint32(offset + 24, 55_000_000, true));
    expect(refusalOf(() => openZip(together))).toBe('too_large');
  });

  it('refuses more than five thousand entries', () => {
    const entries = Object.fromEntries(
      Array.from({ length: 5_001 }, (_, index) => [`${index}`, new Uint8Array()]),
    );
    expect(refusalOf(() => openZip(zipSync(entries, { level: 0 })))).toBe('too_large');
  });

  it('refuses to unpack an entry over a megabyte that packs better than two hundred to one', () => {
    const zip = openZip(zipSync({ 'a.xml': new Uint8Array(3_000_000), 'b.xml': strToU8(TEXT) }));
    expect(refusalOf(() => zip.read('a.xml'))).toBe('too_large');
    expect(zip.read('b.xml')).not.toBeNull();
  });

  it('stops unpacking where an entry goes past its declared size', () => {
    const zip = zipSync({ 'a.xml': new Uint8Array(3_000_000) });
    const lying = openZip(changeDirectory(zip, (view, offset) => view.setUint32(offset + 24, 1_000, true)));
    expect(refusalOf(() => lying.read('a.xml'))).toBe('unsafe');
  });

  it('refuses two parts of one name, also when only the case differs', () => {
    const twice = zipSync({ 'word/a.xml': strToU8('um'), 'word/A.xml': strToU8('dois') });
    expect(refusalOf(() => openZip(twice))).toBe('unsafe');
  });

  it('refuses entries that share bytes', () => {
    const zip = zipSync({ 'a.xml': strToU8(TEXT), 'b.xml': strToU8(TEXT) });
    const shared = changeDirectory(zip, (view, offset) => view.setUint32(offset + 42, 0, true));
    expect(refusalOf(() => openZip(shared))).toBe('unsafe');
  });

  it('refuses an entry whose local header names another file', () => {
    const zip = zipSync({ 'a.xml': strToU8(TEXT) });
    const renamed = changeDirectory(zip, (view, offset) => view.setUint8(offset + 46, 'z'.charCodeAt(0)));
    expect(refusalOf(() => openZip(renamed).read('z.xml'))).toBe('unsafe');
  });

  it('finds damage by the checksum', () => {
    const zip = zipSync({ 'a.xml': [strToU8(TEXT), { level: 0 }] });
    const damaged = zip.slice();
    damaged[40] = (damaged[40] ?? 0) ^ 0xff;
    expect(refusalOf(() => openZip(damaged).read('a.xml'))).toBe('broken');
  });

  it('asks for the password of an encrypted zip to be removed', () => {
    const zip = zipSync({ 'a.xml': strToU8(TEXT) });
    const encrypted = changeDirectory(zip, (view, offset) => view.setUint16(offset + 8, 1, true));
    expect(refusalOf(() => openZip(encrypted))).toBe('encrypted');
  });
});
