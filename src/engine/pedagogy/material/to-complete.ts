import type { Understanding } from '#engine/pedagogy/understanding/understand.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Piece } from './piece.ts';
import { isField } from './read-records.ts';

type Table = Extract<Block, { type: 'table' }>;

/** `____`, `?`, `(   )`, `…`: where the class writes. */
const GAP = /^(?:[_.…\s]*(?:_{2,}|\.{3,}|…)[_.…\s]*|\?+|\(\s*\))$/u;
const LEAST_SHARE = 1 / 3;
const FEWEST = 2;
const LEADS = /(?<!\p{L})(?:complet|preench|copi|fill)|:\s*$/iu;

export const isGap = (cell: string): boolean => GAP.test(cell.trim());

/** True for a table that a class fills in: a good part of its cells are marked as gaps. */
export function isToComplete({ rows }: Table): boolean {
  const cells = rows.slice(1).flatMap((row) => row.slice(1));
  const gaps = cells.filter(isGap).length;
  return gaps >= FEWEST && gaps >= cells.length * LEAST_SHARE;
}

/** Has tables to be filled in be asked, with the line that leads to each: nothing of them is told. */
export function askToComplete(pieces: readonly Piece[]): void {
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'table' || piece.block.type !== 'table' || !isToComplete(piece.block)) continue;
    setAsked(piece);
    const before = pieces[at - 1];
    if (before?.kind === 'text' && LEADS.test(before.text)) setAsked(before);
  }
}

function setAsked(piece: Piece): void {
  piece.role = 'exercise';
  for (const statement of piece.statements) statement.role = 'exercise';
}

/** `Objetivo geral: Formular com a coordenação`, `Recursos:` with nothing below it. */
const FIELD = /^[\s\d.)•–-]*(\p{Lu}[^:_]{2,45}):\s*(.*)$/su;
/** `PCEIAB01 -`: a code with nothing behind it. */
const CODE_ALONE = /^\W*[A-Z]{2,8}\d{2}[A-Z\d]*\s*[-–—:]\s*$/u;

/** The fields of a plan or a curriculum that nobody filled in, by their names, and how often each stands so. */
export function unfilledFields(bits: Understanding['bits']): Map<string, Understanding['bits']> {
  const opens = (bit: Understanding['bits'][number] | undefined): boolean =>
    bit === undefined || bit.role === 'heading' || FIELD.test(bit.text);
  const found = bits.flatMap((bit, at): [string, (typeof bits)[number]][] => {
    const [, label = '', value = ''] = FIELD.exec(bit.text) ?? [];
    if (label === '') {
      const next = bits[at + 1];
      const isBare = next === undefined || (next.kind === 'heading' && isField(next.text));
      if (bit.kind === 'heading' && isField(bit.text) && isBare) return [[bit.text, bit]];
      const head = bit.cell?.head ?? '';
      return bit.role === 'blank' && bit.kind === 'cell' && WRITES.test(bit.text) && head !== ''
        ? [[head, bit]]
        : [];
    }
    if (CODE_ALONE.test(value)) return [[`${label}: ${value.replace(/\W+$/u, '')}`, bit]];
    const isLeft =
      value === '' ? isField(label) && opens(bits[at + 1]) : bit.role === 'blank' && !isGap(value);
    return isLeft ? [[label, bit]] : [];
  });
  return new Map(
    [...Map.groupBy(found, ([label]) => label.trim())].map(([label, own]) => [
      label,
      own.map(([, bit]) => bit),
    ]),
  );
}
/** `Formular em parceria com o coordenador.` */
const WRITES = /^\p{Lu}\p{Ll}+(?:ar|er|ir)(?!\p{L}).{10,}/u;
