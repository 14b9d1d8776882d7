import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { BlockOf, Picture, SlideBlock, Statement } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';

/** What a slide of content is made of; `rest` did not fit and goes to the notes. */
export interface Formed {
  layout: LayoutName;
  blocks: SlideBlock[];
  /** A claim of the material that says the slide's point; null keeps the title of the plan. */
  claim: string | null;
  rest: Statement[];
}

/** Looks for one kind of structure in an item; null where it is not there. */
export type FindForm = (matter: ItemMatter, pictures: readonly Picture[]) => Formed | null;

export const passageIdsOf = (statements: readonly Statement[]): string[] => [
  ...new Set(statements.flatMap(({ passageIds }) => passageIds)),
];

/** `AIB – Ação Integralista Brasileira`: a short name before the only dash of a line. */
const DASHED = /^(\p{Lu}[\p{L}\d]+(?: [\p{L}\d]+){0,2}) [-–—] (?!.* [-–—] )(.{20,})$/su;

/** `Saci: é um menino travesso` → its head and what is said of it; a head is a name, not half a sentence. */
export function splitHead({ text, passageIds }: Statement): { head: string | null } & Statement {
  // `Ana: …` over `Rui: …`: none of them names the other, nor does a part of what is quoted.
  if (/^["“]|\n\p{Lu}[^:\n]{1,30}: /u.test(text)) return { head: null, text, passageIds };
  const dashed = DASHED.exec(text);
  const name = dashed?.[1] ?? '';
  const isName = !/\d$/.test(name) && (/^\p{Lu}+$/u.test(name) || !hasFiniteVerb(name));
  const [, head, rest] = /^([^:.;!?]{2,42}): (.{3,})$/su.exec(text) ?? (isName ? dashed : null) ?? [];
  if (head === undefined || rest === undefined || head.split(' ').length > 6 || /\([^)]*$/.test(head))
    return { head: null, text, passageIds };
  return { head, text: upperFirst(rest.replace(/^(?:é|são) /u, '')), passageIds };
}

const FEWEST_LISTED = 3;
const MOST_LISTED = 6;
const LONGEST_LISTED = 48;
const LONGEST_BARE = 28;
/** What ends a sentence, or hides commas of its own. */
const UNLISTED = /[.:;!?()“”"=]|\d,\d|(?<!\p{L})(?:que|quando|onde|porque|pois|mas|como|se)(?!\p{L})/u;

/** `monitor baixo, teclado alto e cadeira dura` → three things, each with a capital; null where a text is no list. */
export function readListed(text: string): string[] | null {
  const bare = text.trim().replace(/[.;]$/, '');
  if (UNLISTED.test(bare)) return null;
  const before = bare.split(', ');
  const last = before.pop() ?? '';
  const [, one, other] = /^(.+?) (?:e|ou) (.+)$/u.exec(last) ?? [];
  // Notes give names without the `e` before the last one.
  const isBare = one === undefined && [...before, last].every(({ length }) => length <= LONGEST_BARE);
  if (before.length === 0 || (one === undefined && !isBare)) return null;
  const parts = [...before, ...(one === undefined || other === undefined ? [last] : [one, other])];
  const isList =
    parts.length >= FEWEST_LISTED &&
    parts.length <= MOST_LISTED &&
    parts.every((part) => part.length >= 3 && part.length <= LONGEST_LISTED);
  return isList ? parts.map(upperFirst) : null;
}

const KNOWN_BY = 30;

/** Where in a list the item stands that a text tells, known by its beginning; -1 where it tells none. */
export function findInList(items: readonly { text: string }[], text: string): number {
  const said = plain(text);
  const starts = items.map((item) => plain(item.text).slice(0, KNOWN_BY));
  const begun = starts.findIndex((start) => start.length > 3 && said.startsWith(start));
  if (begun >= 0) return begun;
  const within = starts.findIndex((start) => start.length > 3 && said.includes(start));
  return within >= 0 ? within : items.findIndex((item) => opensAlike(plain(item.text), said));
}

const SAME_WORDS = 4;
const MOST_SHORTENED = 2;

/** `Medir circunf. e escolher` → `Medir circunferência e escolher`: the same first words, some of them written out. */
function opensAlike(listed: string, said: string): boolean {
  const [one, other] = [listed, said].map((text) => text.split(' ').slice(0, SAME_WORDS));
  if (one === undefined || other === undefined || one.length < SAME_WORDS) return false;
  const isSame = one.every((word, at) => other[at]?.startsWith(word.replace(/[./]+$/u, '')) === true);
  return isSame && one.filter((word, at) => word !== other[at]).length <= MOST_SHORTENED;
}

const plain = (text: string): string =>
  text
    .toLocaleLowerCase('pt-BR')
    .replaceAll(/[\s.;]+/gu, ' ')
    .trim();

/**
 * Facts with their names. A name that only says the title again goes; where others repeat one another, each fact stays the
 * sentence it was.
 */
export function nameFacts(points: readonly Statement[], title: string): BlockOf<'points'>['items'] {
  const own = points.map((point) => withoutTitle(point, title));
  const items = own.map((point, at) => (point === points[at] ? splitHead(point) : { head: null, ...point }));
  const names = items.flatMap(({ head }) => (head === null ? [] : [fold(head)]));
  return new Set(names).size === names.length ? items : own.map((point) => ({ head: null, ...point }));
}

/** `Indicadores (continuação 2)` → `Indicadores`: what the plan calls the second slide of a part. */
export const withoutPart = (title: string): string => title.replace(/ \(continuação[^)]*\)$/u, '');

/** `2 Conceitos rápidos`, of the second part: a heading that was counted without a stop. Other numbers count something. */
export function withoutNumber(title: string, section: number | null): string {
  const [whole = '', number] = /^(\d{1,2}) (?=\p{Lu})/u.exec(title) ?? [];
  const isOfPart = section !== null && [section, section + 1].includes(Number(number));
  return number !== undefined && isOfPart ? title.slice(whole.length) : title;
}

/** `Linha do tempo: 1840 – …` under that title: what names the slide again goes. */
export function withoutTitle(point: Statement, title: string): Statement {
  const { head, text, passageIds } = splitHead(point);
  return head !== null && fold(head) === fold(withoutPart(title)) ? { text, passageIds } : point;
}

/** A name without its case and article. */
export const fold = (name: string): string =>
  name
    .toLocaleLowerCase('pt-BR')
    .replace(/^(?:[oa]s?|uma?) /u, '')
    .trim();

const EMPTY_LABEL =
  /^(?:as |os )?(?:características|benefícios|vantagens|desvantagens|conceitos?|definiç(?:ão|ões)|introdução|importância|tipos|exemplos|objetivos|funções|aplicações|histórico|generalidades|considerações|(?:exemplo|exercício)s? resolvidos?|solução|resolução|demonstração|observaç(?:ão|ões))[.:;]?$/iu;

/** `Características`, `Conceitos: Representação gráfica`: headings of what is not there. */
export const isEmptyLabel = ({ text }: Statement): boolean => {
  const [, head, rest] = /^([^:]+): (.+)$/su.exec(text.trim()) ?? [];
  if (head === undefined || rest === undefined) return EMPTY_LABEL.test(text.trim());
  return EMPTY_LABEL.test(head) && BARE_NAME.test(rest);
};

/** Two or three words that say nothing of one another. */
const BARE_NAME = /^\p{L}+(?: \p{L}+){0,2}\.?$/u;
