import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { membersOf } from '#engine/pedagogy/lesson/find-members.ts';
import { seriesOf } from '#engine/pedagogy/lesson/find-series.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { eventAt, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { nameFormulas, WORKED } from '#engine/pedagogy/lesson/name-formulas.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { RIGHT_OR_WRONG } from '#engine/pedagogy/lesson/points/say-rows.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { type CoreLine, coreLines, type Unit, unitsOf } from './core-lines.ts';
import { gatherLines } from './gather-lines.ts';
import { glossesOf } from './gloss-terms.ts';

const [LONGEST, LONGEST_GATHERED] = [170, 190];
/** What a part is kept by at least: below it the part says nothing. */
const LEAST = 1;
/** A second line of one part has to be near the core by itself. */
const LEAST_AGAIN = 2.4;
const WORTH = { concept: 4, pair: 4, gloss: 1.5, ofTitle: 2, asked: 2, span: 2.6, formula: 2, set: 1.6 };
/**
 * What stays of the lesson: of each part the sentence that states its core, its law, its terms side by side, what came after what.
 * A row of names says nothing that could stay, and a part without a sound sentence is passed over.
 */
export function summarise(lesson: Lesson, most: number): Grounded[] {
  const all = lesson.sections
    .flatMap((_, section) => linesOf(lesson, section).map((line) => ({ section, line })))
    .filter(({ line }) => line.worth >= LEAST && !/^Solução(?: proposta)?: /u.test(line.text))
    .toSorted((one, other) => other.line.worth - one.line.worth);
  const chosen: typeof all = [];
  const take = (isWanted: (one: (typeof all)[number]) => boolean): void => {
    for (const one of all) if (chosen.length < most && isWanted(one) && !isSaid(one.line)) chosen.push(one);
  };
  const isSaid = (line: Grounded): boolean =>
    chosen.some((other) => saysTheSame(other.line, line) || saysTheSame(line, other.line));
  const isHeard = ({ section }: (typeof all)[number]): boolean =>
    chosen.some((other) => other.section === section);
  // Each part is heard before any has more, and of one heading no second line is told before others have theirs.
  take((one) => !isHeard(one));
  take(({ line }) => chosen.every((other) => other.line.unit !== line.unit));
  take(({ line }) => line.worth >= LEAST_AGAIN);
  return chosen
    .toSorted((a, b) => placeOf(a.line) - placeOf(b.line))
    .map(({ line: { text, basis } }) => ({ text, basis }));
}

const placeOf = ({ basis }: Grounded): number => basis[0]?.piece.order ?? 0;
/** One passage, one name or one wording is told once. */
function saysTheSame(one: Grounded, other: Grounded): boolean {
  const [here, there] = [nameOf(one.text), nameOf(other.text)];
  const stems = contentStems(other.text);
  const known = new Set(contentStems(one.text));
  return (
    one.text.includes(other.text) ||
    one.basis.some((line) => other.basis.includes(line)) ||
    (here !== '' &&
      (here === there || one.text.split('; ').some((part) => nameOf(part) === there && there !== ''))) ||
    stems.filter((key) => known.has(key)).length >= MOST_SHARED * stems.length
  );
}
const MOST_SHARED = 0.7;
const nameOf = (text: string): string => /^([^:.;]{2,45}): /u.exec(text)?.[1]?.toLowerCase() ?? '';

function linesOf(lesson: Lesson, index: number): (CoreLine & { unit: Unit | undefined })[] {
  const units = unitsOf(lesson).filter(({ section }) => section === index);
  const unitOf = ({ basis }: Grounded): Unit | undefined =>
    units.find(({ pieces }) => basis[0] !== undefined && pieces.includes(basis[0].piece));
  const own = [
    ...conceptLine(lesson, index).map((line) => ({ ...line, worth: WORTH.concept })),
    ...units.flatMap((unit) => pairLine(lesson, unit)).map((line) => ({ ...line, worth: WORTH.pair })),
    ...glossesOf(lesson, index).map((line) => ({ ...line, worth: worthOf(lesson, index, line) })),
    ...units.flatMap((unit) => coreLines(lesson, unit)),
    ...units.flatMap((unit) => gatherLines(lesson, unit)),
    ...spanLine(lesson, index).map((line) => ({ ...line, worth: WORTH.span })),
    ...formulaLine(lesson, index).map((line) => ({ ...line, worth: WORTH.formula })),
    ...units.flatMap((unit) => setLine(lesson, unit)).map((line) => ({ ...line, worth: WORTH.set })),
  ];
  // One of several kinds by itself is a half: they are kept together or not at all.
  const members = new Set(
    units.flatMap(({ pieces }) => {
      const kinds = membersOf(lesson, index, matterOf(pieces));
      return kinds.length >= FEWEST ? kinds.map(({ statement }) => statement) : [];
    }),
  );
  const isHalf = ({ basis }: Grounded): boolean =>
    basis.length === 1 && basis.some((line) => members.has(line));
  return own
    .map((line) => ({ ...line, unit: unitOf(line) }))
    .filter((line) => line.unit !== undefined && !isHalf(line));
}

function worthOf(lesson: Lesson, index: number, { text, basis }: Grounded): number {
  const title = contentStems(lesson.sections[index]?.title ?? '');
  const isOfTitle = contentStems(nameOf(text)).some((key) => title.includes(key));
  const isAsked = basis.some((line) => lesson.terms.asked.has(line));
  return WORTH.gloss + (isOfTitle ? WORTH.ofTitle : 0) + (isAsked ? WORTH.asked : 0);
}

/** `Moral: regras de um grupo; Ética: reflexão sobre elas`: two or three of one kind, by a word that they share or a title that names them. */
function pairLine(lesson: Lesson, { section, head, pieces }: Unit): Grounded[] {
  const all = glossesOf(lesson, section).filter(
    ({ basis: [line] }) => line !== undefined && pieces.includes(line.piece),
  );
  const headed = contentStems(head);
  const inTitle = all.filter(({ text }) => contentStems(nameOf(text)).every((key) => headed.includes(key)));
  const kindOf = ({ text }: Grounded): string => contentStems(nameOf(text))[0] ?? '';
  const alike = all
    .map((one) => all.filter((other) => nameOf(other.text).includes(' ') && kindOf(other) === kindOf(one)))
    .find((group) => group.length > 1);
  const group = inTitle.length > 1 ? inTitle : (alike ?? []);
  const text = group.map((one) => one.text).join('; ');
  const names = new Set(group.map((one) => nameOf(one.text)));
  return group.length > 1 && names.size === group.length && text.length <= LONGEST_GATHERED
    ? [{ text, basis: group.flatMap(({ basis }) => basis) }]
    : [];
}

/** `Compreender o conceito de algoritmo como uma sequência de passos`: an aim that says what its concept is. */
const CONCEPT =
  /^\p{L}+(?:r|ndo) (?:o conceito|a definição|a ideia|a noção) de (\p{L}[^,:;]{2,40}?) como ((?:uma?s?|o|a|os|as|\p{Ll}{4,})\s[^:;]{8,110})$/u;

function conceptLine(lesson: Lesson, index: number): Grounded[] {
  const points = matterOf(lesson.sections[index]?.pieces ?? []).flatMap(
    (piece) => lesson.points.get(piece) ?? [],
  );
  return points
    .flatMap(({ text, basis }) => {
      const [, name = '', said = ''] =
        CONCEPT.exec(text.replace(/^[^:]{2,40}: /u, '').replace(/\.$/, '')) ?? [];
      return name === '' ? [] : [{ text: `${upperFirst(name)}: ${said}`, basis }];
    })
    .slice(0, 1);
}

const FEWEST_EVENTS = 2;

/** `1920: só 16% viviam em cidades; 1970: …`: what a part with at least three dates says that happened at them. */
function spanLine(lesson: Lesson, index: number): Grounded[] {
  const dates = listDates(lesson, index);
  if (dates.length < 3) return [];
  const told = dates.flatMap((date) => {
    const event = eventAt(date);
    return event === null ? [] : [{ text: `${date.text}: ${event}`, basis: [date.statement] }];
  });
  const kept: Grounded[] = [];
  for (const one of told) {
    const length = kept.reduce((sum, { text }) => sum + text.length + 2, one.text.length);
    if (length <= LONGEST_GATHERED) kept.push(one);
  }
  if (kept.length < FEWEST_EVENTS) return [];
  return [{ text: kept.map(({ text }) => text).join('; '), basis: kept.flatMap(({ basis }) => basis) }];
}

/** The rule of a part in its letters, under the name that the part gives it. */
function formulaLine(lesson: Lesson, index: number): Grounded[] {
  return nameFormulas(lesson.sections[index]?.pieces ?? [])
    .filter(({ text }) => text.length <= LONGEST && !WORKED.test(text) && !/=[^;]*=/.test(text))
    .slice(0, 1)
    .map(({ text, basis }) => ({ text: text.replace(/^([^:=]+): /u, '$1, em fórmula: '), basis }));
}

const FEWEST = 3;
const LONGEST_MEMBER = 40;

/** `Etapas do ciclo: fixação, amonificação e assimilação`: a whole set, where the title says of what kind its members are. */
function setLine(lesson: Lesson, { section, head, pieces }: Unit): Grounded[] {
  const title = cleanTitle(head, lesson.spell);
  const [kind = ''] = contentStems(title);
  const tables = pieces.flatMap(({ block, statements }) => {
    if (block.type !== 'table' || !block.hasHeader) return [];
    const [[column = ''] = [], ...rows] = block.rows;
    const isOfKind =
      kind !== '' &&
      !RIGHT_OR_WRONG.test(column) &&
      contentStems(column)[0] === kind &&
      !rows.every(([, figure = '']) => /^\d/.test(figure));
    return isOfKind ? [{ names: rows.map(([name = '']) => name.trim()), basis: statements.slice(0, 1) }] : [];
  });
  const series = seriesOf(lesson, section)
    .filter((one) => CLASSES.test(title) && one.every(({ statement }) => pieces.includes(statement.piece)))
    .map((one) => ({ names: one.map(({ name }) => name), basis: one.map(({ statement }) => statement) }));
  return [...tables, ...series].flatMap(({ names, basis }) => {
    const told = [...new Set(names)].map((name) => lowerFirst(cleanTitle(name, lesson.spell)));
    const text = `${title}: ${listWords(told)}`;
    const isSet =
      told.length >= FEWEST &&
      text.length <= LONGEST &&
      !/[:?;]/.test(title) &&
      told.every((name) => name !== '' && name.length <= LONGEST_MEMBER && !isImperative(upperFirst(name)));
    return isSet ? [{ text, basis }] : [];
  });
}

/** Titles that say what those below are members of. */
const CLASSES =
  /^(?:tipos|etapas|fases|figuras|formas|classes|partes|camadas|órgãos|princípios|gêneros|elementos|estados|níveis|setores|poderes|biomas|classificaç(?:ão|ões))(?!\p{L})/iu;
