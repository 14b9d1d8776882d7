import type { Piece } from './piece.ts';

/** `PLANO DE AULA 02 – 17/02/2023`: which of several plans, not about what. */
const PLAN =
  /^(?:planos? de aula|aula)\s*(?:n?[º°.]+\s*)?(\d{1,2})[\s.:–—-]*(?:\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)?\W*$/iu;
/** On a line of its own, though set as running text: `Plano de Aula 02 – 17/02/2023`. A bare `Aula 2` may be a step of one plan. */
const PLAN_LINE = new RegExp(PLAN.source.replace('|aula)', ')'), 'iu');
/** The field of a plan that says what it is about, filled in on the same line; `Plano de aula - Frações`. */
const THEME =
  /^(?:t[íi]tulo|tema|assunto|conte[úu]dos?|objetos? d[eo] conhecimento|atividade(?: em (?:grupo|duplas?))?|plano de aula)(?: (?:da|do) (?:aula|atividade|encontro))?\s*[:|–—-]\s*(\p{L}.{2,})$/iu;
/** Lines of a plan among which its theme stands. */
const FIELDS_WITHIN = 10;
const LONGEST_THEME = 60;
const FEWEST = 2;

/**
 * Several plans in one file: each is a part of its own, above all other headings, and is called by its theme and its
 * number (`Tipos de rochas (aula 2)`).
 */
export function namePlans(pieces: readonly Piece[]): void {
  const heads = pieces.filter(
    ({ kind, text }) => (kind === 'heading' && PLAN.test(text)) || (kind === 'text' && PLAN_LINE.test(text)),
  );
  const [first] = heads;
  if (first === undefined || heads.length < FEWEST) return;
  for (const head of heads) if (head.kind === 'text') makeHeading(head);
  const from = pieces.indexOf(first);
  for (const piece of pieces.slice(from)) if (piece.kind === 'heading') piece.level += 1;
  for (const [at, head] of heads.entries()) {
    head.level = 1;
    const next = heads[at + 1];
    const own = pieces.slice(pieces.indexOf(head) + 1, next === undefined ? undefined : pieces.indexOf(next));
    const theme = themeOf(own.slice(0, FIELDS_WITHIN));
    if (theme !== '') head.text = `${theme} (aula ${Number(PLAN.exec(head.text)?.[1])})`;
  }
}

function makeHeading(piece: Piece): void {
  piece.kind = 'heading';
  piece.role = 'heading';
  for (const statement of piece.statements) statement.role = 'heading';
}

function themeOf(pieces: readonly Piece[]): string {
  const lines = pieces.flatMap(({ statements }) => statements.slice(0, 1));
  for (const { text } of lines) {
    const [, told = ''] = THEME.exec(text.split('\n')[0] ?? '') ?? [];
    const theme = told.replace(/\s*[.;]$/, '');
    if (theme !== '') return theme.length <= LONGEST_THEME ? theme : (theme.split(/[,;(]/)[0]?.trim() ?? '');
  }
  return '';
}
