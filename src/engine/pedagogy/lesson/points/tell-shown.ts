import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanPoint } from './clean-point.ts';
import { isWithin } from './go-on.ts';
import { tellLed } from './join-steps.ts';
import type { Point } from './point.ts';
import { equationIn } from './typed-lines.ts';

const ASKS = /\?["”’)]*$/;
/** `Não.`, `Mito!`: the answer itself, which is nothing without its reason. */
const FEWEST_ANSWER = 3;

/** `O morcego é ave?` `Não, é mamífero.`: this says nothing without what was asked. */
const GIVES_ANSWER =
  /^\W*(?:n[ãa]o|sim|nem sempre|às vezes|depende|porque|errado|certo|mito|verdade|falso)(?!\p{L})/iu;

/** `Posso dar água a quem desmaiou?` with the text that answers it there: told in one point. */
export function tellAnswers(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap((piece, at) => {
    const [asked, ...more] = piece.statements;
    const answers = pieces[at + 1];
    const isOne =
      more.length > 0 && GIVES_ANSWER.test(more[0]?.text ?? '') && !more.some(({ text }) => ASKS.test(text));
    if (piece.kind === 'text' && isOne && ASKS.test(asked?.text ?? '') && asked?.role === 'explanation')
      return pointOf(piece.statements.map((line) => plainMath(line.text).trim()).join(' '), [
        ...piece.statements,
      ]);
    if (asked === undefined || more.length > 0 || !ASKS.test(asked.text) || asked.role !== 'explanation')
      return [];
    if (answers?.kind !== 'text' || answers.statements.some(({ text }) => ASKS.test(text))) return [];
    const basis: Statement[] = [asked];
    for (const line of answers.statements) {
      const isAnswered = basis.slice(1).some(({ words }) => words >= FEWEST_ANSWER);
      if (isAnswered && !isWithin([...basis, line].map(({ text }) => text).join(' '))) break;
      basis.push(line);
    }
    return basis.length < 2 ? [] : pointOf(basis.map((line) => plainMath(line.text).trim()).join(' '), basis);
  });
}

/** `Ex.: 3/4 = 9/12`, `Exemplos: pão e preço` */
const SHOWS = /^\W*(?:exs?|exemplos?|p\. ?ex)\s?\.?\s?:\s*(?=\S)/iu;
/** `25% = 25/100 = 0,25`: the rule before it in figures. */
const IN_FIGURES = /^(?!.*\p{L}{3})[^=]*\d[^=]*=[^=]*\d/u;
/** `ATENÇÃO: nem tudo é proporcional! A idade e a altura não são.` */
const WARNS =
  /^\W*(?:(?:aten[çc][ãa]o|cuidado|importante|lembre(?:-se)?|dica|macete)\s*[:!]|cuidado (?!com)\p{L}[^:.!?]{3,28}:)\s/iu;
/** `O certo é “me levanto”.` behind what is wrong. */
const PUTS_RIGHT =
  /^(?:o (?:certo|correto)|a forma (?:certa|correta)|(?:certo|correto))(?: (?:é|seria)|:)\s/iu;
/** `Cuidado com a ordem!` before what it warns of. */
const WARNS_OF = /^\W*(?:aten[çc][ãa]o|cuidado) (?:com|a|à|ao|para) [^:.?!]{3,40}!$/iu;

/**
 * A rule with what shows it: `Razão é o quociente a/b.` `Ex.: 12/18 = 2/3` in one point, or the example in one of its own, where it
 * stands by itself or both are too long. A warning is told to its end.
 */
export function tellShown(pieces: readonly Piece[]): Point[] {
  const blocks = Map.groupBy(
    pieces.filter(
      ({ kind, example, tale }) => kind === 'text' && example === undefined && tale === undefined,
    ),
    ({ block }) => block,
  );
  const shown = [...blocks.values()].flatMap((parts) => {
    const lines = parts.flatMap(({ statements }) => statements);
    const [first] = lines;
    if (first !== undefined && lines.length > 1 && WARNS.test(first.text)) return tellWhole(lines);
    return lines.flatMap((line, at) => {
      const rule = lines[at - 1];
      if (WARNS_OF.test(line.text)) return tellWhole(lines.slice(at, at + 2));
      if (rule !== undefined && PUTS_RIGHT.test(line.text)) return tellWhole([rule, line]);
      const shows = SHOWS.test(line.text);
      if (!shows && !(rule !== undefined && IN_FIGURES.test(line.text))) return [];
      const shown = `${shows ? 'Ex.: ' : ''}${plainMath(line.text).replace(SHOWS, '').trim()}`;
      const isTold = rule !== undefined && !SHOWS.test(rule.text) && isQuotable(rule);
      const whole =
        isTold && isContentRole(line.role) ? pointOf(`${cleanPoint(rule.text)}. ${shown}`, [rule, line]) : [];
      // `Exemplo: Na + Cl → NaCl` is told as a reaction.
      const isAlone = shows && isContentRole(line.role) && equationIn(line) === null;
      return whole.length > 0 || !isAlone ? whole : pointOf(shown, [line]);
    });
  });
  return [...shown, ...tellLed(pieces)];
}

const tellWhole = (lines: readonly Statement[]): Point[] =>
  lines.every(({ role, text }) => isContentRole(role) && !ASKS.test(text))
    ? pointOf(lines.map(({ text }) => plainMath(text).trim()).join(' '), [...lines])
    : [];

function pointOf(written: string, basis: Statement[]): Point[] {
  const text = written.replace(/[\s.;,:]+$/, '');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (
    !isWithin(text) ||
    hasRawMath(text) ||
    isBroken(`${text}.`) ||
    letters < FEWEST_LETTERS ||
    ASKS.test(text)
  )
    return [];
  const stems = new Set(contentStems(text));
  return [
    { text, basis, stems, words: wordsOf(text).length, kind: 'sentence', isOpening: false, isLong: false },
  ];
}

const FEWEST_LETTERS = 6;

/** `1/2 = 2/4 = 3/6`: figures and signs, no letter of a working. */
const BARE =
  /^[\d\s/()×·÷+−–:.,%-]*\d[\d\s/()×·÷+−–:.,%-]*(?:=[\d\s/()×·÷+−–:.,%-]*\d[\d\s/()×·÷+−–:.,%-]*)+$/u;
const SHOWN_IN_FIGURES = /^(?:exemplos?|ex\.?)\s*:\s*(?<shown>[^?]+)$/iu;
/** `(simplificamos)` behind what it says it of. */
const NAMED = /\s*\(\p{L}[\p{L} ]{2,40}\)\s*$/u;
const LONGEST_ROW = 150;
const FEWEST_IN_ROW = 2;

/**
 * Equalities of figures that stand line by line below each other are told in a row, as one point: a single one of them says nothing
 * without its neighbours. What an example shows in figures is told as it stands.
 */
export function tellEqualities(pieces: readonly Piece[]): Point[] {
  const told: Point[] = [];
  let row: Statement[] = [];
  const close = (): void => {
    const text = row.map(said).join('; ');
    if (row.length >= FEWEST_IN_ROW && text.length <= LONGEST_ROW) told.push(pointInFigures(text, row));
    row = [];
  };
  for (const piece of pieces) {
    const [line, ...more] = piece.statements;
    const isLine =
      line !== undefined &&
      more.length === 0 &&
      piece.kind === 'text' &&
      // A text layer may have torn what it adds up.
      piece.page === null &&
      piece.example === undefined &&
      isContentRole(piece.role);
    if (isLine && BARE.test(said(line))) row.push(line);
    else {
      close();
      const shown = isLine ? SHOWN_IN_FIGURES.exec(said(line))?.groups?.shown : undefined;
      if (line !== undefined && shown !== undefined && BARE.test(shown.replace(NAMED, '')))
        told.push(pointInFigures(said(line), [line]));
    }
  }
  close();
  return told;
}

const said = ({ text }: Statement): string =>
  plainMath(text)
    .trim()
    .replace(/[\s.;,]+$/, '');

const pointInFigures = (text: string, basis: Statement[]): Point => ({
  text,
  basis,
  stems: new Set(contentStems(text)),
  words: wordsOf(text).length,
  kind: 'sentence',
  isOpening: false,
  isLong: false,
});
