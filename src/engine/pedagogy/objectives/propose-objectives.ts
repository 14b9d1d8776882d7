import { conjugatedOf } from '#engine/pedagogy/language/bloom-forms.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import { membersOf } from '#engine/pedagogy/lesson/find-members.ts';
import { ofThese } from '#engine/pedagogy/lesson/find-series.ts';
import { findTale } from '#engine/pedagogy/lesson/find-tale.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isStory, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { askForTerm } from '#engine/pedagogy/lesson/name-term.ts';
import { nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import { findNotes } from '#engine/pedagogy/material/is-note.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { FORBIDS } from '#engine/pedagogy/understanding/heading-class.ts';
import { deedOfName } from './find-objectives.ts';

/** Verbs of the revised Bloom taxonomy with what they act on, by what a section mostly does. */
const BY_FORM: Record<string, (title: string) => string> = {
  process: (title) => `descrever, na ordem, o que acontece em ${title}`,
  cycle: (title) => `representar em um esquema ${title}`,
  cause_effect: (title) => `relacionar causas e consequências em ${title}`,
  formula: (title) => `aplicar a um caso novo as fórmulas de ${title}`,
};
const FOR_YOUNG_CHILDREN = [
  (title: string) => `reconhecer em figuras e objetos o que aparece em ${title}`,
  (title: string) => `contar com suas palavras ${title}`,
  (title: string) => `representar ${title} com desenho ou gesto`,
];

const LONGEST_EFFECT = 80;
/** A thing named, that something happens to. */
const STATED = /^(?:[oa]s?|uma?|todo|toda|cada)\s/iu;

/** A form rules a section when this share of its pieces has it. */
const LEAST_SHARE = 0.3;

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
    : [{ text: `resolver problemas com cálculos de “${theme}”`, basis: reckoned.slice(0, FEWEST_RECKONED) }];
}

/** What a class learns by a tale that it reads. */
function aimsOfReading(lesson: Lesson): Grounded[] {
  const tale = findTale(lesson);
  if (tale === null) return [];
  const name = `“${tale.name}”`;
  return [
    { text: `ler ${name} e contar com suas palavras o que acontece`, basis: tale.title },
    { text: `dizer quem aparece em ${name} e como a história termina`, basis: tale.title },
  ];
}

/** `Explicar com suas palavras o que é o vértice` asks what `explicar o que é o vértice` does. */
const bareAim = (text: string): string => text.toLowerCase().replace(' com suas palavras', '');

/** One proposal of an objective per section, in the material's own terms; only a proposal. */
export function proposeObjectives(lesson: Lesson, most = 4): Grounded[] {
  // Where much is defined, the tasks of one page tell little of the whole.
  const isTaught = lesson.definitions.length > MOST_OF_TASKS;
  const proposals: Grounded[] = [
    ...aimsOfReckoning(lesson),
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
    const proposal = said ?? (lacking > 0 && basis.length > 0 ? byName(lesson, index, basis) : null);
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
  const compared = form === 'comparison' ? compare(lesson, index) : null;
  if (compared !== null) return compared;
  const chain = findChains(lesson.sections[index]?.pieces ?? []).find(
    ({ effect }) => effect.length <= LONGEST_EFFECT && STATED.test(effect) && hasFiniteVerb(effect),
  );
  if (chain !== undefined)
    return { text: `explicar por que ${lowerFirst(chain.effect)}`, basis: [chain.statement] };
  const series = membersOf(lesson, index, matterOf(lesson.sections[index]?.pieces ?? []));
  if (series.length >= FEWEST_STEPS) {
    const names = series.slice(0, MOST_NAMED).map(({ name }) => name);
    return {
      text: `diferenciar ${listWords(names)} pelo que o material diz de ${ofThese(names) === 'destas' ? 'cada uma' : 'cada um'}`,
      basis: series.slice(0, MOST_NAMED).map(({ statement }) => statement),
    };
  }
  const course = followCourse(lesson, index);
  if (course !== null) return course;
  const definition = lesson.definitions.find((one) => one.section === index);
  if (definition !== undefined && (form === 'definition' || BY_FORM[form] === undefined))
    return {
      text: `explicar ${askForTerm(definition)
        .replace(/^[OQ]/, (first) => first.toLowerCase())
        .replace(/\?$/, '')}`,
      basis: [definition.statement],
    };
  return null;
}

const MOST_NAMED = 4;
const FEWEST_STEPS = 3;

/** The numbered steps of a part are done in their order. */
function followCourse(lesson: Lesson, index: number): Grounded | null {
  const { title = '', pieces = [] } = lesson.sections[index] ?? {};
  const list = pieces.find(({ block }) => block.type === 'list' && block.isOrdered);
  const steps = pieces.filter(({ block }) => block === list?.block).flatMap(({ statements }) => statements);
  const isDone = steps.every(
    ({ text }) => isImperative(text) || /^\p{L}+[aei]r(?:-se)?(?!\p{L})/iu.test(text),
  );
  if (steps.length < FEWEST_STEPS || !isDone || title === '') return null;
  return {
    text: `fazer, na ordem, os ${steps.length} passos de “${title}”`,
    basis: steps.slice(0, FEWEST_STEPS),
  };
}

/** An aim by the name of the part. */
function byName(lesson: Lesson, index: number, basis: Grounded['basis']): Grounded | null {
  const { title: name = '' } = lesson.sections[index] ?? {};
  const title = `“${name}”`;
  if (lesson.input.level === 'infantil')
    return { text: FOR_YOUNG_CHILDREN[index % FOR_YOUNG_CHILDREN.length]?.(title) ?? '', basis };
  if (lesson.material.understanding?.genre === 'modelo_formulario')
    return { text: `seguir o que o modelo pede em ${title}`, basis };
  const dates = listDates(lesson, index);
  const form = mainForm(lesson, index);
  if (form === 'timeline' && dates.length >= 3)
    return {
      text: `ordenar no tempo os acontecimentos de ${title}`,
      basis: dates.slice(0, 3).map((date) => date.statement),
    };
  // `Por que o lago secou?` is an aim as it stands.
  const asked =
    /^(?:(?:por que|como|o que (?:é|são)|para que|quem (?:é|foi|foram)|onde|quando)\s[^?:;]{3,70}\?|o que (?:é|são) \p{L}[^?:;]{3,40})$/iu.exec(
      name,
    )?.[0];
  if (asked !== undefined) return { text: `explicar ${lowerFirst(asked).replace(/\?$/, '')}`, basis };
  if (SIDES.test(name)) {
    // `Características`: of what, the lesson itself tells.
    const theme = /\s/.test(name) ? null : nameTheme(lesson);
    return { text: `apontar ${lowerFirst(name)}${theme === null ? '' : ` de “${theme}”`}`, basis };
  }
  const table = /^Tabela: (.+)$/u.exec(name)?.[1];
  if (table !== undefined) return { text: `ler e interpretar a tabela “${upperFirst(table)}”`, basis };
  const [, one, other] = /^(\p{L}[\p{L} -]{2,30}) (?:x|vs\.?) (\p{L}[\p{L} -]{2,30})$/u.exec(name) ?? [];
  if (one !== undefined && other !== undefined && !FORBIDS.test(name))
    return { text: `comparar ${lowerFirst(one)} e ${lowerFirst(other)}`, basis };
  if (OF_NO_MATTER.test(name)) return null;
  // `Governo Provisório (1930-1934)` was nobody.
  const person = SOMEBODY.exec(name)?.[1];
  if (person !== undefined && !loadDictionary().has(person.split(' ')[0]?.toLowerCase() ?? ''))
    return { text: `explicar as ideias de ${person}`, basis };
  const deed = deedOfName(name);
  if (deed !== null) return { text: deed, basis };
  const matter = matterOf(lesson.sections[index]?.pieces ?? []);
  const noted = findNotes(matter).size * 2 > matter.length;
  const isMost = (pattern: RegExp): boolean =>
    matter.filter(({ text }) => pattern.test(text)).length * 2 > matter.length;
  if (noted && FORBIDS.test(name)) return { text: `reconhecer e corrigir os erros de ${title}`, basis };
  if (noted && isMost(IN_FIGURES)) return { text: `fazer com outros números as contas de ${title}`, basis };
  if (noted && (AS_RULE.test(name) || isMost(AS_RULE)))
    return { text: `aplicar a casos novos as regras de ${title}`, basis };
  // `Autonomia ou controle?` is argued about, `Do fordismo à plataforma` is a way from one to the other.
  if (/^\p{L}[^?:]* ou \p{L}[^?:]*\?$/u.test(name))
    return { text: `defender com argumentos uma resposta a ${title}`, basis };
  if (/^D[aeo]s? \p{L}[^:?]{2,30} (?:ao|à|aos|às) \p{L}/u.test(name))
    return { text: `explicar a passagem ${lowerFirst(name)}`, basis };
  const isReckoned = form !== 'formula' || hasFormula(lesson, index);
  const byForm = isReckoned ? BY_FORM[form]?.(title) : undefined;
  const told = isStory(lesson) ? `contar o que aconteceu em ${title}, por que e no que deu` : '';
  return { text: byForm ?? (told || `explicar com suas palavras ${title}`), basis };
}

/** `750 ÷ 3000 = 0,25`, `mês 1: 500 x 1,12 = 560` */
const IN_FIGURES = /\d[\d.,]*%?\s?[-+x×÷*/−]\s?\d|[=→]\s?(?:R\$ ?)?\d/u;
/** What is done or said in each case: `antes do verbo → plural`, `-ão vira -ões`, `nunca antes de masculino`. */
const AS_RULE =
  /[=→]|\S [-–=]>? \S|(?<!\p{L})(?:usa\p{L}*|sempre|nunca|antes d\p{L}+|depois d\p{L}+|troca\p{L}*|vira|n[ãa]o se)(?!\p{L})/iu;
/** `f(x) = ax + b`; `NH3 → NO2-` and `N2 = 78%` are nothing to calculate with. */
const hasFormula = (lesson: Lesson, index: number): boolean =>
  matterOf(lesson.sections[index]?.pieces ?? []).some(({ text }) =>
    /(?<!\p{L})\p{L}{1,3}(?:\(\p{L}\))?\s?=\s?[^=→]*[\p{L}\d)]\s?[-+−*/·×÷]\s?[\p{L}\d(]/u.test(text),
  );

/** `Consequências ambientais`, `Tipos de solo`: what there are several of. */
const SIDES =
  /^(?:causas|consequ[êe]ncias|efeitos|tipos|caracter[íi]sticas|vantagens|desvantagens|etapas|fases|elementos|fun[çc][õo]es|medidas|cuidados|sintomas|formas|fatores|impactos|diferen[çc]as|exemplos|riscos|direitos|deveres)(?: [^:;?]{3,60})?$/iu;

/** Parts that say how a paper or a class is made, not what there is to learn. */
const OF_NO_MATTER =
  /^(?:\d|certo (?:e|x|ou) errado|linha do tempo|finalidade|responsabilidades?|materia(?:l|is)|primeiras ideias|introdu[çc][ãa]o|apresenta[çc][ãa]o|obs|observa[çc]|por que ess[ea]|curso|planejamento|m[úu]sica|aten[çc][ãa]o|dura[çc][ãa]o|documentos?|por que estamos|resumo|texto|truques|conte[úu]do|registro|conceito|frase|leitura|lista)(?!\p{L})|frase de\s/iu;

/** `Karl Marx (1818-1883)` */
const SOMEBODY = /^(\p{Lu}[\p{L}’' .-]{3,50}?)\s\((?:c\. ?)?\d{3,4}\s?[-–—a]\s?(?:c\. ?)?\d{2,4}[^()]*\)$/u;

function compare(lesson: Lesson, index: number): Grounded | null {
  for (const piece of matterOf(lesson.sections[index]?.pieces ?? [])) {
    const found = findCompared(piece);
    if (found !== null) return { text: `comparar ${found.terms[0]} e ${found.terms[1]}`, basis: found.basis };
  }
  return null;
}

/** The form of a good part of the section; '' where none prevails. */
function mainForm(lesson: Lesson, index: number): string {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []).slice(0, 200);
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const { primary } = lesson.classOf(piece);
    if (primary === null || (primary === 'enumeration' && piece.kind !== 'list')) continue;
    counts.set(primary, (counts.get(primary) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] >= LEAST_SHARE * pieces.length ? best[0] : '';
}
