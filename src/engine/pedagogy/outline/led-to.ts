import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { pieceLike } from '#engine/pedagogy/material/draft-piece.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { isContentRole, isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { upperFirst } from './clean-title.ts';
import { isNoName } from './no-name.ts';
import { withoutSigns } from './without-signs.ts';

/** `Quem pede comida … A sociologia chama esse fenômeno de uberização: …`: the name that an introduction leads to. */
export function ledTo(pieces: readonly Piece[]): string[] {
  const [first] = pieces.filter(({ kind }) => kind !== 'heading');
  return pieces
    .filter(({ blockRef, kind }) => blockRef === first?.blockRef && kind === 'text')
    .flatMap(({ statements }) => statements.filter(({ text }) => CALLS_IT.test(text)))
    .flatMap(({ text }) => upperFirst(definitionOf(text)?.term ?? ''))
    .filter((term) => term !== '');
}
const CALLS_IT = /\s(?:chama|denomina)[mr]?\s(?:a\s)?(?:ess[ea]|est[ea]|isso|isto)/iu;

/** `(PNAD Contínua, 2022)`: a name that stands in brackets with its year alone says where something is from. */
export function namesSource(phrase: string, pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join('\n');
  const isIn = (one: string): boolean => one.toLowerCase().includes(phrase.toLowerCase());
  return isIn(text) && !isIn(text.replace(/\([^()]*\d{4}[^()]*\)|^(?:fonte|dispon[íi]vel)[^\n]*$/gimu, ' '));
}

/** `Antes de medir, o paciente deve`, `Para o preparo vamos precisar de`: when and what for, then that something is to be done. */
const DUTY =
  /^(.{5,45}?),? (?:(?:[oa]s? |cada )?(?:\p{L}+ ){0,2}(?:dev[ea]m?|precisam?|t[eê]m (?:que|de))|(?:[ée]|ser[áa]) (?:preciso|necess[áa]rio)|(?:vamos |iremos )?precisar(?:emos)?(?: de)?|precisamos(?: de)?|deve-se|temos que)$/iu;
const LONGEST_LEAD = { characters: 48, words: 8 };
const FEWEST_LED = 3;

/** What a line over items is called by: `Antes de medir, o paciente deve:` → `Antes de medir`; '' for a sentence or a remark. */
export function leadName(line: string): string {
  const bare = withoutSigns(line.trim())
    .replace(/\s*\([^()]*\)(?=:?$)/u, '')
    .replace(/\s*:$/u, '');
  const name = (DUTY.exec(bare)?.[1] ?? bare).replace(/[\s,;]+$/u, '');
  const isName =
    /^\p{L}[^.!;=|]*[\p{L}\d)]$/u.test(name) &&
    name.length <= LONGEST_LEAD.characters &&
    name.split(' ').length <= LONGEST_LEAD.words &&
    !/:|,.*,|(?<!\p{L})(?:s[ãa]o|é|seguintes?|abaixo|deve|devem|tem|t[êe]m|há|existem|de|d[aeo]s?|em|para|com|que)$/iu.test(
      name,
    );
  return isName && !isNoName(name) && /\p{L}{3}/u.test(name) ? upperFirst(name) : '';
}

/** `A conversão de bases (2 → 8) é direta`: of several of a kind that one, in brackets. */
const ONE_OF_KIND =
  /^(?:de forma análoga, |da mesma forma, |já |e )?(?:[oa]s?) (\p{Ll}[\p{L} ]{3,40} \([^()]{1,24}(?:→|\d|->)[^()]{0,24}\)) \p{Ll}/iu;

/** What a line names that opens a slide: `Pesos das posições:`, `A conversão de bases (2 → 8) é direta`; '' for anything else. */
function nameOpening(line: string): string {
  const [, kind = ''] = ONE_OF_KIND.exec(line) ?? [];
  if (kind !== '') return upperFirst(kind);
  const label = /:\s*$/u.test(line) && !hasFiniteVerb(line) ? leadName(line) : '';
  return label.split(' ').length < FEWEST_NAMING ? '' : label;
}
const FEWEST_NAMING = 3;
/** Slides over which one heading stands that it names none of. */
const FEWEST_OF_BANNER = 3;

/**
 * Slides that go on under the banner of those before them, or under a heading that stood there already, with a heading for what each
 * of them opens with: `Sistemas de Numeração` over seven slides names none of them.
 */
function headGoingOn(pieces: readonly Piece[], titles: readonly Piece[]): Piece[] {
  const slides = Map.groupBy(pieces, ({ slide }) => slide);
  const uses = new Map<string, number>();
  for (const { kind, text } of pieces)
    if (kind === 'heading') uses.set(normalise(text), (uses.get(normalise(text)) ?? 0) + 1);
  const banners = [...uses].filter(([, count]) => count >= FEWEST_OF_BANNER).map(([text]) => text);
  const seen = new Set([...titles.map(({ text }) => normalise(text)), ...banners]);
  let level = 0;
  return [...slides].flatMap(([slide, own]) => {
    const heads = own.filter(({ kind }) => kind === 'heading');
    const isNew = heads.some(({ text }) => !seen.has(normalise(text)));
    for (const { text } of heads) seen.add(normalise(text));
    level = heads.at(-1)?.level ?? level;
    if (slide === null || isNew || level === 0 || own.some(({ role }) => isPracticeRole(role))) return own;
    return own.flatMap((piece) => {
      const [line, ...rest] = piece.statements;
      const mayOpen = (piece.kind === 'list' || piece.kind === 'text') && isContentRole(piece.role);
      const name = mayOpen && line !== undefined && !piece.example ? nameOpening(line.text) : '';
      if (name === '' || line === undefined) return [piece];
      const head = pieceLike(piece, [{ text: name, written: line.text, role: 'heading' }], {
        kind: 'heading',
        level: level + 1,
      });
      // A label that is the heading is no item as well.
      const isLabel = /:\s*$/u.test(line.text);
      return isLabel && rest.length > 0 ? [head, pieceLike(piece, rest)] : isLabel ? [head] : [head, piece];
    });
  });
}

/**
 * Lines over the items of a list, behind other matter of their part, as the headings that they are: what is to be done before
 * does not run on under what stood above it.
 */
export function raiseLeads(pieces: readonly Piece[], titles: readonly Piece[] = []): Piece[] {
  let level = 0;
  const headed = headGoingOn(pieces, titles);
  return headed.map((piece, at) => {
    if (piece.kind === 'heading') level = piece.level;
    const [before, next] = [headed[at - 1], headed[at + 1]];
    const leads =
      piece.kind === 'text' &&
      piece.block.type === 'paragraph' &&
      piece.block.text === piece.text &&
      isContentRole(piece.role) &&
      next?.kind === 'list' &&
      isContentRole(next.role) &&
      next.statements.length >= FEWEST_LED &&
      next.block.group === piece.block.group &&
      before !== undefined &&
      before.kind !== 'heading' &&
      level > 0 &&
      (/:\s*$/u.test(piece.text) || before.block.group !== piece.block.group);
    const name = leads && !/[.!?;]\s*$/u.test(piece.text) ? leadName(piece.text) : '';
    return name === ''
      ? piece
      : { ...piece, kind: 'heading', role: 'heading', level: level + 1, text: name, weight: 0 };
  });
}
