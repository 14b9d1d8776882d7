import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { seriesOf } from './find-series.ts';
import type { Lesson } from './lesson.ts';
import { cleanPoint } from './points/clean-point.ts';

const MOST_NAMED = 6;

/** A line that begins with its date. */
export interface Dated {
  text: string;
  statement: Statement;
}

/** `10/11 - primeiros protestos`, `1932: Código Eleitoral` */
const DATED_LINE = /^(\d{1,2}(?: e \d{1,2})?\/\d{1,2}(?:\/\d{2,4})?|1\d{3}|20\d{2})\s*[:–-]\s*\p{L}/u;

/** The lines of a part that begin with their dates, each date once. */
export function datedLines(matter: readonly Piece[]): Dated[] {
  return matter
    .flatMap(({ statements }) => statements)
    .flatMap((statement): Dated[] => {
      const [, text] = DATED_LINE.exec(statement.text.trim()) ?? [];
      return text === undefined || isPracticeRole(statement.role) ? [] : [{ text, statement }];
    })
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);
}

const FEWEST_SAID = 3;
/** `nomeia qualquer ser da espécie: cidade, menino, rio` */
const CASES = /:\s(\p{L}[\p{L}-]{2,20})(?: \([^()]*\))?(?:, [\p{L}() -]{3,40})+$/u;

/** One of several kinds, told of in a line. */
export interface Member {
  name: string;
  said: string;
  example: string;
  statement: Statement;
}

/** `(ex. cordilheira dos andes, himalaia)`, `Ex: Planalto Central`: the first case that a line gives of its kind. */
const EXAMPLE = /(?<!\p{L})(?:exs?\.?:?|p\. ?ex\.?:?|por exemplo[:,]?)\s+([\p{L}][^(),.;]{2,40})/iu;
/** `convergente: uma bate na outra`, `comum - nomeia qualquer ser da espécie` */
export const LABEL = /^(?:\d{1,2}[.)]\s*)?(\p{L}[\p{L} ’'-]{1,34}?)(?:\s*:|\s[–-])\s+(\S.{6,})$/su;
const MOST_WORDS = 4;

/** The kinds that a part tells of in a line each; none where its lines tell no three. */
export function membersOf(lesson: Lesson, section: number, matter: readonly Piece[]): Member[] {
  const [series = []] = seriesOf(lesson, section);
  // What the whole part is about is none of its kinds.
  const titled = contentStems(`${lesson.input.title} ${lesson.sections[section]?.title ?? ''}`);
  const runs: Statement[][] = [[]];
  for (const { kind, statements } of matter) {
    const own = kind === 'list' ? statements : statements.slice(0, 1);
    for (const statement of own) {
      // A book has thousands of lines: most of them name nothing at their head.
      const mayName = /^[^:–-]{2,44}[:–-]/u.test(statement.text);
      const [, name = '', said = ''] = mayName ? (LABEL.exec(cleanPoint(statement.text)) ?? []) : [];
      const isNamed =
        name !== '' &&
        !isPracticeRole(statement.role) &&
        said.split(' ').length >= FEWEST_SAID &&
        !/\s[–-]\s/u.test(said) &&
        !contentStems(name).every((key) => titled.includes(key));
      if (isNamed) runs.at(-1)?.push(statement);
      else runs.push([]);
    }
  }
  const lines = runs.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const named = lines.map((statement) => ({
    name: upperFirst(LABEL.exec(cleanPoint(statement.text))?.[1] ?? ''),
    statement,
  }));
  const isOnce = new Set(named.map(({ name }) => name)).size === named.length;
  const isShort = named.every(({ name }) => name.split(' ').length <= MOST_WORDS);
  const others = series.map(({ name, statement }) => ({ name, statement }));
  const found = named.length > series.length && isShort && isOnce ? named : others;
  return found.slice(0, MOST_NAMED).map(({ name, statement }) => ({
    ...{ name, statement, said: saidIn(statement.text) },
    example: (EXAMPLE.exec(statement.text) ?? CASES.exec(statement.text))?.[1]?.trim() ?? '',
  }));
}

/** The first clause behind the name, without its cases. */
function saidIn(text: string): string {
  const said = LABEL.exec(cleanPoint(text))?.[2] ?? '';
  const [first = ''] = said.split(/[.;]\s|:\s|,? \(|,? (?:exs?\.|ex:|por exemplo|p\. ?ex)/iu);
  return first.replace(/[\s.,;]+$/, '');
}
