import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { isForeignOrder } from '#engine/pedagogy/language/is-foreign.ts';
import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { splitAnswer } from '#engine/pedagogy/language/split-answer.ts';
import { splitLettered } from '#engine/pedagogy/language/split-lettered.ts';
import { TALKS_OF_COURSE } from '#engine/pedagogy/language/without-aside.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { sectionOf } from '#engine/pedagogy/lesson/section-of.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isLettered } from '#engine/pedagogy/material/read-questions.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import { codeBelow, tableOf } from './tables-asked.ts';
import { tablesToComplete } from './tasks/complete-tables.ts';
import { courseTasks, groupTasks } from './tasks/course-tasks.ts';
import {
  countedBeside,
  countedTasks,
  LEANS_ON_PLACE,
  languageTasks,
  NEEDS_CASE,
  SPOKEN,
} from './tasks/pose-counted.ts';
import { askedCases, labelledTasks } from './tasks/solve-cases.ts';

/** What stands under a picture is no exercise, whatever it asks to look at. */
const CAPTION = /^(?:fig(?:ura|\.)?|tabela|quadro|gr[áa]fico|imagem|foto)\s*\d+/iu;

/** A line of a program reads like an order: `Leia (a)`, `Escreva("Seu texto é", a)`. */
const CALL = /^\p{L}+\s?\(|[;{}]\s*$/u;
const AT_HOME = /^(?:tarefa|dever|lição)(?!\p{L})/iu;
/** The second for `c) ¿Qué desayuna?`. */
const [FEWEST_WORDS, FEWEST_LETTERED] = [4, 2];
/** What answers, what is judged or chosen, and where it was found ask nothing. */
const GIVES: readonly Role[] = ['answer', 'alternative', 'statement_to_judge', 'reference', 'caption'];
const ANSWERS = /^\W*(?:solu[çc][ãa]o|resolu[çc][ãa]o|respostas?|gabarito)(?!\p{L})/iu;

/** `E o número mediano?`: without a verb or a question word nobody knows what is asked. */
function isHalfAsked(text: string): boolean {
  const asks = /(?<!\p{L})(?:qua(?:l|is)|quem|quando|onde|como|por ?qu[eê]|que|quant[oa]s?)(?!\p{L})/iu;
  return /^[^¿]*\?\s*$/.test(text) && !asks.test(text) && !hasFiniteVerb(text);
}

/** Asks, orders, or stays open for the alternatives that follow it. */
function isStem({ text }: Statement, piece: Piece, next: Piece | undefined): boolean {
  if (/[:?]["”]?$/u.test(text.trim()))
    return (!leansOnOthers(text) && !lacksSubject(text)) || /\?$/.test(text);
  const hasOptions = [...piece.statements, ...(next?.statements ?? [])].some(
    ({ role }) => role === 'alternative',
  );
  // `Pode ser interna ou externa`: a clue of a riddle asks nothing by itself.
  return (
    isImperative(text) ||
    // `Recorte cinco animais, cole no caderno e escreva o nome`: by its first word alone it could be a thing.
    (/^\p{Lu}\p{Ll}+[ea] /u.test(text) &&
      text
        .split(/,| e /u)
        .slice(1)
        .some((part) => isImperative(upperFirst(part.trim())))) ||
    isForeignOrder(text) ||
    (hasOptions && /[^.!…]$/u.test(text.trim()) && !lacksSubject(text))
  );
}

const LONGEST_TASK = 260;
const LONGEST_WHOLE = 200;
const [FEWEST_ITEMS, MOST_ITEMS] = [2, 8];

/** `Assinale a alternativa correta`, `O modelo é utilizado para`: nothing without its alternatives. */
const ASKS_NOTHING =
  /^\W*(?:assinale|marque|escolha|indique) (?:[ao]s? )?(?:única )?(?:alternativa|opção|resposta|item|situação|afirmativa)(?!\p{L})|\s(?:para|de|d[ao]s?|é|são|que|em|n[ao]|por|com|foi|a|o)$/iu;

/**
 * An order with what it needs: the case told before it in its paragraph, the items it is about below it. Null where it
 * points at something that is not there.
 */
function poseTask(order: Statement, piece: Piece, all: readonly Piece[]): Grounded | null {
  // `Organize na pirâmide (escribas, faraó, artesãos)`: what stands in brackets is what it is about.
  const bare = compressSentence(splitAnswer(order.text).asked.replace(/^\/\s+/, ''), LONGEST_WHOLE);
  const lettered = poseLettered(order);
  if (lettered !== undefined) return lettered;
  const items = itemsOf(order, all);
  if (items.length > 0) {
    const listed = items.map(({ text }) =>
      plainMath(text)
        .trim()
        .replace(/[.;,]+$/, '')
        // The base of a numeral that has no lowered sign.
        .replace(/_\((\p{L})\)/gu, '($1)'),
    );
    // As many of them as a slide holds: `Identifique a figura` alone asks nothing.
    while (listed.length > FEWEST_ITEMS && `${bare}: ${listed.join('; ')}`.length > LONGEST_TASK)
      listed.pop();
    const text = `${bare}: ${listed.join('; ')}`;
    return text.length <= LONGEST_TASK
      ? { text, basis: [order, ...items.slice(0, listed.length)] }
      : { text: bare, basis: [order] };
  }
  const options = optionsBelow(order, all);
  if (options !== null) return { text: `${bare} ${options.text}`, basis: [order, ...options.basis] };
  // An item of a list may tell its case itself.
  const [opening = ''] = splitSentences(order.text);
  const data =
    piece.kind === 'text' ? piece.statements.slice(0, Math.max(0, piece.statements.indexOf(order))) : [];
  const needsData = NEEDS_DATA.test(bare) && !/\d/.test(bare) && data.some(({ text }) => /\d.*\d/.test(text));
  const needsCase = needsData || NEEDS_CASE.test(opening) || endsCase(order, piece);
  if (ASKS_NOTHING.test(bare)) return null;
  const code = codeBelow(order, all);
  if (code !== null) return { text: `${bare}\n${code.text}`, basis: [order, ...code.basis] };
  const table = tableOf(order, all);
  if (table !== null)
    return {
      text: `${table.text} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`,
      basis: [order, ...table.basis],
    };
  if (!needsData && NEEDS_DATA.test(bare) && !/\d/.test(bare) && isOnSlide(order)) return null;
  if (!needsCase) return { text: bare, basis: [order] };
  const place = piece.statements.indexOf(order);
  const before = piece.kind === 'text' ? piece.statements.slice(0, Math.max(0, place)) : [];
  const whole = [...before, order].map(({ text }) => plainMath(text).trim()).join(' ');
  const isTold = before.length > 0 && whole.length <= LONGEST_TASK && !hasRawMath(whole);
  const isWhole = OPENS_CASE.test(before[0]?.text ?? '') || !leansOnOthers(before[0]?.text ?? '');
  return isTold && isWhole ? { text: whole, basis: [...before, order] } : null;
}

/** The letters of items stand behind brackets that nothing opened. */
const isTorn = (text: string): boolean => {
  const split = splitLettered(text);
  return split === null ? isBroken(text) : [split.stem, ...split.items].some(isBroken);
};

/**
 * `Determine os zeros: a) … b) …` in one line: as many of its items as have room, and all where one of them is to be
 * chosen. Null where it has no room, undefined for any other task.
 */
function poseLettered(order: Statement): Grounded | null | undefined {
  const split = splitLettered(plainMath(order.text));
  if (split === null || split.stem === '') return undefined;
  const stem = split.stem.replace(NUMBER, '');
  const { items } = split;
  const isAsked = items.every((item) => /\?\s*$/.test(item));
  const isWhole = CHOOSES.test(stem) || (/\?$/.test(stem) && !isAsked);
  const told = (shown: readonly string[]): string => [stem, ...shown].join(' ');
  while (!isWhole && items.length > FEWEST_ITEMS && told(items).length > LONGEST_TASK) items.pop();
  return told(items).length <= LONGEST_TASK ? { text: told(items), basis: [order] } : null;
}

const NUMBER = /^(?:quest[ãa]o\s*)?\d{1,2}\s?[).–-]\s*(?=[\p{Lu}(“"])/iu;

/** `Calcule o intervalo interquartílico`: of data that stand beside it. */
const NEEDS_DATA =
  /^(?:calcul|determin|obtenh|encontr)\p{L}+ (?:[oa]s?|\p{L}+ e) (?!(?:área|perímetro|volume) d)/iu;
const isOnSlide = ({ piece }: Statement): boolean => piece.page !== null || piece.slide !== null;
const OPENS_CASE = /^(?:considere|suponha|seja|dad[oa]s?|sabendo)(?!\p{L})/iu;

/** `Considere os valores 2, 8 e 4. Calcule a mediana.`: a case worked out in class can be worked out again. */
function endsCase(order: Statement, { statements, role, kind }: Piece): boolean {
  const [first] = statements;
  const opens = OPENS_CASE.test(first?.text ?? '');
  return role === 'example' && kind === 'text' && opens && first !== order && /\d/.test(first?.text ?? '');
}

/** An item of a list that tells a case and then orders is one statement. */
function isOrderOf({ text, role, piece }: Statement, order: string): boolean {
  return text === order || (role === 'exercise' && piece.kind === 'list' && text.endsWith(order));
}

/** The items of the same list that hang on the order, in their order. */
function itemsOf(order: Statement, all: readonly Piece[]): Statement[] {
  const { block } = order.piece;
  if (!/[.:]\s*$/u.test(order.text)) return [];
  if (block.type !== 'list') return linesBelow(order, all);
  const from = block.items.findIndex(({ text }) => text === order.text);
  const level = block.items[from]?.level ?? 0;
  const after = block.items.slice(from + 1);
  if (after.length === 0) return linesBelow(order, all);
  const end = after.findIndex((item) => (item.level ?? 0) <= level);
  const own = (end < 0 ? after : after.slice(0, end)).slice(0, MOST_ITEMS);
  const statements = all.filter((other) => other.block === block).flatMap((other) => other.statements);
  const found = own.map(({ text }) => statements.find((one) => one.text === text));
  const kept = found.filter((one) => one !== undefined).filter(({ text }) => !hasRawMath(plainMath(text)));
  return kept.length >= FEWEST_ITEMS ? kept : [];
}

/** `a) Estou morrendo de fome.`, `( ) O vértice é …`: the lines under an order that each is to be done with. */
function linesBelow(order: Statement, all: readonly Piece[]): Statement[] {
  const from = all.indexOf(order.piece) + 1;
  const isItem = ({ statements: [line], kind }: Piece): boolean =>
    kind === 'text' && line !== undefined && /^(?:\(?[a-h]\s?[).]|\(\s*\))\s/u.test(line.text);
  const end = all.findIndex((piece, at) => at >= from && !isItem(piece));
  const items = from === 0 ? [] : all.slice(from, end < 0 ? undefined : end);
  const kept = items.map(({ statements }) => statements[0]).filter((one) => one !== undefined);
  const areJudged = kept.every(({ text }) => /^\(\s*\)/.test(text));
  const isDone = areJudged || (isImperative(order.text) && !CHOOSES.test(order.text));
  return kept.length >= FEWEST_ITEMS && isDone ? kept.slice(0, MOST_ITEMS) : [];
}

/** `a) boca b) estômago c) intestino` in one line under a question: it asks nothing without them. */
function optionsBelow(order: Statement, all: readonly Piece[]): Grounded | null {
  const at = all.indexOf(order.piece);
  const [line, ...more] = at < 0 ? [] : (all[at + 1]?.statements ?? []);
  const isRun =
    line !== undefined && more.length === 0 && /^\(?a\s?\).*\sb\s?\).*\sc\s?\)/isu.test(line.text);
  const isOpen =
    /[?:]\s*$/.test(order.text) || /\s(?:é|são|foi|por|de|em|para|como|principalmente)$/iu.test(order.text);
  if (!isRun || !isOpen || order.text.length + line.text.length > LONGEST_TASK) return null;
  return { text: plainMath(line.text).trim(), basis: [line] };
}

/** Options to choose from are shown by the slide of the question. */
const CHOOSES = /(?<!\p{L})(?:assinal|marqu|escolh|alternativa|opção|corret[oa])/iu;

/** Tasks that the material itself sets: what it calls so, its exercise parts, else orders and questions in the section. */
export function ownTasks(lesson: Lesson, most: number, only?: number): Grounded[] {
  const fromParts = lesson.material.exercises.filter(
    (piece) => only === undefined || sectionOf(lesson.sections, piece) === only,
  );
  const inSections = lesson.sections
    .filter((_, index) => only === undefined || index === only)
    .flatMap((section) => matterOf(section.pieces));
  const isJudged = lesson.material.understanding !== null;
  const tasks = [
    ...askedCases(fromParts),
    ...groupTasks(fromParts),
    ...labelledTasks([...inSections, ...fromParts]),
    // What the last part of a booklet keeps back is on none of its pages.
    ...(only === undefined || (lesson.unit === 'page' && only === lesson.sections.length - 1)
      ? courseTasks(lesson)
      : []),
  ];
  const labelled = new Set(tasks.flatMap(({ basis }) => basis.map(({ piece }) => piece)));
  const isTalk = fromParts.filter(({ text }) => SPOKEN.test(text)).length > 1;
  const all = [...fromParts, ...inSections].filter(
    (piece) => !(labelled.has(piece) || (isTalk && SPOKEN.test(piece.text))),
  );
  // A table is no task, but what a task may be about.
  const posedAmong = [...new Set([...all, ...lesson.sections.flatMap(({ pieces }) => pieces)])].sort(
    (a, b) => a.order - b.order,
  );
  const wholes = [...tablesToComplete(fromParts), ...countedTasks(all)];
  const inWholes = new Set(wholes.flatMap(({ pieces }) => pieces));
  const counted = [
    ...languageTasks(fromParts).filter(({ pieces }) => !pieces.some((piece) => inWholes.has(piece))),
    ...wholes,
  ];
  const whole = Map.groupBy(counted, ({ pieces: [first] }) => first);
  const isPosed = new Set(counted.flatMap(({ pieces }) => pieces));
  for (const [at, piece] of all.entries()) {
    if (tasks.length >= most) break;
    tasks.push(...(whole.get(piece) ?? []).map(({ task }) => task));
    if (isPosed.has(piece) || piece.kind === 'code' || piece.kind === 'image' || piece.kind === 'equation')
      continue;
    const found = lesson.classOf(piece).tasks;
    // A multiple choice asks by its stem, whatever verb that has.
    const stem = fromParts.includes(piece)
      ? piece.statements.find(
          (one) => one.words >= 5 && one.role === 'exercise' && isStem(one, piece, all[at + 1]),
        )
      : undefined;
    const orders = found.length > 0 || stem === undefined ? found : [stem.text];
    for (const statement of piece.statements) {
      const isTask =
        orders.some((order) => isOrderOf(statement, order)) &&
        // Where roles are judged, a question in what is taught is the writer's own way of going on.
        (statement.role === 'exercise' || !isJudged || endsCase(statement, piece)) &&
        !GIVES.includes(statement.role) &&
        !ANSWERS.test(statement.text) &&
        !isHalfAsked(statement.text) &&
        (piece.kind === 'list' || /^[^\p{Ll},;.)]/u.test(statement.text)) &&
        !/^[,;.)]/u.test(statement.text) &&
        !LEANS_ON_PLACE.test(statement.text) &&
        !CAPTION.test(statement.text) &&
        statement.words >= (isLettered(piece) ? FEWEST_LETTERED : FEWEST_WORDS) &&
        !CALL.test(statement.text) &&
        !TALKS_OF_COURSE.test(statement.text) &&
        !isTorn(statement.text) &&
        !hasRawMath(plainMath(statement.text));
      const task = isTask ? poseTask(statement, piece, posedAmong) : null;
      if (task !== null && tasks.length < most) tasks.push(task);
    }
  }
  tasks.push(...countedBeside(tasks, fromParts));
  // Exercises of a part of their own as the material orders them, then what is done at home.
  const placeOf = ({ text, basis: [first] }: Grounded): number =>
    AT_HOME.test(text) ? Infinity : first && fromParts.includes(first.piece) ? first.piece.order : -1;
  return tasks.toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, most);
}
