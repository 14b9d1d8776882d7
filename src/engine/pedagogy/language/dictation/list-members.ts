import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Said } from './said.ts';

export const NUMBERS = 'dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez';
/** `a Terra por dentro tem três camadas`, `são quatro etapas`, `se dividem em cinco grupos`: whose, how many, of what. */
export const COUNTS = new RegExp(
  `^(?:.{0,30}?(?<!\\p{L})([oa]s? \\p{L}+)(?: \\p{L}+){0,3}? )?(?:tem|t[êe]m|tinha|tinham|s[ãa]o|existem|h[áa]|se divid\\p{L}+ em|[ée] dividid[oa] em) (${NUMBERS}) (\\p{L}+s(?: de \\p{L}+)?)(?= |$)`,
  'iu',
);
const LISTED =
  /(?<!\p{L})([oa]s? \p{L}{3,}(?: \p{L}+(?:d[oa]s?|v[oa]s?|[ãa]o|ic[oa]s?))?)(?= [oa]s? | e [oa]s? |$)/gu;
/** Sentences that a member of a list has on the average where it is a part of its own. */
const MORE_THAN_ONE = 1.4;
const FEWEST = 3;

/** What each sentence with a count lists behind it. */
const listsOf = (said: readonly Said[]): string[][] =>
  said.flatMap(({ text }) =>
    COUNTS.test(text) ? [[...text.toLowerCase().matchAll(LISTED)].flatMap(([, name]) => name ?? [])] : [],
  );

/** Sentences with a second one, of the next thing that was listed, as two: `… não voam e os mamíferos têm pelos`. */
export function partMembers(said: readonly Said[]): Said[] {
  const names = listsOf(said).flat();
  if (names.length < FEWEST) return [...said];
  const next = new RegExp(` e (?=(?:${names.join('|')}) (?!e(?!\\p{L}))\\p{L}+(?:m|é)(?!\\p{L}))`, 'iu');
  return said.flatMap((one) => {
    const parts = one.kind === 'fact' ? one.text.split(next) : [one.text];
    return parts.map((text, at) => ({ ...one, text, opensPart: at === 0 && one.opensPart }));
  });
}

/** What a sentence lists behind a count, each told of in sentences of its own: they head them. */
export function membersOf(said: readonly Said[]): string[] {
  const texts = said.map(({ text }) => text.toLowerCase());
  for (const listed of listsOf(said)) {
    const told = listed.filter((name) => texts.some((other) => other.startsWith(`${name} `)));
    const first = told.map((name) => texts.findIndex((other) => other.startsWith(`${name} `)));
    const span = Math.max(...first) - Math.min(...first);
    if (told.length >= FEWEST && span >= (told.length - 1) * MORE_THAN_ONE) return told;
  }
  return [];
}

/** `são quatro etapas a evaporação …` under `as quatro etapas do ciclo da água`: the heading is what the sentence speaks of. */
export function listedUnder(text: string, head: string): string {
  const [, noun, list] =
    new RegExp(
      `^(?:são|tem|têm|existem|há) (?:${NUMBERS}) (\\p{L}+s)(?: d[aeo]s? \\p{L}+)? ((?:que são )?[oa]s? .+)$`,
      'iu',
    ).exec(text) ?? [];
  return noun === undefined || list === undefined || !head.includes(noun)
    ? text
    : `${head} são ${list.replace(/^que são /iu, '')}`;
}

/** `o primeiro é o convergente` under `os três tipos de limite`: `o primeiro tipo de limite é …`. */
export function countedOf(facts: readonly Said[], said: readonly Said[]): Said[] {
  const counts = new RegExp(`(?:${NUMBERS}) (\\p{L}+s)((?: d[aeo]s? \\p{L}+)?)`, 'iu');
  return facts.map((one) => {
    const place = said.indexOf(one);
    const before = said.slice(0, place).findLast(({ text }) => counts.test(text));
    const [, noun, of = ''] = counts.exec(before?.text ?? '') ?? [];
    if (noun === undefined) return one;
    const text = one.text.replace(
      /^(e )?([oa]) ((?:primeir|segund|terceir|quart|quint|sext|últim)[oa]) (?=(?:é|foi|são|acontece)(?!\p{L}))/iu,
      (_, and: string, article: string, ordinal: string) =>
        `${and ?? ''}${article} ${ordinal} ${singular(noun)}${of} `,
    );
    return { ...one, text };
  });
}

/** `os` or `as` of what is counted. */
export const articleOf = (noun: string, number: string): string => {
  if (/^duas$/u.test(number)) return 'as';
  if (/^dois$/u.test(number)) return 'os';
  return /^(?:\p{L}*(?:as|ões|ades|gens|leis|partes|fases|bases|vozes|raízes|classes|redes|sílabas))(?: |$)/iu.test(
    noun,
  ) &&
    !/^(?:problem|sistem|tem|poem|program|clim|planet|map|diagram|esquem|fonem|dilem|cinem|gram)as/iu.test(
      noun,
    )
    ? 'as'
    : 'os';
};

/** `leis` → `lei`, `características` → `característica`. */
export const singular = (noun: string): string =>
  noun
    .replace(/ões$/u, 'ão')
    .replace(/ais$/u, 'al')
    .replace(/([aeiou])is$/u, '$1l')
    .replace(/ns$/u, 'm')
    .replace(/([rz])es$/u, '$1')
    .replace(/s$/u, '')
    .replace(/^lel$/u, 'lei');

/** `de` with the article of what something is of; '' where that names nothing more. */
export function ofWhat(owner: string, noun: string): string {
  const [, article = '', name = ''] = /^(?:([oa]s?) )?(.+)$/iu.exec(owner) ?? [];
  // `fotossíntese e respiração`: of which of them is not told.
  if (
    name === '' ||
    / e /u.test(name) ||
    name.split(' ').length > 5 ||
    contentStems(name).some((stem) => contentStems(noun).includes(stem))
  )
    return '';
  return article === '' ? ` de ${name}` : ` d${article.toLowerCase()} ${name}`;
}
