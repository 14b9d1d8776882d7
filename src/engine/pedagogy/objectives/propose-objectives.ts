import { asksForLabel } from '#engine/pedagogy/language/asks-for-label.ts';
import { conjugatedOf } from '#engine/pedagogy/language/bloom-forms.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import { membersOf } from '#engine/pedagogy/lesson/find-members.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { askForTerm } from '#engine/pedagogy/lesson/name-term.ts';
import { nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { aimByName, BY_FORM, followCourse, placeInTime } from './aim-by-name.ts';
import { speakName, themeOfAim } from './aim-name.ts';
import { aimsOfReading, aimsOfTales } from './aims-of-tales.ts';
import { hasFormula, mainForm } from './main-form.ts';

const LONGEST_EFFECT = 80;
/** A thing named, that something happens to. */
const STATED = /^(?:[oa]s?|uma?|todo|toda|cada)\s/iu;
const MOST_OF_TASKS = 2;
const LONGEST_AIM = 100;
const FEWEST_WORDS = 4;
/** Figures and places of one exercise, what each pupil likes and its own words are no aim of a lesson. */
const OF_ONE_EXERCISE =
  /[:“"]|(?<!\p{L})(?:v ou f|você|vocês|seus?|suas?|colegas?|família)(?!\p{L})|[\d=?_]|(?<!\p{L})(?:abaixo|acima|a seguir|ao lado|exercício|questão|figura|texto|item|alternativa|(?:d|n)?(?:ess|est)[ea]s?|(?:variável|função|matriz) \p{Lu})(?!\p{L})/iu;
/** What the hand does on the sheet is how one answers, not what one learns. */
const OF_THE_HAND =
  /^(?:assinal|marc|circul|pint|color|lig|copi|numer|sublinh|risc|recort|col|preench|complet|desenh|conte?)ar$|^(?:escrev|preench)er$/iu;

const SECOND_ORDER =
  /,? e (?:d[êe]|cite|explique|justifique|escreva|compare|indique|apresente|fa[çc]a|diga|responda)(?!\p{L}).*$/iu;

/** `Converta os seguintes numerais em decimal` → `converter numerais em decimal`: what the material's own tasks train. */
function aimsOfTasks(lesson: Lesson): Grounded[] {
  return [...lesson.material.exercises, ...lesson.sections.flatMap(({ pieces }) => pieces)]
    .flatMap(({ statements }) => statements)
    .filter(({ role }) => role === 'exercise')
    .flatMap((statement) => {
      // `Diferencie ética e moral e dê um exemplo`: the first of its orders.
      const order = compressSentence(statement.text)
        .replace(/[\s.;:]+$/, '')
        .replace(SECOND_ORDER, '');
      const [word = ''] = order.split(' ');
      const verb = conjugatedOf(word);
      const rest = order.slice(word.length).replace(/ (?:[oa]s )?seguintes (?=\p{L})/u, ' ');
      const words = order.split(' ').length;
      const isAim =
        verb !== null &&
        isImperative(order) &&
        !OF_THE_HAND.test(verb.verb) &&
        words >= FEWEST_WORDS &&
        order.length <= LONGEST_AIM &&
        !OF_ONE_EXERCISE.test(order);
      return isAim ? [{ text: `${verb.verb}${rest}`, basis: [statement] }] : [];
    })
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);
}

/** `Calcule a corrente`, `Qual a aceleração média?`, with the figures to work it out from. */
const RECKONED =
  /(?<!\p{L})(?:calcul[ea]m?|determin[ea]m?|resolv[ae]m?|qua(?:l|is|nt[oa]s?)|em quanto tempo|de que altura)(?!\p{L})/iu;
const FEWEST_RECKONED = 2;

/** Where the material's own exercises are worked out in figures, to work them out is what is learnt first. */
function aimsOfReckoning(lesson: Lesson): Grounded[] {
  const theme = nameTheme(lesson);
  const hasRule = lesson.sections.some((_, index) => hasFormula(lesson, index));
  const reckoned = lesson.material.exercises.flatMap(({ statements }) =>
    statements.filter(({ role, text }) => role === 'exercise' && RECKONED.test(text) && /\d/.test(text)),
  );
  return theme === null || !hasRule || reckoned.length < FEWEST_RECKONED
    ? []
    : [
        {
          text: `resolver problemas com cálculos ${speakName(lesson, theme)?.of ?? 'como os da aula'}`,
          basis: reckoned.slice(0, FEWEST_RECKONED),
        },
      ];
}

/** What a lesson that tells a history dates, as a whole. */
function aimsOfHistory(lesson: Lesson): Grounded[] {
  const dates = isStory(lesson) ? listDates(lesson).filter(({ text }) => /\d{3}/.test(text)) : [];
  const theme = themeOfAim(lesson);
  const spoken = theme === null ? null : speakName(lesson, theme);
  if (dates.length < FEWEST_STEPS || spoken === null) return [];
  const basis = [...new Set(dates.slice(0, FEWEST_STEPS).map(({ statement }) => statement))];
  return [{ text: `situar no tempo os principais fatos ${spoken.of}`, basis }];
}

/** `Explicar com suas palavras o que é o vértice` asks what `explicar o que é o vértice` does. */
const bareAim = (text: string): string => text.toLowerCase().replace(' com suas palavras', '');

/** One proposal of an objective per section, in the material's own terms; only a proposal. */
export function proposeObjectives(lesson: Lesson, most = 4): Grounded[] {
  // Where much is defined, the tasks of one page tell little of the whole.
  const isTaught = lesson.definitions.length > MOST_OF_TASKS;
  const proposals: Grounded[] = [
    ...aimsOfReckoning(lesson),
    ...aimsOfTales(lesson),
    ...aimsOfHistory(lesson),
    ...(isTaught ? [] : [...aimsOfReading(lesson), ...aimsOfTasks(lesson).slice(0, MOST_OF_TASKS)]),
  ].slice(0, MOST_OF_TASKS);
  const bySection = lesson.sections.map((section, index) => {
    const basis = selectStatements(lesson, section.pieces, 1);
    const isSaid = section.title !== '' && basis.length > 0;
    return isSaid ? { said: proposeBySaid(lesson, index), basis } : { said: null, basis: [] };
  });
  // What a part says gives an aim that can be checked; its bare name only where there would be hardly any.
  let lacking = Math.min(most, FEWEST_AIMS) - proposals.length - bySection.filter(({ said }) => said).length;
  for (const [index, { said, basis }] of bySection.entries()) {
    if (proposals.length >= most) break;
    const proposal = said ?? (lacking > 0 && basis.length > 0 ? aimByName(lesson, index, basis) : null);
    if (proposal === null || proposals.some((other) => bareAim(other.text) === bareAim(proposal.text)))
      continue;
    if (said === null) lacking -= 1;
    proposals.push(proposal);
  }
  return proposals;
}

/** Two that can be checked are better than a third made of a bare name. */
const FEWEST_AIMS = 2;

/** An aim by what the part says: how it is done, why it is so, what it is, what it differs from. */
function proposeBySaid(lesson: Lesson, index: number): Grounded | null {
  if (lesson.input.level === 'infantil' || lesson.material.understanding?.genre === 'modelo_formulario')
    return null;
  const form = mainForm(lesson, index);
  const compared = compare(lesson, index);
  if (compared !== null) return compared;
  const chain = findChains(lesson.sections[index]?.pieces ?? []).find(
    ({ effect }) =>
      effect.length <= LONGEST_EFFECT &&
      STATED.test(effect) &&
      hasFiniteVerb(effect) &&
      !/[“”"()…]/.test(effect),
  );
  if (chain !== undefined)
    return { text: `explicar por que ${lowerFirst(chain.effect)}`, basis: [chain.statement] };
  const series = membersOf(lesson, index, matterOf(lesson.sections[index]?.pieces ?? []));
  if (series.length >= FEWEST_STEPS) {
    const names = series.slice(0, MOST_NAMED).map(({ name }) => lowerName(name));
    return {
      text: `diferenciar ${listWords(names)}`,
      basis: series.slice(0, MOST_NAMED).map(({ statement }) => statement),
    };
  }
  const course = followCourse(lesson, index) ?? placeInTime(lesson, index);
  if (course !== null) return course;
  const definition = lesson.definitions.find(
    (one) => one.section === index && !asksForLabel(askForTerm(one)),
  );
  if (definition !== undefined && (form === 'definition' || BY_FORM[form] === undefined))
    return {
      text: `explicar ${askForTerm(definition)
        .replace(/^[OQ]/, (first) => first.toLowerCase())
        .replace(/\?$/, '')}`,
      basis: [definition.statement],
    };
  return null;
}

/** `Migração pendular`; `Nó de Cunha` and `Brasil` keep their capitals. */
const lowerName = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s|$)/u.test(name) &&
  !/\s\p{Lu}/u.test(name) &&
  loadDictionary().has(name.split(' ')[0]?.toLowerCase() ?? '')
    ? lowerFirst(name)
    : name;

const MOST_NAMED = 4;
const FEWEST_STEPS = 3;

function compare(lesson: Lesson, index: number): Grounded | null {
  for (const piece of matterOf(lesson.sections[index]?.pieces ?? [])) {
    const found = findCompared(piece);
    if (found !== null)
      return { text: `diferenciar ${found.terms[0]} de ${found.terms[1]}`, basis: found.basis };
  }
  return null;
}
