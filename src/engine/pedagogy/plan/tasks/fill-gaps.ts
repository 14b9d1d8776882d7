import { isForeignExample } from '#engine/pedagogy/language/is-foreign.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';

const GAP = /_{3,}/;
const FEWEST = 2;
const LONGEST = 420;
/** `6 - EXERCÍCIO complete com o verbo`, `4) Exercise: fill in` */
const COUNT =
  /^\W*(?:\d{1,2}\s?[).–-]\s*)?(?:(?:exerc[íi]cios?|ejercicios?|exercises?|atividades?|activit(?:y|ies)|tarefas?)(?: \d{1,2})?\s*[:.–-]?\s+)?(?=\p{L})/iu;

/**
 * What a lesson of a language sets as a list: sentences with a gap each, posed together behind the order that they stand below; questions
 * in that language, one by one, however short.
 */
export function languageTasks(exercises: readonly Piece[]): { task: Grounded; pieces: readonly Piece[] }[] {
  const lists = Map.groupBy(
    exercises.filter(({ block, role }) => block.type === 'list' && role === 'exercise'),
    ({ block }) => block,
  );
  return [...lists.values()].flatMap((pieces) => {
    const lines = pieces.flatMap(({ statements }) => statements);
    const [first] = pieces;
    if (first === undefined || lines.length < FEWEST) return [];
    if (lines.every(({ text }) => /\?$/.test(text.trim()) && !GAP.test(text) && isForeignExample(text)))
      return pieces.flatMap((piece) =>
        piece.statements.map((line) => ({
          task: { text: line.text.trim(), basis: [line] },
          pieces: [piece],
        })),
      );
    if (!lines.every(({ text }) => GAP.test(text))) return [];
    const above = exercises[exercises.indexOf(first) - 1];
    const order = above?.statements.at(-1);
    const isOrder = order !== undefined && above?.block !== first.block && !GAP.test(order.text);
    const said = isOrder ? cleanPoint(order.text.replace(COUNT, '').replace(/\s*:\s*$/, '')) : '';
    const items = lines.map(({ text }, at) => `${at + 1}. ${text.trim().replace(/[.;]$/, '')}`).join('; ');
    const text = `${said === '' ? 'Complete' : said}: ${items}`;
    const basis = [...(isOrder ? [order] : []), ...lines];
    return text.length > LONGEST ? [] : [{ task: { text, basis }, pieces }];
  });
}
