import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { namesCourse, namesPaper, nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';

/** `Aula 3 – Frações`, `Unidade 2: o solo`: its place in a course. */
const PLACE =
  /^(?:aula|unidade|m[óo]dulo|cap[íi]tulo|tema|parte|semana|encontro)\s*(?:n?[º°.]?\s*\d+)?\s*(?:[:–—-]\s*|$)/iu;
/** `Python aula 6` */
const BEHIND = /\s*[–—-]?\s*(?:aula|parte|unidade|encontro)\s*\d+$/iu;
/** What heads a part of any lesson and names nothing of this one. */
const OF_ANY =
  /^(?:como (?:funciona|fazer|se faz|usar)|passo a passo|passos|procedimentos?|etapas|roteiro|defini[çc](?:ão|ões)|conceitos?(?: (?:b[áa]sicos?|iniciais|gerais))?|teoria(?: r[áa]pida)?|explica[çc](?:ão|ões)|conte[úu]dos?|n[úu]meros|dados|tabela(?: de compara[çc][ãa]o)?|quadro|revis[ãa]o|lembretes?|importante|aten[çc][ãa]o|obs(?:erva[çc](?:ão|ões))?|resumo|introdu[çc][ãa]o|desenvolvimento|exemplos?|regras?|f[óo]rmulas?|datas?|linha do tempo|curiosidades?|contexto|matéria|assunto|parte \d+)\s*:?$/iu;
/** `Por que falar de dinheiro na escola`: no paper of a school. */
const ASKS = /^(?:por que|para que|o que (?:é|são))\s/iu;
const LONGEST = 60;

/**
 * What a part is about, as an objective names it: its title without its place in a course, what the whole lesson is about where that
 * names nothing of its own; null where neither does.
 */
export function nameOfAim(lesson: Lesson, index: number): string | null {
  const { title = '' } = lesson.sections[index] ?? {};
  const bare = title.replace(PLACE, '').trim();
  if (ASKS.test(bare) && bare.length <= LONGEST) return bare;
  const isOwn =
    bare !== '' && !OF_ANY.test(bare) && !namesPaper(bare) && !namesCourse(bare) && bare.length <= LONGEST;
  return isOwn ? bare : themeOfAim(lesson);
}

/** What the whole lesson is about, without its place in a course; null where that is not plain. */
export const themeOfAim = (lesson: Lesson): string | null => nameTheme(lesson)?.replace(BEHIND, '') ?? null;

/** A name within a sentence, with and without `de`: `a glicólise`, `da glicólise`. */
export interface SpokenName {
  the: string;
  of: string;
}

const MOST_WORDS = 6;
/** Signs and openings that no name of a thing has: half a line, two names, a date, a sentence. */
const NO_NAME =
  /[:;,.?!=→“”"'()[\]/|≠+–—*#>]|\d{3,}|\s[-x×]\s|^(?:n?[oa]s?|d[aeo]s?|em|entre|para|por|com|sem|antes|depois|quando|se|mais|menos|muit[oa]s?|tod[oa]s?|não|só|e|ou|que|como|quem|qual|onde) /iu;

/** `Glicólise` → `a glicólise`, `Romantismo no Brasil` → `o Romantismo no Brasil`; null for what names no thing, or none whose article is known. */
export function speakName(lesson: Lesson, name: string): SpokenName | null {
  const bare = name.replace(/^[OA]s? (?=\p{L})/u, '');
  const words = bare.split(/\s+/u);
  if (words.length > MOST_WORDS || NO_NAME.test(bare) || !/\p{L}{3}/u.test(bare)) return null;
  const said = lowerTitle(bare, lesson.spell);
  const article = articleOf(lesson, name, said);
  const [, first, ...others] = article === null ? [] : tagSentence(`${article} ${said}`);
  if (article === null || !/^(?:NOUN|PROPN)$/u.test(first?.tag ?? '')) return null;
  if (hasFiniteVerb(`${article} ${said}`)) return null;
  if (others.some(({ tag }) => tag === 'VERB' || tag === 'PRON' || tag === 'ADV')) return null;
  return { the: `${article} ${said}`, of: `d${article} ${said}` };
}

/** The article that the material itself gives a name, else the one that its ending tells. */
function articleOf({ sections }: Lesson, name: string, said: string): string | null {
  const own = /^([OA]s?) \p{L}/u.exec(name)?.[1]?.toLowerCase();
  if (own !== undefined) return own;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:[dna]|pel)?(?<article>[oa]s?|às?) ${said.replace(/[^\p{L}\d ]/gu, '.')}(?!\\p{L})`,
    'iu',
  );
  for (const { text } of sections.flatMap(({ pieces }) => pieces)) {
    const found = pattern.exec(text)?.groups?.article?.toLowerCase().replace('à', 'a');
    if (found !== undefined) return found;
  }
  const [head = ''] = said.toLowerCase().split(' ');
  const many =
    /(?:[oae]s|ões|ães|ais|éis|óis|ens|ins|uns|res|zes)$/u.test(head) && !/(?:[íu]s|ês)$/u.test(head);
  const one = many ? head.replace(/ões$|ães$/u, 'ão').replace(/s$/u, '') : head;
  const isMale =
    /(?:o|or|el|al|il|ol|ul|ema|oma|ama|ismo|ume|[íu]s|ão|em|im|um)$/u.test(one) && !FEMALE.test(one);
  const isFemale = FEMALE.test(one) || (/a$/u.test(one) && !/(?:ema|oma|grama|dia|mapa|planeta)$/u.test(one));
  if (isMale === isFemale) return null;
  return `${isFemale ? 'a' : 'o'}${many ? 's' : ''}`;
}
const FEMALE = /(?:ção|são|xão|stão|dade|tude|agem|ase|ise|ose|ite|ência|ância|gem)$/u;
