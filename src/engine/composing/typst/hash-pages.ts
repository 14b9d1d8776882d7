import { createHash } from 'node:crypto';

/** Where the file tells what each of its objects is, counted from its first byte. */
const XREF = /startxref\s+(\d+)\s+%%EOF\s*$/;
const REFERENCE = /(\d+) 0 R/g;
/** What a page is part of, what it is tagged with and where its links lead: nothing of it shows. */
const UNSEEN = /\/(?:Parent|StructParents?|Annots|Tabs)\s*(?:\[[^\]]*\]|\d+ 0 R|\d+|\/\w+)/g;

/**
 * A name for each page of a PDF of ours by all that shows on it: its stream, and the fonts and pictures that this draws with,
 * byte by byte. Pages of two files under one name look alike, though the files number their objects and letters anew.
 * @returns null for a file that is not written as ours are
 */
export function hashPages(pdf: Uint8Array): string[] | null {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const text = file.toString('latin1');
  const objects = listObjects(text);
  if (!objects) return null;
  const names = new Map<number, string>();
  const open = new Set<number>();
  const name = (id: number): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const [start, end] = objects.get(id) ?? [0, 0];
    if (open.has(id) || end === 0) throw new RangeError('an object of the file is not there or holds itself');
    open.add(id);
    const stream = text.indexOf('stream\n', start);
    const told = text.slice(start, stream < 0 || stream > end ? end : stream);
    const said = told
      .replace(/^\d+ 0 obj/, '')
      .replaceAll(UNSEEN, '')
      .replaceAll(REFERENCE, (_, other: string) => name(Number(other)));
    const hash = createHash('sha256').update(said);
    if (told.length < end - start) hash.update(file.subarray(start + told.length, end));
    const made = hash.digest('base64url');
    names.set(id, made);
    return made;
  };
  const kids = /\/Type \/Pages\b[^>]*\/Kids \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  const pages = [...kids.matchAll(REFERENCE)].map(([, id]) => Number(id));
  try {
    return pages.length === 0 ? null : pages.map(name);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Number of an object → where it begins and ends. */
function listObjects(text: string): Map<number, [number, number]> | null {
  const begin = Number(XREF.exec(text.slice(-80))?.[1] ?? Number.NaN);
  const [, count] = /^xref\s+0 (\d+)\s/.exec(text.slice(begin, begin + 40)) ?? [];
  if (count === undefined) return null;
  const rows = [...text.slice(begin).matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  if (rows.length !== Number(count)) return null;
  const starts = rows.flatMap(([, at, kind], id) => (kind === 'n' ? [{ id, at: Number(at) }] : []));
  const inOrder = starts.toSorted((one, other) => one.at - other.at);
  return new Map(inOrder.map(({ id, at }, place) => [id, [at, inOrder[place + 1]?.at ?? begin]]));
}
