import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import type { Lesson, LessonDefinition } from '#engine/pedagogy/lesson/lesson.ts';
import { askForTerm, isOfMany, termInSentence } from '#engine/pedagogy/lesson/name-term.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { sayingOf } from '#engine/pedagogy/plan/gloss-terms.ts';
import { beside, mix } from './mix.ts';
import type { Question } from './question.ts';

const MOST_OPTIONS = 4;
const LEAST_OPTIONS = 3;
const LONGEST_CHOICE = 150;

/** What the material defines: which term is meant (among its other terms), or what a term means. */
export function askDefinitions(lesson: Lesson, section: number): Question[] {
  const all = lesson.definitions
    .map((definition) => ({ definition, saying: sayingOf(definition) }))
    .filter((one): one is Defined => one.saying !== null);
  const told = all.filter(({ definition }) => !OUTSTANDING.test(wordingOf(definition)));
  const defined = told.filter(({ saying }) => definesBy(saying) && !OF_WHICH.test(saying));
  return all
    .filter(({ definition }) => definition.section === section)
    .flatMap((one, place): Question[] => {
      const { definition, saying } = one;
      const asked = { options: [], bloomLevel: 'lembrar' as const, basis: [definition.statement], section };
      const outstanding = outstandingOf(definition);
      if (outstanding !== null)
        return [{ ...asked, kind: 'aberta', text: outstanding, answer: upperFirst(definition.term) }];
      if (SPELLS_OUT.test(saying))
        return [{ ...asked, kind: 'aberta', text: `O que significa ${definition.term}?`, answer: saying }];
      if (!defined.includes(one) || saysOfWhichKind(definition.term)) return [];
      const choice = place % 2 === 1 ? null : askWhich(one, defined);
      const text = /^\p{L}+[aei]r\s/u.test(saying)
        ? `Em que consiste ${termInSentence(definition)}?`
        : askForTerm(definition);
      const answer = GOES_ON.test(saying)
        ? definition.statement.text.replace(/[\s.;]+$/, '')
        : upperFirst(saying);
      return [choice ?? { ...asked, kind: 'aberta', text, answer }];
    });
}

/** `Conceitual`, below a heading that names what is conceptual: no thing by itself. */
export const saysOfWhichKind = (term: string): boolean =>
  !term.includes(' ') && OF_WHICH_KIND.test(term) && loadDictionary().has(term.toLowerCase());
const OF_WHICH_KIND = /(?:(?<!ri)[ct]ual|ional|ental|tural)$/iu;

/** Whether a saying tells what a thing is: `quando os lados são iguais, …` and `o suco, que é ácido, digere …` tell of it. */
export function definesBy(saying: string): boolean {
  if (
    !DEFINES.test(saying) ||
    JUDGES.test(saying) ||
    /^(?:quando|se|como|por|para|sem|com|em)\s/iu.test(saying)
  )
    return false;
  const bare = saying
    .replace(/, (?:que|quem|onde|cuj[oa]s?) [^,]*,/giu, '')
    .replace(
      /,? (?:e |ou )?(?:que|quem|onde|em que|n[oa]s? qua(?:l|is)|pel[oa]s? qua(?:l|is)|cuj[oa]s?|quando|para)\s.*$/iu,
      '',
    );
  return !hasFiniteVerb(upperFirst(bare)) || GOES_ON.test(saying);
}

/** `o denominador e mostra em quantas partes …`: a second thing that is said of it. */
const GOES_ON = /\se (?:\p{L}+a|\p{L}+e|\p{L}+am|\p{L}+em|tem|têm|é|são) /u;

interface Defined {
  definition: LessonDefinition;
  saying: string;
}

/** A thing or what one does, with what makes it this one; `relativamente novo` and `um dos mais antigos` define nothing. */
const DEFINES = /^(?:\p{L}+[aei]r|(?!um[ao]? d[aeo]s?\s)\p{L}{3,})\s.*\p{L}/u;
const JUDGES =
  /^(?:um[ao]? d[aeo]s?|muito|bem|bastante|melhor|pior)\s|(?<!\p{L})(?:relativamente|portanto|bastante|hoje em dia|importante|fundamental|valios[oa]|poderos[oa]|essencial|indispens[áa]vel|ideal)(?!\p{L})|\se [oa]s? (?:\p{L}+ ){1,5}(?:é|são)\s/iu;
/** `Red, Green, Blue` */
const SPELLS_OUT = /^\p{Lu}[\p{L}-]+(?:,? (?:de |e |do |da |of |and )?\p{Lu}[\p{L}-]+){1,6}$/u;

/** `O Pantanal é a maior planície alagável do mundo`: said of it, with what sets it apart from all others. */
const OUTSTANDING =
  /\s(?<is>é|são|foi|foram)\s(?<article>[oa]s?)\s(?<said>(?:(?:principa(?:l|is)|únic[oa]s?|maior(?:es)?|menor(?:es)?|melhor(?:es)?|primeir[oa]s?|últim[oa]s?|segund[oa]s?|mais \p{L}+)\s|\p{L}+ (?:mais|menos) \p{L}+).{8,90})$/u;
/** `a principal ameaça ao bioma`: which one, the question alone does not say. */
const OF_WHICH =
  /(?<!\p{L})(?:d|n|pel|ao?|à)?[oa]s? (?:região|bioma|local|lugar|época|período|movimento|processo|autora?|texto|obra|livro|país|território|grupo|sistema|empresa|história|cidade|romance|projeto)(?=$|[,.;])/u;

/** `Qual é a maior planície alagável do mundo?`; null for what only defines. */
function outstandingOf(definition: LessonDefinition): string | null {
  const found = OUTSTANDING.exec(wordingOf(definition))?.groups;
  if (found === undefined) return null;
  const { is = 'é', article = 'o', said = '' } = found;
  // `… de Bentinho e morre afogado`: the next verb tells something else.
  const [told = ''] = said.split(/(?:,| e) (?=que |não |\p{L}+(?:ou|eu|iu|e|a) )/u);
  const bare = nameKind(told, definition.term);
  if (bare === null) return null;
  if (OF_WHICH.test(bare) || POINTS_BACK.test(bare)) return null;
  const which = SOMEBODY.test(bare) ? 'Quem' : /^(?:é|foi)$/u.test(is) ? 'Qual' : 'Quais';
  return `${which} ${is} ${article} ${bare}?`;
}

/** `a maior do mundo`, said of the `Bacia Amazônica`: the biggest what, its name tells; null where that does not. */
function nameKind(said: string, term: string): string | null {
  const [superlative = '', next = ''] = said.split(' ');
  if (!/^(?:d[aeo]s?|em|n[oa]s?|entre|e)$/u.test(next)) return said;
  const [kind = '', ...rest] = term.split(' ');
  return rest.length > 0 && loadDictionary().has(kind.toLowerCase())
    ? `${superlative} ${kind.toLowerCase()}${said.slice(superlative.length)}`
    : null;
}

const wordingOf = ({ statement }: LessonDefinition): string => statement.text.replace(/[\s.;]+$/, '');
const SOMEBODY =
  /(?<!\p{L})(?:amig|irmã|filh|rei(?!\p{L})|rainha|imperador|president|poeta|escritor|pintor|músic[oa] |cientista|brasileir[oa] a |mulher|homem|líder|autor|inventor|fundador)/iu;
const POINTS_BACK = /(?<!\p{L})(?:d|n)?(?:el[ea]s?|ess[ea]s?|est[ea]s?|isso|isto|seus?|suas?)(?!\p{L})/iu;

/** What a thing is said to be first of all: `liga` of `liga de ferro e carbono`. */
const genusOf = (saying: string): string => contentStems(saying)[0] ?? '';

/**
 * Which term is meant. To choose from there are terms of one kind only: defined by the same word (`liga`) or in the same
 * part, all of them one or all of them many, none a kind of the right one or the other way round.
 */
function askWhich(asked: Defined, all: readonly Defined[]): Question | null {
  const { definition, saying } = asked;
  const own = contentStems(definition.term);
  const words = contentStems(saying);
  // A saying that holds its term gives the answer away.
  if (words.some((key) => own.includes(key))) return null;
  const { section } = definition;
  const others = beside(asked, all).filter(
    (one) =>
      (one.definition.section === section || genusOf(one.saying) === genusOf(saying)) &&
      isOfMany(one.definition) === isOfMany(definition) &&
      !meets(contentStems(one.definition.term), [...own, ...words]) &&
      !own.includes(genusOf(one.saying)),
  );
  const isSame = (one: Defined): number => Number(genusOf(one.saying) === genusOf(saying));
  const sorted = others.toSorted((a, b) => isSame(b) - isSame(a));
  // Where enough are of the very same kind, no other is put beside them.
  const same = sorted.filter((one) => isSame(one) === 1);
  const chosen = same.length >= LEAST_OPTIONS - 1 ? same : sorted;
  const wrong = [...new Set(chosen.map((one) => upperFirst(one.definition.term)))].slice(0, MOST_OPTIONS - 1);
  const text = `Que nome se dá a isto: “${saying.replaceAll('“', '‘').replaceAll('”', '’')}”?`;
  if (wrong.length < LEAST_OPTIONS - 1 || text.length > LONGEST_CHOICE) return null;
  const answer = upperFirst(definition.term);
  return {
    kind: 'multipla_escolha',
    text,
    options: mix([answer, ...wrong]),
    answer,
    bloomLevel: 'lembrar',
    basis: [definition.statement],
    section,
  };
}

/** Whether a word of one could give the other away. */
const meets = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((key) => others.includes(key));
