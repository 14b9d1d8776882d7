import { isDictated } from '#engine/pedagogy/language/dictation/write-down.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { isNumber, wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isAsked, posesCase } from '#engine/pedagogy/lesson/points/is-asked.ts';
import { isOfThisPage, lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import { namesIn } from '#engine/pedagogy/material/keep-facts.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { DraftItem } from '#engine/pedagogy/plan/draft-item.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';

/** Words of matter that a place of the order can be asked to hold: of a longer text a part is told for the whole. */
const WORDS_OF_PLACE = 75;
/** Share of a line's words that one slide must have for the line to be told, and of a line that it tells in fewer words. */
const TOLD = { heard: 0.7, shortened: 0.5 };

/** Stems and figures of a text: what of it has to be found again. */
export const keysOf = (text: string): string[] => [
  ...new Set([...contentStems(text), ...wordsOf(text).filter(isNumber)]),
];

const bare = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
/** A word alone on its line or in its list. */
const isName = ({ text }: Statement): boolean => wordsOf(text).length === 1;

/** True where a slide of these says the line: in its own words, or shortened. */
export function openTold(items: readonly DraftItem[]): (line: Statement) => boolean {
  const slides = items.map(({ title, points }) => ({
    keys: new Set(keysOf([title, ...points.map(({ text }) => text)].join('\n'))),
    lines: new Set(points.flatMap(({ basis }) => basis)),
    said: new Set(points.flatMap(({ text }) => text.split(/[;,:] |\n/u).map(bare))),
  }));
  return (line) => {
    const own = keysOf(line.text);
    // `água` is told by no sentence that has water in it.
    if (isName(line)) return slides.some(({ said }) => said.has(bare(line.text)));
    const precise = keysOf([...namesIn(line.text), ...wordsOf(line.text).filter(isNumber)].join(' '));
    return slides.some(({ keys, lines }) => {
      const heard = own.filter((key) => keys.has(key)).length / Math.max(1, own.length);
      if (lines.has(line)) return heard >= TOLD.shortened;
      // Its words may stand there in other sentences, hardly its names and figures.
      return heard >= TOLD.heard && precise.every((one) => keys.has(one));
    });
  };
}

/** The lines of each part that no slide tells, in reading order; none of a text that is too long to be told whole. */
export function findUntold(lesson: Lesson, items: readonly DraftItem[]): Statement[][] {
  const { sections, input } = lesson;
  if (!isToldWhole(lesson)) return sections.map(() => []);
  const isTold = openTold(items);
  const isSpoken = isDictated(input.content);
  return sections.map(({ pieces }) => {
    const lines = matterOf(pieces)
      .filter(tells)
      .flatMap(({ statements }) => statements);
    const isLeft = (line: Statement | undefined): boolean =>
      line !== undefined && isLine(line, isSpoken) && standsAlone(lesson, line) && !isTold(line);
    // `Com a = −6 m/s²:` is told with what stands below it.
    return lines.filter(
      (line, at) => isLeft(line) || (isLead(line) && !isTold(line) && isLeft(lines[at + 1])),
    );
  });
}

/** A lesson that explains, and whose matter the order has room for. */
function isToldWhole({ unit, material, adjustments, sections, input }: Lesson): boolean {
  const words = sections
    .flatMap(({ pieces }) => matterOf(pieces))
    .reduce((sum, { weight }) => sum + weight, 0);
  return (
    unit === 'slide' &&
    material.strategy.course === 'explain' &&
    adjustments.pointsDelta >= 0 &&
    words <= WORDS_OF_PLACE * input.size
  );
}

/** A tale is told in its own order, a case of a file is solved, and what was recognised in a picture may be misread. */
const tells = (piece: Piece): boolean =>
  (piece.kind === 'text' || piece.kind === 'list' || piece.kind === 'table') &&
  piece.tale === undefined &&
  piece.block.origin !== 'ocr' &&
  (piece.from === 'content' || (piece.example === undefined && !posesCase(piece)));

const FEWEST_WORDS = 3;
/** Of a file only what is a point already: on its page a line leans on more than what is typed before it. */
const standsAlone = ({ points }: Lesson, line: Statement): boolean =>
  line.piece.from === 'content' ||
  (points.get(line.piece) ?? []).some(
    ({ basis: [first], words, text }) =>
      first === line && words >= FEWEST_WORDS && !leansOnOthers(text) && !lacksSubject(text),
  );

/** A line that says something to the class, whole by itself or behind the one before it. */
function isLine(line: Statement, isSpoken: boolean): boolean {
  const text = plainMath(line.text).trim();
  return saysSomething(line) && !/[?:]["”’)]*$/.test(text) && !(isSpoken && OF_CLASS.test(text));
}

/** Of the course of the class, though it was said among the matter. */
const OF_CLASS = /(?<!\p{L})(?:atividades?|grupos?|turmas?|aulas?|slides?)(?!\p{L})/iu;

const isLead = (line: Statement): boolean =>
  saysSomething(line) && keysOf(line.text).length > 1 && /:$/.test(line.text.trim());

const LONGEST = 320;
/** No line of a slide holds it. */
const LONG_WORD = /\S{45}/u;

/** The head of a table says nothing without its rows. */
const namesColumns = ({ text, piece: { block } }: Statement): boolean =>
  block.type === 'table' &&
  block.hasHeader &&
  text === (block.rows[0] ?? []).filter((cell) => cell !== '').join(' | ');

function saysSomething(line: Statement): boolean {
  const text = plainMath(line.text).trim();
  return (
    isContentRole(line.role) &&
    line.role !== 'code' &&
    !namesColumns(line) &&
    text.length <= LONGEST &&
    !LONG_WORD.test(text) &&
    /\p{L}.*\p{L}/su.test(text) &&
    (keysOf(text).length > 0 || isName(line)) &&
    isQuotable(line.piece.from === 'content' ? asWords(line) : line) &&
    !isAsked(line) &&
    // `Vamos usar o exemplo da Dona Cida, que recebe R$ 1.800`: what follows is worked out from it.
    (!isOfThisPage(text) || (line.piece.from === 'content' && /\d/.test(text))) &&
    !isBroken(text) &&
    !hasRawMath(text)
  );
}

/** Who types everything small begins lines so too, and a figure or a sign says as much as a word. */
const asWords = (line: Statement): Statement => ({
  ...line,
  stems: new Set(keysOf(line.text)),
  text: upperFirst(
    line.text
      .trim()
      .replace(/:$/, '')
      .replace(/\d+(?:[/.,]\d+)*/g, 'então')
      .replace(/\s[=→<>+·-]\s/g, ' é '),
  ),
});
