import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanPoint } from './clean-point.ts';
import type { Point } from './point.ts';
import { lacksSubject, leansOnOthers } from './stand-alone.ts';

/** A year or a date counts nothing. */
const DATE =
  /(?<![\d.,])(?:1\d{3}|20\d{2})(?![\d.,]|\s?(?:kg|g|km|m|reais|pessoas|vezes))|(?<!\d)\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|(?<!\d)\d{1,2}[ºª°]|(?<!\p{L})(?:s[ée]culo|cap[íi]tulo|p[áa]gina|artigo|lei)(?: n?º)? ?\d+/giu;
/** Money, shares and things with a unit: what is reckoned with. */
const QUANTITY =
  /R\$\s?\d|\d\s?(?:%|kg|g|mg|km|m|cm|mm|l|ml|h|min|s|°C|km\/h|m\/s|reais|meses|m[eê]s|anos|dias|horas|vezes|parcelas|unidades|pessoas|litros|metros|gramas)(?![\p{L}])/giu;
/** `Vamos usar o exemplo da Dona Cida`, `Imagine uma dívida`: the case begins here, whatever stands before. */
const OPENS =
  /^\W*(?:por exemplo|(?:um )?exemplo|imagin[ea]|suponh[ao]|pens[ea] (?:em|n)|consider[ea]|vej[ao]|(?:vamos|vou) (?:usar|ver|pegar|tomar|imaginar|supor|calcular|fazer))(?!\p{L})/iu;
const FEWEST = { reckoned: 2, quantities: 3 };
const SHORT = 6;
const MOST_LINES = 6;
/** Characters up to which sentences share a line; the first that makes few enough lines is taken. */
const LINE_LENGTHS = [0, 60, 90, 130, 165];
const LONGEST_SENTENCE = 240;

/**
 * A case that running text reckons through, `Uma geladeira custa R$ 2.000 … No parcelado o total é R$ 2.580. São R$ 580 a mais.`,
 * told whole and in its order: each sentence leans on the one before, and a figure left out makes the next one wrong.
 */
export function tellReckonings(pieces: readonly Piece[], found: Map<Piece, Point[]>): Map<Piece, Point[]> {
  const blocks = Map.groupBy(
    pieces.filter((piece) => piece.kind === 'text' && piece.block.type === 'paragraph' && !piece.example),
    ({ block }) => block,
  );
  for (const own of blocks.values()) {
    const statements = own.flatMap((piece) => piece.statements);
    const run = findRun(statements);
    const told = new Set(own.flatMap((piece) => found.get(piece) ?? []).flatMap(({ basis }) => basis));
    const lines = run === null || run.every((one) => told.has(one)) ? null : setInLines(run);
    if (run !== null && lines !== null) putWhole(own, run, lines, found);
  }
  return found;
}

/** `Então, para calcularmos …`: the next thing, said to a class. */
const CONCLUDES = /^(?:ent[ãa]o|agora|assim|logo|portanto|note|observe|repare|veja)(?!\p{L})/iu;

const isReckoned = ({ text }: Statement): boolean => /\d/.test(text.replace(DATE, ''));

/** The sentences of a paragraph that reckon, from the one that sets the case to the one that says what comes of it. */
function findRun(statements: readonly Statement[]): Statement[] | null {
  const first = statements.findIndex((one, at) => isReckoned(one) && goesOn(statements[at + 1]));
  if (first < 0) return null;
  const opening = statements[first];
  const isOpened = opening === undefined || OPENS.test(opening.text) || !leans(opening);
  const from = first > 0 && !isOpened ? first - 1 : first;
  const after = statements.findIndex(
    (one, at) => at > first && (CONCLUDES.test(one.text) || (!goesOn(one) && !leans(one))),
  );
  const run = statements.slice(from, after < 0 ? undefined : after);
  const isCase =
    run.filter(isReckoned).length >= FEWEST.reckoned &&
    run.flatMap(({ text }) => text.match(QUANTITY) ?? []).length >= FEWEST.quantities &&
    run.every(({ text, role }) => isContentRole(role) && !/\?/.test(text) && text.length <= LONGEST_SENTENCE);
  return isCase ? run : null;
}

const goesOn = (one: Statement | undefined): boolean =>
  one !== undefined && (isReckoned(one) || one.words <= SHORT);

function leans(one: Statement | undefined): boolean {
  const text = cleanPoint(one?.text ?? '');
  return leansOnOthers(text) || lacksSubject(text);
}

/** Few enough lines for a slide, as near to a sentence each as that allows; null where they are too many. */
function setInLines(run: readonly Statement[]): Grounded[] | null {
  for (const length of LINE_LENGTHS) {
    const lines: Grounded[] = [];
    for (const one of run) {
      const said = one.text.trim().replace(/[.\s]+$/u, '');
      const last = lines.at(-1);
      if (last !== undefined && last.text.length + said.length + 2 <= length) {
        last.text = `${last.text}. ${said}`;
        last.basis.push(one);
      } else lines.push({ text: said, basis: [one] });
    }
    if (lines.length <= MOST_LINES) return lines;
  }
  return null;
}

/** In the place of what told parts of it. */
function putWhole(
  own: readonly Piece[],
  run: readonly Statement[],
  lines: Grounded[],
  found: Map<Piece, Point[]>,
): void {
  const isOfRun = new Set(run);
  const text = lines.map((line) => line.text).join('; ');
  const whole: Point = {
    ...{ text, lines, basis: [...run], words: wordsOf(text).length, stems: new Set(contentStems(text)) },
    ...{ kind: 'worked', isOpening: false, isLong: false },
  };
  for (const piece of own) {
    const others = (found.get(piece) ?? []).filter(({ basis }) => !basis.some((one) => isOfRun.has(one)));
    const at = piece === run[0]?.piece ? piece.statements.indexOf(run[0]) : -1;
    if (at < 0) found.set(piece, others);
    else {
      const isBefore = ({ basis }: Point): boolean =>
        basis[0] !== undefined && piece.statements.indexOf(basis[0]) < at;
      found.set(piece, [...others.filter(isBefore), whole, ...others.filter((one) => !isBefore(one))]);
    }
  }
}
