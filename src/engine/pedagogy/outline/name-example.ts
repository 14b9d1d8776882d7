import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { LONGEST_TITLE } from './clean-title.ts';
import { isNotice } from './nameless.ts';

/** `Exemplo`, `EXEMPLO 2 (queda livre)`, `Exercício resolvido`: which of them, and what it is of. */
const EXAMPLE =
  /^(exemplos?|exerc[íi]cios? resolvidos?|aplica[çc][ãa]o)(?: resolvidos?)?\s*(?:n?[º°.]*\s?(\d{1,2}|[A-H](?!\p{L})))?\s*(?:[:–—-]\s*(.{3,40})|\(([^()]{3,40})\))?$/iu;
/** So long a name is no front for another one. */
const LONGEST_FRONT = 45;

/**
 * The title of a part that its headings call nothing but an example: `Juros simples: exemplo 1` by the part `before` it, or by the
 * lesson's own title where that is none or what is `told` speaks of it rather; null for other parts.
 */
export function titleExamples(
  headings: readonly string[],
  before: string,
  whole: string,
  told = '',
): string | null {
  const found = headings.map((heading) => EXAMPLE.exec(heading.trim()));
  if (found.length === 0 || found.includes(null)) return null;
  const counts = found.flatMap((one) => one?.[2] ?? []);
  const [of] = found.length === 1 ? [found[0]?.[3] ?? found[0]?.[4]] : [];
  const many = found.length > 1;
  const list = counts.length > 2 ? `${counts[0]} a ${counts.at(-1)}` : counts.join(' e ');
  const name = `${many ? 'exemplos' : 'exemplo'}${list === '' ? '' : ` ${list}`}`;
  if (of !== undefined && /^\p{L}[\p{L} ]+$/u.test(of))
    return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${of}`;
  const mayFront = (title: string): boolean =>
    title !== '' && title.length <= LONGEST_FRONT && !/[:;?]/.test(title) && !isNotice(title);
  // Of a row of examples each goes with what they are all of.
  const said = new Set(contentStems(told));
  const shares = (title: string): number => contentStems(title).filter((stem) => said.has(stem)).length;
  const [front] = [before.replace(/: exemplos? [\d ea]+$/u, ''), whole.trim()]
    .filter(mayFront)
    .toSorted((one, other) => shares(other) - shares(one));
  const title = front === undefined ? name : `${front}: ${name}`;
  return title.length <= LONGEST_TITLE ? `${title.charAt(0).toUpperCase()}${title.slice(1)}` : null;
}

/** `Cuidados: exemplo 1`: an example below a box is of the lesson. */
export const ofLesson = (title: string, cover: string): string => {
  const [, front = '', example = ''] = /^([^:]+): (exemplos?(?: .+)?)$/iu.exec(title) ?? [];
  const whole = `${cover}: ${example}`;
  return example !== '' && isNotice(front) && !cover.includes(':') && whole.length <= LONGEST_TITLE
    ? whole
    : title;
};
