import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { datedLines, membersOf } from '#engine/pedagogy/lesson/find-members.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { scoreOf } from '#engine/pedagogy/lesson/points/score-point.ts';
import { leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Asked } from '#engine/pedagogy/material/asks-class.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { CoreLine, Unit } from './core-lines.ts';

const FEWEST = 3;
const MOST = 6;
const LONGEST = 210;
const LONGEST_ITEM = 60;
const WORTH = { kinds: 4.2, dated: 2.8, listed: 1.7, course: 2.4 };

/** What the lines of a part come to when they are gathered: kinds with what tells them apart, dates, a course, a whole list. */
export function gatherLines(lesson: Lesson, unit: Unit): CoreLine[] {
  const title = cleanTitle(unit.head, lesson.spell)
    .replace(/^\d{1,2}\s(?=\p{L}{3})/u, '')
    .replace(/\s*[:(].*$/u, '');
  const isNamed = title !== '' && !/\?$/.test(title);
  return isNamed
    ? [
        ...kindsLine(lesson, unit, upperFirst(title)),
        ...datesLine(unit),
        ...listLine(lesson, unit, upperFirst(title)),
      ]
    : [];
}

/** `Tipos de limite: convergente (uma bate na outra), divergente (se afastam) e transformante (…)` */
function kindsLine(lesson: Lesson, { section, pieces }: Unit, title: string): CoreLine[] {
  const members = membersOf(lesson, section, matterOf(pieces)).filter(({ statement }) =>
    pieces.includes(statement.piece),
  );
  const tell = (short: boolean): string =>
    `${title}: ${listWords(members.map(({ name, said }) => `${lowerFirst(name)} (${lowerFirst((short ? said.split(/, | por causa /u)[0] : said) ?? '')})`))}`;
  const text = tell(false).length <= LONGEST ? tell(false) : tell(true);
  const areAll = members.every(({ said }) => said.length > 3 && !/[()=/|]/.test(said));
  const isTold = members.length >= FEWEST && members.length < MOST && areAll && text.length <= LONGEST;
  if (isTold) return [{ text, basis: members.map(({ statement }) => statement), worth: WORTH.kinds }];
  // Of many, those that the material's own questions set against each other.
  const asked = members.filter(({ statement }) => lesson.terms.asked.has(statement));
  const both = asked.map(({ name, said }) => `${name}: ${lowerFirst(said)}`).join('; ');
  return asked.length > 1 && both.length <= LONGEST
    ? [{ text: both, basis: asked.map(({ statement }) => statement), worth: WORTH.kinds }]
    : [];
}

/** `1930: criação do Ministério do Trabalho; 1932: Código Eleitoral`: lines that begin with their dates, all of them or none. */
function datesLine({ pieces }: Unit): CoreLine[] {
  const lines = datedLines(matterOf(pieces));
  const text = lines
    .map(({ text: date, statement }) => {
      const said = cleanPoint(statement.text.slice(statement.text.indexOf(date) + date.length));
      return `${date}: ${lowerFirst(
        said
          .replace(/^\s*[:–-]\s*/u, '')
          .split(/,? que |[,;.(]\s?/u)[0]
          ?.trim() ?? '',
      )}`;
    })
    .join('; ');
  return lines.length >= FEWEST && text.length <= LONGEST
    ? [{ text, basis: lines.map(({ statement }) => statement), worth: WORTH.dated }]
    : [];
}

const OF_COURSE = /(?<!\p{L})(?:ciclo|etapas?|fases?|est[áa]gios?|passo a passo)(?!\p{L})/iu;

/** A short list under its own name, whole; a course with its arrows. */
function listLine(lesson: Lesson, { section, pieces }: Unit, title: string): CoreLine[] {
  const lists = Map.groupBy(
    matterOf(pieces).filter(({ kind }) => kind === 'list'),
    ({ block }) => block,
  );
  const [own, ...others] = [...lists.values()];
  const isAlone = others.length === 0 && own?.[0]?.block.type === 'list';
  const statements = own?.flatMap((piece) => piece.statements) ?? [];
  const isCourse = OF_COURSE.test(title);
  const members = isCourse ? membersOf(lesson, section, own ?? []) : [];
  const isWhole = own?.[0]?.block.type === 'list' && own[0].block.items.length === statements.length;
  const items =
    members.length === statements.length
      ? members.map(({ name }) => name)
      : statements.map(({ text }) => cleanPoint(text).replace(/[\s.;,]+$/, ''));
  const isTold = statements.every(({ role }) => isContentRole(role)) && items.every(isItem);
  const shown = items.map(lowerFirst);
  const text = `${title}: ${isCourse && members.length > 0 ? shown.join(' → ') : shown.join('; ')}`;
  return isAlone && isWhole && isTold && items.length >= FEWEST && text.length <= LONGEST
    ? [{ text, basis: statements, worth: isCourse && members.length > 0 ? WORTH.course : WORTH.listed }]
    : [];
}

const isItem = (text: string): boolean =>
  text.length <= LONGEST_ITEM && !/[:?=|→]/.test(text) && !isImperative(text) && /\p{L}{3}/u.test(text);

const WHY = /(?<!\p{L})(?:por isso|porque|pois|devido|por causa)(?!\p{L})/iu;
const LONGEST_ANSWER = 230;

/** The question that opened the lesson with what the material answers to it; none where no paragraph plainly does. */
export function answerOpening(lesson: Lesson, opening: Asked | null): Grounded[] {
  if (opening?.answer !== undefined) {
    const text = `${opening.text} ${upperFirst(opening.answer)}`;
    return text.length > LONGEST_ANSWER ? [] : [{ text, basis: opening.basis }];
  }
  if (opening === null || !/^por que(?!\p{L})/iu.test(opening.text)) return [];
  const asked = contentStems(opening.text);
  const heard = (piece: Piece): number => {
    const own = new Set(piece.statements.flatMap(({ stems }) => [...stems]));
    return asked.filter((key) => own.has(key)).length;
  };
  const found = lesson.sections
    .flatMap(({ pieces }) => matterOf(pieces))
    .filter((piece) => piece.kind === 'text' && WHY.test(piece.text) && heard(piece) * 2 >= asked.length)
    .filter((piece) => !piece.statements.some((line) => opening.basis.includes(line)));
  const [piece] = found.toSorted((one, other) => heard(other) - heard(one));
  if (piece === undefined || (found[1] !== undefined && heard(found[1]) === heard(piece))) return [];
  const told = piece.text.replace(/^[^.?!]{0,40}\?\s*/u, '').trim();
  const answer = cleanPoint(
    told.replace(
      /(^|[.!]\s)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    ),
  );
  const text = `${opening.text} ${answer}`;
  return leansOnOthers(answer) || text.length > LONGEST_ANSWER ? [] : [{ text, basis: piece.statements }];
}

const MOST_KEPT = 4;
const LONGEST_KEPT_LINE = 130;

/** What stays of a lesson whose parts nothing gathers: of each the line that tells most, under its name. */
export function keepBest(lesson: Lesson): Grounded[] {
  return lesson.sections
    .flatMap(({ pieces, title }) => {
      const [best] = matterOf(pieces)
        .flatMap((piece) => lesson.points.get(piece) ?? [])
        .filter(
          ({ text }) => text.length <= LONGEST_KEPT_LINE && !/[?…]$|^(?:ex|exemplos?)(?!\p{L})/iu.test(text),
        )
        .toSorted((one, other) => scoreOf(other, lesson.terms) - scoreOf(one, lesson.terms));
      if (best === undefined) return [];
      const isNamed = /^[^:]{2,45}: /u.test(best.text) || /[:?=]/.test(title);
      return [{ text: isNamed ? best.text : `${title}: ${lowerFirst(best.text)}`, basis: best.basis }];
    })
    .slice(0, MOST_KEPT);
}
