import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { type Named, nameOf, seriesOf } from '#engine/pedagogy/lesson/find-series.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { namesLine, namesMany } from '#engine/pedagogy/lesson/name-term.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { definesBy, saysOfWhichKind } from './ask-definitions.ts';
import type { Question } from './question.ts';

/** What is no sentence of words. */
const SIGNS = /[<>~→/=+]|->/u;
const MOST_PAIRS = 2;
/** `Idade Média: servos presos à terra`, `Sucesso no trabalho: …`: an age or a case, of which a line tells one thing. */
const isTerm = (name: string): boolean => !/\p{Lu}\p{Ll}+ \p{Lu}|\s(?:n[oa]s?|em)\s/u.test(name);
/** No figure of an example, and no end in half a word (`fotoss`). */
const isWhole = (said: string): boolean =>
  !/\d/.test(said) && loadDictionary().has((/\p{L}+$/u.exec(said)?.[0] ?? '').toLowerCase());

/**
 * Things that lines name and tell (`Mistura homogênea: apresenta uma fase`, `Mistura heterogênea: apresenta duas`): two of one kind
 * beside each other are compared, one alone is asked for by its name.
 */
export function askNamed(lesson: Lesson, section: number): Question[] {
  const inText = (name: string): string => lowerTitle(name, lesson.spell);
  const named = matterOf(lesson.sections[section]?.pieces ?? [])
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .flatMap((point) => (point.kind === 'listing' ? [] : (nameOf(point) ?? [])))
    .filter(({ said, name }) => !SIGNS.test(said) && !/[.\d]/.test(name));
  const pairs = named.flatMap((one, at) => {
    const next = named[at + 1];
    return next !== undefined && areTwoOfAKind(one, next) ? [[one, next] as const] : [];
  });
  const inSeries = new Set(seriesOf(lesson, section).flatMap((run) => run.map(({ name }) => name)));
  const alone = named.filter(
    ({ name, said, form, nameStems, saidStems, statement }) =>
      form === 'is' &&
      statement.role !== 'procedure' &&
      !inSeries.has(name) &&
      definesBy(said) &&
      isTerm(name) &&
      !saysOfWhichKind(name) &&
      !namesLine(name) &&
      isWhole(said) &&
      !nameStems.some((key) => saidStems.includes(key)) &&
      !pairs.flat().some((one) => one.name === name),
  );
  return [
    ...pairs.slice(0, MOST_PAIRS).map(
      ([one, other]): Question => ({
        kind: 'aberta',
        text: `Que diferença há entre ${inText(one.name)} e ${inText(other.name)}?`,
        options: [],
        answer: `${one.name}: ${one.said}; ${inText(other.name)}: ${other.said}`,
        bloomLevel: 'analisar',
        basis: [one.statement, other.statement],
        section,
      }),
    ),
    ...alone.map(
      ({ name, said, statement }): Question => ({
        kind: 'aberta',
        text: `O que ${namesMany(name) ? 'são' : 'é'} ${inText(name)}?`,
        options: [],
        answer: upperFirst(said),
        bloomLevel: 'lembrar',
        basis: [statement],
        section,
      }),
    ),
  ];
}

/** `Mais-valia absoluta` and `Mais-valia relativa`: one thing in two ways, told alike. */
function areTwoOfAKind(one: Named, other: Named): boolean {
  const [own, theirs] = [contentStems(one.name), contentStems(other.name)];
  return (
    one.form === other.form &&
    own.length > 1 &&
    theirs.length === own.length &&
    own[0] === theirs[0] &&
    own.at(-1) !== theirs.at(-1) &&
    one.said !== other.said
  );
}
