import type { Role } from '#engine/pedagogy/understanding/role.ts';
import { ROLES } from '#engine/pedagogy/understanding/role.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { ReadDocument } from '#scripts/eval/part.ts';
import type { OwnDocument } from './own-document.ts';
import { OWN_SETS } from './own-sets.ts';

const PART_LINE = '===';
/** `role: text`; the text keeps its own marks. */
const MARKED_LINE = /^([a-z_]+): (.*)$/;
/** Marks of a list or heading, which the reader takes off. */
const MARKERS = /^(?:#{1,6} |[-•—] |\d{1,2}\. )/;

/** Every document of our own, read as the product would read it. */
export const readOwnSets = (): ReadDocument[] => OWN_SETS.map(readOwnDocument);

function readOwnDocument(own: OwnDocument): ReadDocument {
  const parts = own.lines.trim().split(`\n${PART_LINE}\n`).map(readLines);
  const isParted = own.kind === 'pptx' || own.kind === 'pdf';
  const roles = parts.flatMap((lines, part) => {
    const marked = lines.flatMap(({ role, text }) =>
      anchorsOf(text).map((anchor) => ({ role, ...anchor, ...(isParted ? { at: part + 1 } : {}) })),
    );
    // Cells that say the same cannot be told apart by their words.
    return marked.filter(({ anchor }, index) => marked.findIndex((one) => one.anchor === anchor) === index);
  });
  const texts = parts.map((lines) => lines.map(({ text }) => text).join('\n'));
  return {
    marked: {
      ...own,
      roles,
      mustCarry: own.mustCarry.map((anchor) => ({ anchor })),
      mustNot: own.mustNot.map((line) => {
        const [reason = '', anchor = ''] = line.split(/: (.*)/);
        return { reason, anchor };
      }),
    },
    source: readParts(own, texts),
    ...(own.kind === 'text' ? { typed: texts.join('\n') } : {}),
  };
}

/** @throws where a line has no role, so that a slip in a set is seen */
function readLines(part: string): { role: Role; text: string }[] {
  return part
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, text = ''] = MARKED_LINE.exec(line) ?? [];
      const role = ROLES.find((one) => one === name);
      if (role === undefined) throw new Error(`no role: ${line}`);
      return { role, text };
    });
}

function anchorsOf(text: string): { anchor: string; whole?: boolean }[] {
  if (!text.startsWith('|')) return [{ anchor: text.replace(MARKERS, '').replaceAll('**', '') }];
  return text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !/^-+$/.test(cell))
    .map((anchor) => ({ anchor, whole: true }));
}

/** Each slide or page read by itself, as one document with blocks counted through. */
function readParts({ kind, title }: OwnDocument, parts: readonly string[]): SourceDocument {
  const read = parts.map(readText);
  const blocks = read
    .flatMap((part, index) =>
      part.blocks.map((block): Block => {
        if (kind === 'pptx') return { ...block, slide: index + 1 };
        return kind === 'pdf' ? { ...block, page: index + 1 } : block;
      }),
    )
    .map((block, index): Block => ({ ...block, id: `b${index + 1}` }));
  const [first] = read;
  if (first === undefined) throw new Error('an own document without lines');
  const counts = { ...first.counts };
  for (const key of Object.keys(counts) as (keyof typeof counts)[])
    counts[key] = read.reduce((sum, part) => sum + part.counts[key], 0);
  return {
    ...first,
    kind,
    title,
    pages: kind === 'pdf' ? parts.length : null,
    slides: kind === 'pptx' ? parts.length : null,
    blocks,
    counts,
  };
}
