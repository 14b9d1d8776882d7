import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { personNamesIn } from '#engine/pedagogy/language/person-names.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import type { Lesson, LessonDefinition } from '#engine/pedagogy/lesson/lesson.ts';
import { listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { nameFormulas, WORKED } from '#engine/pedagogy/lesson/name-formulas.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import { NUMBERED } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import { labelOf } from '#engine/pedagogy/outline/labels.ts';
import { isAspect, isNameless } from '#engine/pedagogy/outline/nameless.ts';
import { matterOf, type Section } from '#engine/pedagogy/outline/section.ts';
import { isName } from '#engine/pedagogy/outline/spoken-of.ts';
import { closeSentence } from '#shared/text/close-sentence.ts';
import { LEAST_USES, termsIn } from './part-terms.ts';

export const MOST_NAMED = 3;
export const LONGEST = 200;

export function quote(title: string): string {
  return `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

const FEWEST_DATES = 4;

/** `O lobo é um dos animais …` tells of which kind, not what it is. */
const isDefined = ({ statement }: LessonDefinition): boolean =>
  !/(?<!\p{L})(?:é|são|foi|foram)(?: apenas| também)? um(?:a)? d[ao]s(?!\p{L})/u.test(statement.text);

/** What is told of one part at most, the most telling first. */
const MOST_CLAUSES = 2;

/**
 * What a section gives to learn: what it defines, compares, dates, explains, its steps, its table, what its lines are headed by;
 * else the terms it turns on. Something of its own, never one of its points over again.
 */
export function tellMatter(lesson: Lesson, index: number): Grounded {
  const section = lesson.sections[index];
  if (section === undefined) return { text: '', basis: [] };
  const found = [
    definedIn(lesson, index),
    comparedIn(section),
    datedIn(lesson, index, FEWEST_DATES),
    partsIn(lesson, section),
    stepsIn(section),
    tableIn(section, lesson),
    explainedIn(section),
    ...(hasTable(section) ? [] : [headsIn(lesson, index)]),
    ruleIn(section),
    datedIn(lesson, index, FEW_DATES),
    peopleIn(section),
    termsIn(lesson, index, LEAST_USES),
    termsIn(lesson, index, 1),
    workedIn(section),
    askedIn(section),
  ].filter((one) => one !== null);
  const told: Grounded[] = [];
  for (const one of found) {
    const isNew = told.every(({ text }) => text.split(' ')[0] !== one.text.split(' ')[0]);
    const whole = [...told, one].map(({ text }) => text).join('; ');
    // Terms stand in where nothing else is told.
    const isWanted =
      told.length === 0 || (told.length < MOST_CLAUSES && !/^(?:trata|cita|traz \d+ quest)/u.test(one.text));
    if (isNew && isWanted && whole.length < LONGEST) told.push(one);
  }
  if (told.length === 0) return { text: '', basis: [] };
  return {
    text: closeSentence(upperFirst(told.map(({ text }) => text).join('; '))),
    basis: [...new Set(told.flatMap(({ basis }) => basis))],
  };
}

function definedIn(lesson: Lesson, index: number): Grounded | null {
  const defined = lesson.definitions
    .filter((one) => one.section === index && isDefined(one))
    .slice(0, MOST_NAMED);
  return defined.length === 0
    ? null
    : {
        text: `define ${listWords(defined.map(({ term }) => quote(term)))}`,
        basis: defined.map(({ statement }) => statement),
      };
}

function comparedIn({ pieces }: Section): Grounded | null {
  for (const piece of matterOf(pieces)) {
    const compared = findCompared(piece);
    if (compared !== null)
      return { text: `compara ${compared.terms[0]} e ${compared.terms[1]}`, basis: compared.basis };
  }
  return null;
}

/** Years here and there, or told of one thing after another, make no chronicle of a part. */
function datedIn(lesson: Lesson, index: number, fewest: number): Grounded | null {
  const dates = listDates(lesson, index);
  const [from, to] = [dates[0], dates.at(-1)];
  const { pieces = [] } = lesson.sections[index] ?? {};
  const told = matterOf(pieces).flatMap(({ statements }) => statements).length;
  const orders = dates.map(({ statement }) => statement.piece.order);
  const isForward = orders.every((order, at) => at === 0 || order >= (orders[at - 1] ?? 0));
  const share = fewest === FEWEST_DATES ? 2 : 3;
  const isChronicle = isForward && dates.length >= fewest && dates.length * share >= told;
  return isChronicle && from !== undefined && to !== undefined && from.text !== to.text
    ? { text: `vai de ${from.text} a ${to.text}`, basis: [from.statement, to.statement] }
    : null;
}
const FEW_DATES = 3;

const FEWEST_STEPS = 3;

/** `ensina um procedimento em 13 passos`: a numbered list of deeds. */
function stepsIn({ pieces }: Section): Grounded | null {
  const list = pieces.find(({ block }) => block.type === 'list' && block.isOrdered);
  const steps = pieces.filter(({ block }) => block === list?.block).flatMap(({ statements }) => statements);
  const isDone = steps.every(
    ({ text }) => isImperative(text) || /^\p{L}+[aei]r(?:-se)?(?!\p{L})/iu.test(text),
  );
  const [first] = steps;
  return first === undefined || steps.length < FEWEST_STEPS || !isDone
    ? null
    : { text: `ensina, na ordem, um procedimento de ${steps.length} passos`, basis: [first] };
}

const LONGEST_COLUMN = 28;
const hasTable = ({ pieces }: Section): boolean => pieces.some(({ kind }) => kind === 'table');
/** Rows of a form have a field in front, no column. */
const OF_A_FORM =
  /^(?:componente|disciplina|professora?|turma|escola|alun[oa]|nome|data|tema|duração|série)(?!\p{L})/iu;

/** `traz uma tabela com volume máximo e observação de cada músculo`, by the names of its columns. */
function tableIn({ pieces }: Section, { spell }: Lesson): Grounded | null {
  const table = pieces.find(
    ({ kind, block }) => kind === 'table' && block.type === 'table' && block.rows.length > 2,
  );
  if (table?.block.type !== 'table') return null;
  const names = (table.block.rows[0] ?? []).map((name) =>
    lowerTitle(cleanTitle(name, spell), spell).replace(/\?$/, ''),
  );
  const isNamed = names.every((name) => /^\p{L}[^:;.!]*$/u.test(name) && name.length <= LONGEST_COLUMN);
  const [thing = '', ...columns] = names;
  if (!isNamed || OF_A_FORM.test(thing) || columns.length === 0 || columns.length > MOST_NAMED) return null;
  const [first] = tagSentence(thing);
  // Two columns may set two things side by side.
  const isThing =
    columns.length > 1 &&
    first?.tag === 'NOUN' &&
    first.number !== 'plur' &&
    columns.every((name) => tagSentence(name)[0]?.tag === 'NOUN');
  const text = isThing ? `${listWords(columns)} de cada ${thing}` : listWords(names);
  return { text: `traz uma tabela com ${text}`, basis: table.statements.slice(0, 1) };
}

/** `explica por que a raiz -8 não serve` */
function explainedIn({ pieces }: Section): Grounded | null {
  const chain = findChains(pieces).find(
    ({ effect }) => effect.length <= LONGEST_EFFECT && hasFiniteVerb(effect),
  );
  return chain === undefined
    ? null
    : { text: `explica por que ${lowerFirst(chain.effect)}`, basis: [chain.statement] };
}
const LONGEST_EFFECT = 90;

/** What the lines of a part are headed by: `Catação: separa …`; a date, a part of a text or a question names nothing. */
export function headsOf(lesson: Lesson, index: number): Grounded[] {
  const { title = '', pieces = [] } = lesson.sections[index] ?? {};
  const heads = matterOf(pieces)
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .flatMap(({ text, basis }) => {
      const head = labelOf(text);
      const isOwn =
        isName(head) &&
        !isOfAnotherLanguage(head) &&
        !contentStems(head).every((stem) => contentStems(title).includes(stem));
      return isOwn ? [{ text: lowerTitle(head, lesson.spell), basis: basis.slice(0, 1) }] : [];
    })
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at);
  // Among common nouns one that the dictionary lacks is another.
  const areCommon = heads.some(({ text }) => /^\p{Ll}/u.test(text));
  const isCommon = (text: string): boolean =>
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(text) && !isNameAlone(text);
  return heads.map((one) =>
    areCommon && isCommon(one.text) ? { ...one, text: one.text.toLowerCase() } : one,
  );
}

function headsIn(lesson: Lesson, index: number): Grounded | null {
  const defined = new Set(lesson.definitions.map(({ term }) => term.toLowerCase()));
  const heads = headsOf(lesson, index).filter(({ text }) => !defined.has(text.toLowerCase()));
  if (heads.length < 2) return null;
  const named = heads.slice(0, heads.length > MOST_HEADS ? MOST_NAMED : MOST_HEADS);
  const rest = heads.length - named.length;
  const names = [...named.map(({ text }) => text), ...(rest > 0 ? [`mais ${rest}`] : [])];
  return { text: `apresenta ${listWords(names)}`, basis: named.flatMap(({ basis }) => basis) };
}

const isNameAlone = (head: string): boolean => {
  const [first = ''] = head.split(' ');
  return loadDictionary().has(first) && !loadDictionary().has(first.toLowerCase());
};
/** `I lost my keys`: no word of it is Portuguese. */
const isOfAnotherLanguage = (head: string): boolean =>
  (head.match(/\p{L}{3,}/gu) ?? []).every((word) => !loadDictionary().has(word.toLowerCase())) &&
  / /.test(head);
const MOST_HEADS = 4;
const LONGEST_RULE = 60;

/** `usa a fórmula FR = m · a` */
function ruleIn({ pieces }: Section): Grounded | null {
  const [rule] = nameFormulas(pieces).filter(({ text }) => !/exemplo/iu.test(text) && !WORKED.test(text));
  const formula = rule?.text.replace(/^[^=]*: /u, '').split('; ')[0] ?? '';
  return rule === undefined || formula === '' || formula.length > LONGEST_RULE
    ? null
    : { text: `usa a fórmula ${formula}`, basis: rule.basis.slice(0, 1) };
}

/** `cita James Watt e Edmund Cartwright` */
function peopleIn({ pieces }: Section): Grounded | null {
  const statements = matterOf(pieces).flatMap((piece) => piece.statements);
  const found = statements.flatMap((one) => personNamesIn(one.text).map((name) => ({ name, one })));
  const people = found
    .filter(({ name }, at) => found.findIndex((other) => other.name === name) === at)
    .slice(0, MOST_NAMED);
  return people.length < 2
    ? null
    : { text: `cita ${listWords(people.map(({ name }) => name))}`, basis: people.map(({ one }) => one) };
}

/** `traz 2 exemplos resolvidos` */
function workedIn({ pieces }: Section): Grounded | null {
  const worked = [...new Set(pieces.flatMap(({ example }) => example ?? []))];
  const basis = worked.flatMap(({ statements }) => statements.slice(0, 1));
  return basis.length === 0
    ? null
    : {
        text: `traz ${worked.length === 1 ? 'um exemplo resolvido' : `${worked.length} exemplos resolvidos`}`,
        basis,
      };
}

/** `traz 5 questões para resolver`, of a part that only asks. */
function askedIn({ pieces }: Section): Grounded | null {
  const asked = pieces
    .flatMap(({ statements }) => statements)
    .filter(({ role, text }) => role === 'exercise' && NUMBERED.test(text));
  return asked.length < 2
    ? null
    : { text: `traz ${asked.length} questões para resolver`, basis: asked.slice(0, 1) };
}

const LONGEST_PART = 44;

/** `Passa por “A” e “B”`: the headings within a section that its title does not tell; null for fewer than two. */
function partsIn(lesson: Lesson, { title, pieces }: Section): Grounded | null {
  const found = pieces
    .filter(({ kind, statements }) => kind === 'heading' && statements.length > 0)
    .map(({ text, statements }) => ({ head: cleanTitle(text, lesson.spell), statements }))
    .filter(
      ({ head }, at, all) =>
        all.findIndex((other) => other.head === head) === at &&
        !isNameless(head) &&
        !isAspect(head) &&
        !isGenericPhrase(head) &&
        !/[=_]|\p{L}\(|: \d|^exerc|^atividade|^continua/iu.test(head) &&
        head.length <= LONGEST_PART &&
        !contentStems(head).every((stem) => contentStems(title).includes(stem)),
    )
    .slice(0, MOST_NAMED);
  if (found.length < 2) return null;
  return {
    text: `passa por ${listWords(found.map(({ head }) => quote(head)))}`,
    basis: found.flatMap(({ statements }) => statements.slice(0, 1)),
  };
}
