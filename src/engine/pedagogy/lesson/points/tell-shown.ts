import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanPoint } from './clean-point.ts';
import { isWithin } from './go-on.ts';
import type { Point } from './point.ts';
import { equationIn } from './typed-lines.ts';

const ASKS = /\?["”’)]*$/;
/** `Não.`, `Mito!`: the answer itself, which is nothing without its reason. */
const FEWEST_ANSWER = 3;

/** `Posso dar água a quem desmaiou?` with the text that answers it there: told in one point. */
export function tellAnswers(pieces: readonly Piece[]): Point[] {
  return pieces.flatMap((piece, at) => {
    const [asked, ...more] = piece.statements;
    const answers = pieces[at + 1];
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
  return [...blocks.values()].flatMap((parts) => {
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
