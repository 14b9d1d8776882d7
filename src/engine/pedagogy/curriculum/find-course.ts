import { normalise } from '#engine/pedagogy/language/stem.ts';
import { parseSkillCode, type SkillCode, type SkillStage } from '#shared/curriculum/skill-code.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';
import type { Course } from './suggest-skills.ts';

/** What is said of the class and of the lesson, as far as anybody has said it. */
export interface CourseFacts {
  /** Stated in the order; null where it is not. */
  level: EducationLevel | null;
  /** What the order says of the class (`8º ano, escola pública`) and what the lesson is called. */
  audience: string;
  title: string;
  /** Codes of the curriculum that stand in the material. */
  codes: readonly string[];
  /** The subject that the words of the material speak for (`Matemática`, `Biologia`), a judgement that may be wrong. */
  component?: string | null;
}

const STAGES: Partial<Record<EducationLevel, SkillStage>> = {
  infantil: 'EI',
  fundamental: 'EF',
  medio: 'EM',
};

/** Whether the national curriculum speaks of this level at all; of an unstated one it may. */
export const isInCurriculum = (level: EducationLevel | null): boolean => level === null || level in STAGES;

/**
 * Stage, components and years of a class: what the order states counts first, then the codes of the material, then
 * what title and audience say in plain words. What nobody says stays open, but for a guess of
 * the component that is marked as one.
 */
export function findCourse({ level, audience, title, codes, component }: CourseFacts): Course {
  const told = codes.flatMap((code) => parseSkillCode(code) ?? []);
  const said = normalise(`${audience} | ${title}`);
  const stage = (level && STAGES[level]) ?? stageIn(said) ?? onlyOne(told.map((code) => code.stage));
  const ofStage = told.filter((code) => stage === null || code.stage === stage);
  const named = componentsIn(`${normalise(audience)} | ${said}`);
  const components = named.length > 0 ? named : unique(ofStage.map((code) => code.component));
  const isGuess = components.length === 0;
  return {
    stage,
    components: isGuess ? componentsIn(normalise(component ?? '')) : components,
    isGuess,
    years: stage === null || stage === 'EF' ? yearsOf(said, ofStage) : [],
  };
}

function stageIn(said: string): SkillStage | null {
  if (/\bensino medio\b|\benem\b|\b[1-3][ºoª]? ?(?:serie|ano) (?:do|em)\b.*\bmedio\b/.test(said)) return 'EM';
  if (/\beducacao infantil\b|\bpre-escola\b|\bcreche\b|\bmaternal\b/.test(said)) return 'EI';
  if (/\bensino fundamental\b|\banos (?:iniciais|finais)\b/.test(said)) return 'EF';
  return yearsIn(said).some((year) => year > 3) ? 'EF' : null;
}

const YEAR_WORDS = [
  'primeiro',
  'segundo',
  'terceiro',
  'quarto',
  'quinto',
  'sexto',
  'setimo',
  'oitavo',
  'nono',
];
const YEAR = `(?:([1-9]) ?[ºo°ª.]?|(${YEAR_WORDS.join('|')}))`;
/** `8º ano`, `6º e 7º anos`, `6º ao 9º ano`, `oitavo ano`. */
const YEARS = new RegExp(`\\b(?:${YEAR} ?(e|a|ao|-|/) ?)?${YEAR} ?anos?\\b`, 'g');

function yearsIn(said: string): number[] {
  return [...said.matchAll(YEARS)].flatMap(([, digit, word, link, lastDigit, lastWord]) => {
    const last = yearOf(lastDigit, lastWord);
    const first = yearOf(digit, word) || last;
    if (link === 'e' || link === '/' || first > last) return unique([first, last]);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

const yearOf = (digit: string | undefined, word: string | undefined): number =>
  digit ? Number(digit) : YEAR_WORDS.indexOf(word ?? '') + 1;

function yearsOf(said: string, told: readonly SkillCode[]): number[] {
  const years = yearsIn(said);
  if (years.length > 0) return unique(years);
  if (/\banos iniciais\b|\bfundamental (?:i|1)\b/.test(said)) return [1, 2, 3, 4, 5];
  if (/\banos finais\b|\bfundamental (?:ii|2)\b/.test(said)) return [6, 7, 8, 9];
  return unique(told.flatMap((code) => code.years));
}

/**
 * How teachers name a component (without accents, as a pattern) and the letters its skills have: in Ensino
 * Fundamental, in Ensino Médio its area. Computing is named by its own word alone.
 */
const COMPONENT_NAMES: Readonly<Record<string, readonly string[]>> = {
  'matematica(?: e suas tecnologias)?': ['MA', 'MAT'],
  'lingua portuguesa|portugues|redacao|literatura|gramatica': ['LP'],
  'ciencias(?: da natureza| naturais)?(?: e suas tecnologias)?': ['CI', 'CNT'],
  'biologia|fisica|quimica': ['CNT', 'CI'],
  historia: ['HI', 'CHS'],
  geografia: ['GE', 'CHS'],
  'sociologia|filosofia|ciencias humanas(?: e sociais aplicadas)?': ['CHS'],
  'artes?|educacao artistica|musica|teatro': ['AR', 'LGG'],
  'educacao fisica|ed\\.? fisica': ['EF', 'LGG'],
  'ingles|lingua inglesa': ['LI', 'LGG'],
  'ensino religioso|religiao': ['ER'],
  'computacao|informatica|robotica|programacao': ['CO'],
};

/** What stands before a name that is meant as one, and what behind it. */
const BEFORE =
  '(?:^|[|,;:(–—/-]|\\b(?:aula|apostila|prova|atividade|avaliacao|professora?|curso|turma) (?:de|do|da) |\\b(?:disciplina|componente)) *';
const BEHIND = ' *(?:$|[|,;:.)–—/-]|\\b(?:no|na|do|da|para|e|[1-9]) ?)';
const NAMES = Object.entries(COMPONENT_NAMES).map(([name, components]) => ({
  pattern: new RegExp(`${BEFORE}(?:${name})${BEHIND}`),
  components,
}));

/** A name counts where it stands by itself: `Matemática — frações`, `aula de História`; not in `história da água`. */
function componentsIn(said: string): string[] {
  return unique(NAMES.flatMap(({ pattern, components }) => (pattern.test(said) ? components : [])));
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

function onlyOne<T>(values: readonly T[]): T | null {
  const [first, ...others] = unique(values);
  return first !== undefined && others.length === 0 ? first : null;
}
