import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords, nestQuotes, quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { explorePart } from './explore-part.ts';
import { isAtAPinch } from './ways-of-asking.ts';

/** Parts of a lesson that one stretch of a class goes through. */
export interface Group {
  title: string;
  names: string[];
  weight: number;
  basis: Grounded['basis'];
  /** What is done with its parts, each in its own way. */
  ways: Way[];
}

interface Way extends Grounded {
  part: string;
}

const MOST_WAYS = 2;

/** What the parts are made of tells how they are gone through; else the way of the level. */
export function describe({ names, ways, basis }: Group, explore: string): Grounded {
  if (ways.length === 0) return { text: explore.replace('X', quoteWords(names)), basis };
  const isOne = names.length < 2;
  const text = ways.map((way) => (isOne ? way.text : `“${nestQuotes(way.part)}”: ${way.text}`)).join(' ');
  return { text, basis: ways.flatMap((way) => way.basis) };
}

/** The first ways of a part that no part before it was gone through in. */
function takeWays(lesson: Lesson, section: number, most: number, taken: Set<string>): Way[] {
  const kindOf = ({ text }: Grounded): string => text.slice(0, 12);
  const ways: Way[] = [];
  for (const way of explorePart(lesson, section)) {
    const isAgain = ways.some(({ basis }) =>
      way.basis.some((line) => basis.some(({ piece }) => piece.block === line.piece.block)),
    );
    if (ways.length >= most || taken.has(kindOf(way)) || isAgain || (ways.length > 0 && isAtAPinch(way)))
      continue;
    taken.add(kindOf(way));
    ways.push({ ...way, part: lesson.sections[section]?.title ?? '' });
  }
  // The same way as another part had is better than none, but no way at a pinch is gone twice.
  const again = explorePart(lesson, section).find((way) => !isAtAPinch(way));
  return ways.length > 0 || again === undefined
    ? ways
    : [{ ...again, part: lesson.sections[section]?.title ?? '' }];
}
const MOST_STRETCHES = 3;
/** What only asks (`Interpretação` over questions) is worked on, not explored. */
const teaches = ({ pieces }: Lesson['sections'][number]): boolean =>
  matterOf(pieces).some(({ statements }) => statements.some(({ role }) => !isPracticeRole(role)));

/** At most three stretches of exploring: neighbours are taken together. */
export function groupSections(lesson: Lesson): Group[] {
  const teaching = lesson.sections
    .map((section, index) => ({ section, index }))
    .filter(({ section }) => teaches(section));
  const perGroup = Math.ceil(teaching.length / MOST_STRETCHES);
  const groups: Group[] = [];
  const taken = new Set<string>();
  for (let at = 0; at < teaching.length; at += perGroup) {
    const these = teaching.slice(at, at + perGroup);
    const own = these.map(({ section }) => section);
    const names = own.map((section) => section.title).filter((title) => title !== '');
    groups.push({
      title: nameGroup(names, lesson.input.title),
      names: names.length > 0 ? names : [lesson.input.title],
      weight: these.reduce(
        (sum, { section, index }) => sum + section.weight * (lesson.adjustments.factors[index] ?? 1),
        0,
      ),
      basis: own.flatMap((section) => selectStatements(lesson, section.pieces, 1)),
      ways: these
        .flatMap(({ index }) => takeWays(lesson, index, own.length === 1 ? MOST_WAYS : 1, taken))
        .slice(0, MOST_WAYS),
    });
  }
  return joinBare(groups, lesson.input.title);
}

/** Neighbours of which nothing but the level tells how they are gone through are one stretch: told once, not three times. */
function joinBare(groups: readonly Group[], title: string): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last === undefined || last.ways.length > 0 || group.ways.length > 0) joined.push({ ...group });
    else {
      last.names = [...last.names, ...group.names];
      last.title = nameGroup(last.names, title);
      last.weight += group.weight;
      last.basis = [...last.basis, ...group.basis];
    }
  }
  return joined;
}

/** `Sinais de alarme e Ciclo do mosquito`: the parts themselves, as far as a title holds them. */
function nameGroup([first, ...others]: readonly string[], title: string): string {
  const isJoined = [first ?? title, ...others].some((name) => /[,;]|\se\s/u.test(name));
  // `Boitatá; Curupira e Saci`: names that join others themselves are told apart.
  const all = isJoined ? [first ?? title, ...others].join('; ') : listWords([first ?? title, ...others]);
  if (all.length <= LONGEST_GROUP || others.length === 0) return all;
  return `${first ?? title} e ${others.length === 1 ? 'mais uma parte' : `mais ${others.length} partes`}`;
}
const LONGEST_GROUP = 84;
