import { ROLES, type Role } from '#engine/pedagogy/understanding/role.ts';
import type { Block, SourceDocument, SourceKind } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';

/** A document written line by line with the role of each line. */
export interface LinedDocument {
  /** What the engine is told the file was; slides and pages are parted by a line `===`. */
  kind: SourceKind;
  title: string | null;
  /**
   * Line by line `role: text`, the text as one would type it; a line of a table marks each of its cells, alike or by roles
   * with commas between (`heading,objective: | Objetivos | … |`).
   */
  lines: string;
}

/** A line as a part of its document holds it; of a table each cell is one. */
export interface MarkedLine {
  anchor: string;
  role: Role;
  /** Page or slide from 1, where the kind has one. */
  at?: number;
  /** The piece is these words and no more. */
  whole?: boolean;
}

const PART_LINE = '===';
/** `role: text`; the text keeps its own marks. */
const MARKED_LINE = /^([a-z_,]+): (.*)$/;
/** Marks of a list or heading, which the reader takes off; of a heading it takes off the colon. */
const MARKERS = /^(?:#{1,6} |[-•—–*+→▪►➤✔✓] |\d{1,2}[.)] |\(?[a-e]\) )/i;

/**
 * The document as the product would read it, and its lines with their roles.
 * @throws where a line has no role, so that a slip is seen
 */
export function readLined(document: LinedDocument): {
  source: SourceDocument;
  /** Its text without the roles, each part by itself. */
  texts: string[];
  lines: MarkedLine[];
} {
  const parts = document.lines.trim().split(`\n${PART_LINE}\n`).map(readLines);
  const isParted = document.kind === 'pptx' || document.kind === 'pdf';
  const lines = parts.flatMap((part, index) =>
    part.flatMap((line) =>
      anchorsOf(line).map((one) => ({ ...one, ...(isParted ? { at: index + 1 } : {}) })),
    ),
  );
  const texts = parts.map((part) => part.map(({ text }) => text).join('\n'));
  return { source: readParts(document, texts), texts, lines };
}

/** An empty line sets groups apart and has no role. */
function readLines(part: string): { roles: Role[]; text: string }[] {
  return part.split('\n').map((line) => {
    if (line.trim() === '') return { roles: [], text: '' };
    const [, names = '', text = ''] = MARKED_LINE.exec(line) ?? [];
    const roles = names.split(',').map((name) => ROLES.find((one) => one === name));
    if (!roles.every((role) => role !== undefined)) throw new Error(`no role: ${line}`);
    return { roles, text };
  });
}

function anchorsOf({ roles, text }: { roles: Role[]; text: string }): MarkedLine[] {
  const [first] = roles;
  if (first === undefined) return [];
  if (!text.startsWith('|'))
    return [{ anchor: text.replace(MARKERS, '').replaceAll('**', '').replace(/:\s*$/, ''), role: first }];
  return text
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell, column) => ({ anchor: cell.trim(), role: roles[column] ?? first, whole: true }))
    .filter(({ anchor }) => anchor !== '' && !/^-+$/.test(anchor));
}

/** Each slide or page read by itself, as one document with blocks counted through. */
function readParts({ kind, title }: LinedDocument, parts: readonly string[]): SourceDocument {
  const read = parts.map(readText);
  const blocks = read
    .flatMap((part, index) =>
      part.blocks.map(({ group, ...block }): Block => {
        if (kind === 'pptx') return { ...block, slide: index + 1 };
        if (kind === 'pdf') return { ...block, page: index + 1 };
        return kind === 'text' && group !== undefined ? { ...block, group } : block;
      }),
    )
    .map((block, index): Block => ({ ...block, id: `b${index + 1}` }));
  const [first] = read;
  if (first === undefined) throw new Error('a document without lines');
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
