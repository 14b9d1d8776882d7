import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { LONGEST_TITLE, upperFirst } from './clean-title.ts';

export interface PartName {
  title: string;
  /** Words of matter under it. */
  weight: number;
}

export const MOST_NAMES = 4;
/** Inside such a name a comma or an `e` would run together with those of the list. */
const LIST_MARK = /[,;:–—]|\s(?:e|ou)\s/u;

/**
 * Parts side by side in one title, in their order: `Saci, Iara e Boto`; `Desvio médio, variância e desvio padrão`. Where
 * all do not fit they lose what stands in brackets or after a colon, then the lightest of them go;
 * '' where less than two are left.
 */
export function joinNames(
  names: readonly PartName[],
  spell: (lower: string) => string,
  longest = LONGEST_TITLE,
): string {
  const theme = names.length > MOST_NAMES ? nameTheme(names, longest) : '';
  if (theme !== '') return theme;
  const all = joinAll(names, spell, longest);
  let kept: readonly PartName[] = withoutContained(names.map(brief));
  while (all === '' && kept.length > 2) {
    const lightest = kept.reduce((least, one) => (one.weight < least.weight ? one : least));
    kept = kept.filter((one) => one !== lightest);
    const joined = joinFitting(kept, spell, longest, names);
    if (joined !== '') return joined;
  }
  return all || nameRun(names, longest);
}

/** A long run of lessons by the weightiest of them: `O mundo do trabalho (aulas 1 a 8)`; '' for other parts. */
function nameRun(names: readonly PartName[], longest: number): string {
  const lessons = nameLessons(names);
  const heaviest = names.reduce((most, one) => (one.weight > most.weight ? one : most), {
    title: '',
    weight: -1,
  });
  const title = `${heaviest.title.replace(LESSON, '')}${lessons}`;
  return lessons === '' || names.length < 2 || title.length > longest ? '' : title;
}

/** The subject of the whole names none of its parts. */
const OF_ANY_LESSON =
  /^(?:matem[áa]tica|portugu[êe]s|hist[óo]ria|geografia|ci[êe]ncias?|f[íi]sica|qu[íi]mica|biologia|ingl[êe]s|artes?|aulas?|atividades?|exerc[íi]cios?|revis[ãa]o|introdu[çc][ãa]o)$/iu;

/** A long run of lessons by the word that half of their names share: `Frações (aulas 1 a 8)`; '' where none does. */
function nameTheme(names: readonly PartName[], longest: number): string {
  const lessons = nameLessons(names);
  if (lessons === '') return '';
  const words = names.map(({ title }) => [
    ...new Set(
      title
        .replace(LESSON, '')
        .toLowerCase()
        .match(/\p{L}{4,}/gu) ?? [],
    ),
  ]);
  const uses = Map.groupBy(
    words.flat().filter((word) => contentStems(word).length > 0 && !OF_ANY_LESSON.test(word)),
    (word) => word,
  );
  const [word, said] = [...uses].reduce((most, one) => (one[1].length > most[1].length ? one : most), [
    '',
    [],
  ] as [string, string[]]);
  const title = `${upperFirst(word)}${lessons}`;
  return said.length * 2 >= names.length && title.length <= longest ? title : '';
}

/** All of them or, where they do not fit, ''. */
export function joinAll(
  names: readonly PartName[],
  spell: (lower: string) => string,
  longest = LONGEST_TITLE,
): string {
  const distinct = names.some(({ title }) => LESSON.test(title)) ? names : withoutContained(names);
  const [only] = distinct;
  if (names.length > 1 && distinct.length === 1 && only !== undefined && only.title.length <= longest)
    return only.title;
  const short = names.map(brief);
  return (
    joinFitting(distinct, spell, longest, names) ||
    joinFitting(short, spell, longest) ||
    joinFitting(withoutContained(short), spell, longest, names)
  );
}

/** `all` are the parts that the title stands for, those without room for their names too. */
function joinFitting(
  names: readonly PartName[],
  spell: (lower: string) => string,
  longest: number,
  all: readonly PartName[] = names,
): string {
  if (names.length < 2 || names.length > MOST_NAMES) return '';
  const label = sharedLabel(names);
  const own = names.map((one) => ({ ...one, title: one.title.slice(label.length) }));
  const opening = label.replace(/\s*[–—:-]\s+$/u, '');
  const [first, ...rest] = own;
  const inside = first === undefined ? [] : [{ ...first, title: lowerTitle(first.title, spell) }, ...rest];
  const joined =
    label === ''
      ? list(names, spell, nameLessons(all))
      : `${opening}: ${list(inside, spell, nameLessons(all))}`;
  return joined.length <= longest ? joined : '';
}

/** `Núcleo – ` of names that all open with it; '' for others. */
function sharedLabel(names: readonly PartName[]): string {
  const labels = names.map(
    ({ title }) => /^\p{Lu}[^:–—-]{2,30}?(?:\s[–—-]|:)\s+(?=\p{L})/u.exec(title)?.[0] ?? '',
  );
  const [first = ''] = labels;
  const word = (label: string): string => label.replace(/[\s:–—-]+$/u, '');
  // One dash or another is the same label; its length has to be too.
  const isShared = labels.every((label) => word(label) === word(first) && label.length === first.length);
  return isShared ? first : '';
}

function list(told: readonly PartName[], spell: (lower: string) => string, lessons: string): string {
  const names = dropSharedEnd(told);
  const titles = names.map(({ title }, index) => {
    const bare = (lessons === '' ? title : title.replace(LESSON, '')).replace(/\?$/, '');
    return index === 0 ? bare : lowerTitle(bare, spell);
  });
  // `O que é a CPU e registradores` is one question still.
  const asks = names.some(({ title }) => title.includes('?') && !/^o que (?:é|são)\s/iu.test(title));
  const parts = titles.flatMap(splitPair);
  if (asks && titles.length === 2) return joinAsking(names, spell);
  const isPlain = !asks && areAlike(names) && parts.every((part) => !LIST_MARK.test(part));
  if (isPlain && parts.length > MOST_NAMES) return '';
  if (isPlain) return `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}${lessons}`;
  // `Valores genotípico e fenotípico e efeito médio`: two may be told in one breath.
  const isPair =
    !asks && titles.length === 2 && titles.every((title) => !/[,;:]/.test(title)) && areAlike(names);
  return `${titles.join(isPair ? ' e ' : '; ')}${lessons}`;
}

/** `Semeadura e rega da alface`: what all names end with is told once. */
function dropSharedEnd(names: readonly PartName[]): readonly PartName[] {
  const [first] = names;
  const ends = first?.title.matchAll(/(?<=\p{L}) (?=d[aeo]s? \p{Ll})/gu) ?? [];
  const shared = [...ends]
    .map(({ index }) => first?.title.slice(index) ?? '')
    .find((end) => names.every(({ title }) => title.length > end.length && title.endsWith(end)));
  if (shared === undefined) return names;
  return names.map((one, at) =>
    at === names.length - 1 ? one : { ...one, title: one.title.slice(0, -shared.length) },
  );
}

/** `O que é relevo? Agentes internos`, `Prazos; e na hora de receber?`: what is asked keeps its mark. */
const joinAsking = (names: readonly PartName[], spell: (lower: string) => string): string =>
  names
    .map(({ title }) => title)
    .reduce((whole, title) =>
      whole.endsWith('?') ? `${whole} ${title}` : `${whole}; ${lowerTitle(title, spell)}`,
    );

/** An article before the first alone, a sentence, another language, two set against each other: such names run into one. */
function areAlike([first, ...others]: readonly PartName[]): boolean {
  const hasArticle = (one: PartName | undefined): boolean => /^[OA]s? (?!que )\p{Ll}/u.test(one?.title ?? '');
  const isLed = hasArticle(first) && !others.some(hasArticle);
  return (
    !isLed &&
    ![first, ...others].some((one) => APART.test(one?.title ?? '') || isForeignName(one?.title ?? ''))
  );
}
const APART =
  /\s(?:x|vs\.?)\s|^(?:o que(?! (?:é|são) )|como|quando|por que|em caso|passo a passo|é|são|não(?! \p{L}+s$)|há|deve|pode)(?!\p{L})/iu;

const FEWEST_FOREIGN = 2;

/** `Irregular verbs`: two words or more, and Portuguese has none of them. */
function isForeignName(title: string): boolean {
  const words = title.match(/\p{L}{3,}/gu) ?? [];
  return words.length >= FEWEST_FOREIGN && words.every((word) => !loadDictionary().has(word.toLowerCase()));
}

/** `Integridade e autenticidade` beside another name is two of three; `genotípico e fenotípico` say of one thing what it is. */
function splitPair(title: string): string[] {
  const parts = title.split(/\se\s/u);
  const tokens = tagSentence(title.toLowerCase());
  const second = tokens[tokens.findIndex(({ text }) => text === 'e') + 1];
  const isPair = parts.length === 2 && second?.tag !== 'ADJ' && second?.form !== 'part';
  return isPair && parts.every((part) => !LIST_MARK.test(part)) ? parts : [title];
}

const LESSON = /\s*\((\p{L}+) (\d{1,2})\)$/u;

/** `Cálculo mental (aula 3)` */
export const isOneOfLessons = (title: string): boolean => LESSON.test(title);

/** ` (aulas 5 a 7)` of names that each tell their lesson; '' for others. */
function nameLessons(names: readonly PartName[]): string {
  const found = names.map(({ title }) => LESSON.exec(title));
  const [word = ''] = found.map((one) => one?.[1] ?? '');
  if (word === '' || found.some((one) => one?.[1] !== word)) return '';
  const numbers = found.map((one) => Number(one?.[2]));
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  const isRun = numbers.length > 2 && numbers.every((number, at) => number === first + at);
  return ` (${word}s ${isRun ? `${first} a ${last}` : listWords(numbers.map(String))})`;
}

const listWords = (words: readonly string[]): string => `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;

/** `Gerenciar frustrações e oferecer apoio`: the second of two things to do. */
const SECOND_DEED = /^(\p{Lu}\p{Ll}+(?:ar|er|ir)\s.+?)\se\s\p{L}+(?:ar|er|ir)\s.+$/u;

/** `Sensor (DHT11)` → `Sensor`; `Núcleo: registradores` → `Núcleo`; `Ler contos e escrever cartas` → `Ler contos`. */
function brief(name: PartName): PartName {
  const [lesson = ''] = LESSON.exec(name.title) ?? [];
  const bare = name.title
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/(?:\s*:|\s[–—-])\s.*$/u, '')
    .replace(SECOND_DEED, '$1');
  return bare.length >= 4 ? { ...name, title: `${bare}${lesson}` } : name;
}

/** `E na hora de receber?` says much with words that say little. */
export const saysMuch = (title: string): boolean => title.split(' ').length >= MUCH;
const MUCH = 4;

/** `Matrizes` is named by `Operações com matrizes`. */
function withoutContained(names: readonly PartName[]): PartName[] {
  const stems = names.map(({ title }) => contentStems(title.replace(LESSON, '')));
  return names.filter(
    (_, at) =>
      !stems.some(
        (other, index) =>
          index !== at &&
          !(stems[at]?.length === 0 && saysMuch(names[at]?.title ?? '')) &&
          // `O que é relevo?` beside `Quem faz o relevo?`
          !(names[at]?.title.includes('?') && names[index]?.title.includes('?')) &&
          other.length > (stems[at]?.length ?? 0) &&
          stems[at]?.every((key) => other.includes(key)),
      ),
  );
}

/** Inside a title a name goes on in lower case, proper names and acronyms aside. */
export function lowerTitle(title: string, spell: (lower: string) => string): string {
  const [first = ''] = title.split(/[ ,:;]/);
  // `O modelo dos 3 Cs`
  if (/^[OA]s? \p{Ll}/u.test(title)) return title.charAt(0).toLowerCase() + title.slice(1);
  const isName =
    /\p{Lu}.*\p{Lu}|\d/u.test(first) ||
    spell(first.toLowerCase()) === first ||
    /\s\p{Lu}/u.test(title) ||
    // `Netflix`, `Linux`: no word of the language is a name.
    !loadDictionary().has(first.toLowerCase().replace(/[^\p{L}-]/gu, ''));
  return isName ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
