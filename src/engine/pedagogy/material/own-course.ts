import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { writeOut } from '#engine/pedagogy/language/short-forms.ts';
import { fieldRoleOf } from '#engine/pedagogy/understanding/roles-in-plan.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { type ClassTime, minutesOf, readClassTime } from './class-time.ts';
import { readClosing, readOpening, readReminders } from './own-moments.ts';
import { nameStep, type OwnStep, opensStep } from './own-step.ts';
import type { Grounded, Piece, Statement } from './piece.ts';

export interface OwnCourse {
  time: ClassTime | null;
  /** The whole class, or several, step by step; empty where the material schedules none. */
  steps: OwnStep[];
  /** Where it schedules none: how it begins, and what it notes for the end and for home. */
  opening: OwnStep[];
  closing: OwnStep[];
  /** What is to be brought or shown. */
  reminders: Grounded[];
  /** In a plan: all that its steps are told by, what is done and what is taught. */
  told: ReadonlySet<Piece>;
}

/** `Metodologia`, `Desenvolvimento da aula`, `Procedimentos metodológicos`: what heads the steps of a plan. */
const HEAD =
  /^\W*(?:\d+[.)]\s*)?(?:metodologias?|desenvolvimento|procedimentos?|encaminhamentos?|sequ[êe]ncia|etapas|momentos|passo a passo|roteiro|cronograma|estrutura|din[âa]mica|organiza[çc][ãa]o|percurso)(?: (?:metodol[óo]gic[oa]s?|did[áa]tic[oa]s?|das? (?:aulas?|atividades?)|de (?:aula|ensino)|do encontro))?\s*(?:\([^()]*\))?\s*:?\s*$/iu;
/** `Metodologia: aula expositiva …`: the steps on the line of the name. */
const LABEL =
  /^\W*(?:metodologia|desenvolvimento|procedimentos?(?: metodol[óo]gicos)?|sequ[êe]ncia did[áa]tica)\s*:\s*(?=\S)/iu;
/** What stands in a plan beside its steps. */
const BESIDE =
  /^\W*(?:(?:atividades?|exerc[íi]cios?) \((?:folha|xerox|impress[ao]|ficha)[^)]*\)|folha de (?:atividades?|exerc[íi]cios)|respostas?|gabarito|cuidados?|erros? (?:comu[mn]s?|frequentes?)|avalia[çc][ãa]o|crit[ée]rios|acompanhamento|recursos?|materia(?:l|is)|ref(?:er[êe]ncias?)?|bibliografia|observa[çc](?:[ãa]o|[õo]es)|obs|adapta[çc](?:[ãa]o|[õo]es)|acessibilidade|seguran[çc]a|primeiros socorros|inclus[ãa]o|anexos?|lembr(?:ar|ete)|objetivos?|habilidades?|conte[úu]dos?|tempo|dura[çc][ãa]o)(?: [^:]{0,30})?\s*(?::|\.?$)/iu;
/** `Desenvolvimento da aula`: what heads the steps of a plan and names nothing that is taught. */
export const headsSteps = (heading: string): boolean => HEAD.test(heading);

const NO_PLAN: ReadonlySet<Genre> = new Set([
  'plano_de_ensino',
  'curriculo_norma',
  'modelo_formulario',
  'artigo_tcc',
  'trabalho',
  'prova',
  'lista_exercicios',
  'coletanea',
]);
const FEWEST = 2;
const MOST_CLASSES = 6;
const MOST_STEPS = 12;

/** What the material says of the course of its class: how long it is, and what is done in it. */
export function readOwnCourse(pieces: readonly Piece[], genre: Genre | undefined): OwnCourse {
  const none: OwnCourse = { time: null, steps: [], opening: [], closing: [], reminders: [], told: new Set() };
  if (genre !== undefined && NO_PLAN.has(genre)) return none;
  const time = readClassTime(pieces);
  const reminders = readReminders(pieces);
  const isPlan = genre === 'plano_de_aula';
  const tables = [...Map.groupBy(pieces, ({ block }) => block).values()].map((own) => ({
    steps: readTable(own),
    told: own.filter(({ kind }) => kind !== 'heading'),
  }));
  const tabled = tables.flatMap((table) => table.steps);
  const read =
    tabled.length >= FEWEST
      ? { steps: tabled, told: tables.flatMap((table) => (table.steps.length > 0 ? table.told : [])) }
      : readPlan(pieces, isPlan);
  const steps = read.steps.length >= FEWEST ? read.steps : readTimed(pieces);
  const told = new Set(isPlan && steps === read.steps ? read.told : []);
  const classes = new Set(steps.map(({ lesson }) => lesson)).size;
  if (steps.length >= FEWEST && classes <= MOST_CLASSES)
    return { ...none, time, reminders, told, steps: joinSteps(steps, MOST_STEPS) };
  return { ...none, time, reminders, opening: readOpening(pieces), closing: readClosing(pieces) };
}

/** One line of a course: a sentence, an item, a heading among the steps. */
interface Line {
  text: string;
  statement: Statement;
  /** An item or a heading is a step of its own. */
  isOwn: boolean;
}

function readPlan(pieces: readonly Piece[], isPlan: boolean): { steps: OwnStep[]; told: Piece[] } {
  let lesson: number | null = null;
  const steps: OwnStep[] = [];
  let lines: Line[] | null = null;
  // `Aula 2 (quadra)` over the steps of a class names nothing that is taught.
  const told: Piece[] = [];
  // A moment set off by a heading (`Fechamento (10 min)`) opens steps, too, where a plan has several.
  const moments = pieces.filter(({ kind, text }) => kind === 'heading' && minutesOf(text) !== null).length;
  const close = (): void => {
    if (lines !== null) steps.push(...withoutFrame(readSteps(lines, lesson)));
    lines = null;
  };
  for (const [at, piece] of pieces.entries()) {
    const text = piece.text.trim();
    const counted = piece.kind === 'heading' ? (CLASS.exec(text) ?? BRACKETED.exec(text))?.groups : undefined;
    const isHead = HEAD.test(text) && text.length <= LONGEST_HEAD;
    // A heading over what is taught opens a part of the lesson, no step of the class.
    const isPart =
      piece.kind === 'heading' &&
      !CLASS.test(text) &&
      !opensStep(text) &&
      TEACHES.has(pieces[at + 1]?.role ?? 'heading');
    const isMoment = isPlan && piece.kind === 'heading' && minutesOf(text) !== null && moments >= FEWEST;
    if (isHead || (isMoment && lines === null)) {
      close();
      lines = isMoment ? linesOf(piece) : [];
      // `Desenvolvimento` over its steps names nothing that is taught.
      if (isMoment || (isHead && piece.kind === 'heading')) told.push(piece);
    } else if (isPart || BRACKETED.test(text)) close();
    else if (LABEL.test(text) && piece.kind === 'text') {
      close();
      lines = linesOf(piece).map((line, at) =>
        at === 0 ? { ...line, text: line.text.replace(LABEL, '') } : line,
      );
      told.push(piece);
    } else if (BESIDE.test(text) || (piece.kind === 'heading' && fieldRoleOf(text) !== null)) close();
    else if (lines !== null) {
      lines.push(...linesOf(piece));
      told.push(piece);
    }
    if (counted !== undefined && lines === null) lesson = numberOf(counted) ?? lesson;
  }
  close();
  const own = steps.flatMap(({ basis }) => basis).filter(({ piece }) => piece.kind !== 'heading');
  const guided = own.filter(({ role }) => !TEACHES.has(role)).length * 2 >= own.length;
  const isMarked = steps.filter((step) => step.minutes !== null || step.lesson !== null).length >= FEWEST;
  const isCourse = isPlan ? guided || isMarked : guided && isMarked;
  return isCourse ? { steps: countOn(steps), told } : { steps: [], told: [] };
}

/** `Desenvolvimento (40 min)` right over the steps that these minutes are shared by is none of them. */
const withoutFrame = (steps: readonly OwnStep[]): OwnStep[] =>
  steps.filter(({ text, basis: [line] }, at) => {
    const isFrame = text === '' && line?.piece.kind === 'heading' && HEAD.test(line.text);
    const next = steps[at + 1]?.basis[0];
    return !isFrame || next === undefined || next.piece.kind === 'heading';
  });

/** Where a part of the plan counts its lessons anew, they go on from those before it. */
function countOn(steps: readonly OwnStep[]): OwnStep[] {
  let [before, last] = [0, 0];
  return steps.map((step) => {
    if (step.lesson === null) return step;
    if (step.lesson < last) before += last;
    last = step.lesson;
    return { ...step, lesson: before + step.lesson };
  });
}

const LONGEST_HEAD = 60;
const TEACHES: ReadonlySet<string> = new Set(['explanation', 'definition', 'formula', 'table_data']);

function linesOf({ kind, statements }: Piece): Line[] {
  if (kind === 'image' || kind === 'table' || kind === 'chart' || kind === 'equation') return [];
  return statements.map((statement) => ({
    text: plainMath(statement.text).trim(),
    statement,
    isOwn: kind === 'list' || kind === 'heading',
  }));
}

/** `1ª aula –`, `Aula 2:`, `Segundo encontro`: which class it is. `1º momento` counts the steps of one. */
const CLASS =
  /^\W*(?:(?<n>\d{1,2})\s?[ªaº°o]?\s(?:aula|encontro|dia)|(?:aula|encontro|dia)\s(?<m>\d{1,2})|(?<word>primeir|segund|terceir|quart|quint)[ao] (?:aula|encontro|dia))(?!\p{L})\s*[:–—.-]?\s*/iu;
/** `Introdução à informática (aula 1)` */
const BRACKETED = /\(aula (?<n>\d{1,2})\)\s*$/iu;
const WORDS = ['primeir', 'segund', 'terceir', 'quart', 'quint'];
const numberOf = ({ n, m, word }: Record<string, string | undefined>): number | null =>
  Number(n ?? m) || WORDS.indexOf(word?.toLowerCase() ?? '') + 1 || null;
/** `Em seguida, …`: told in running text, the next step. */
const NEXT =
  /^(?:em seguida|na sequ[êe]ncia|logo ap[óo]s|depois(?: disso)?|ap[óo]s (?:a|o|iss|ess)|por fim|por [úu]ltimo|para (?:finalizar|encerrar|concluir)|ao (?:final|t[ée]rmino)|no (?:segundo|terceiro|[úu]ltimo) momento|num? (?:segundo|terceiro|[úu]ltimo) momento)(?!\p{L})/iu;

function readSteps(lines: readonly Line[], under: number | null): OwnStep[] {
  const [first] = lines;
  const opensMoment = first?.statement.piece.kind === 'heading' && minutesOf(first.text) !== null;
  const timed = lines.filter(({ text }) => minutesOf(text) !== null).length;
  const isTimed = timed >= (opensMoment ? 1 : FEWEST);
  let lesson = under;
  const steps: OwnStep[] = [];
  let isOpen = false;
  for (const { text: told, statement, isOwn } of lines) {
    const counted = CLASS.exec(told);
    if (counted !== null) lesson = numberOf(counted.groups ?? {}) ?? lesson;
    const text = counted === null ? told : told.slice(counted[0].length);
    const minutes = minutesOf(text);
    const isStep = counted !== null || opensStep(text) || (!isTimed && (isOwn || NEXT.test(text)));
    const last = steps.at(-1);
    // `Aula 1 (sala e pátio)`, `Aula 2 (50 min)`: where a class is held, how long it is.
    const isBare = /^\W*(?:\([^()]{0,40}\))?\W*$/u.test(text) && !/^\(\s*resp/iu.test(text);
    if (isBare && (minutes === null || counted !== null)) isOpen = false;
    else if ((isStep || !isOpen || last === undefined) && /\p{L}{3}/u.test(text)) {
      steps.push({ ...nameStep(text), lesson, minutes, basis: [statement] });
      isOpen = true;
    } else if (last !== undefined && last.text.length + text.length <= LONGEST_TEXT) {
      // `bola – cola` and `anel – papel` below each other are lines of one list, as verses are.
      const isItem = /^\p{Ll}/u.test(text) && /[^.?!…:]$/u.test(last.text);
      last.text =
        last.text === ''
          ? text
          : isItem
            ? `${last.text.replace(/[\s,;]+$/u, '')}; ${text}`
            : `${endSentence(last.text)} ${text}`;
      last.basis.push(statement);
    }
  }
  return steps;
}

/** Letters of what is told of one step. */
const LONGEST_TEXT = 420;
const OF_CLOCK = /^\W*\d{1,3}\s*(?:min|m(?!\p{L})|['’′]|$)/iu;
/** `Tempo | Etapa | O que fazer`: a table of the class by the clock. */
function readTable(own: readonly Piece[]): OwnStep[] {
  const block = own[0]?.block;
  const statements = own.flatMap((piece) => piece.statements);
  if (block?.type !== 'table') return [];
  const [head = [], ...rows] = block.rows;
  const at = head.findIndex((cell) => /^\W*(?:tempo|dura[çc][ãa]o|minutos|min)(?!\p{L})/iu.test(cell));
  const timed = rows.filter((row) => OF_CLOCK.test(row[at] ?? '')).length;
  if (at < 0 || rows.length < FEWEST || timed * 3 < rows.length * 2) return [];
  return rows.flatMap((row, index): OwnStep[] => {
    const minutes = Number(/\d{1,3}/.exec(row[at] ?? '')?.[0] ?? 0) || null;
    const [title = '', ...rest] = row.filter((cell, column) => column !== at && cell.trim() !== '');
    const first = row.find((cell) => cell.trim() !== '') ?? '';
    // The cells of a row may have been laid out as a heading and what stands below it.
    const named = statements.filter(({ text }) => text.startsWith(first.trim())).slice(0, 1);
    const said = statements.filter((one) => rest.some((cell) => cell.includes(one.text)));
    const basis = said.length > 0 ? said : named.length > 0 ? named : statements.slice(index, index + 1);
    return title === '' || basis.length === 0
      ? []
      : [{ title: title.trim(), text: writeOut(rest.join('. ')), lesson: null, minutes, basis }];
  });
}

/** What a class does, in a line that gives it minutes. */
const DONE_IN_CLASS =
  /roda|convers|explica|exerc|ativid|debate|leitura|v[íi]deo|jogo|fecha|encerr|abert|chamada|corre[çc]|grupo|dupla|apresenta|turma|quadro|lousa|revis|introdu|pr[áa]tica|discuss|din[âa]mica|produ[çc]|acolh|perguntar/iu;
const FEWEST_TIMED = 3;

/** `10 min - roda de conversa`, line by line in rough notes. */
function readTimed(pieces: readonly Piece[]): OwnStep[] {
  const lines = pieces
    .flatMap(linesOf)
    .filter(({ text }) => minutesOf(text) !== null && text.length <= LONGEST_TIMED);
  const done = lines.filter(({ text }) => DONE_IN_CLASS.test(text));
  if (lines.length < FEWEST_TIMED || done.length * 2 < lines.length) return [];
  return readSteps(lines, null);
}
const LONGEST_TIMED = 200;

/** As many steps as a class can be told by: the shortest neighbours without minutes of their own are taken together. */
function joinSteps(steps: readonly OwnStep[], most: number): OwnStep[] {
  const joined = [...steps];
  while (joined.length > most) {
    const size = (at: number): number => {
      const [one, other] = [joined[at], joined[at + 1]];
      if (one === undefined || other === undefined || one.lesson !== other.lesson) return Infinity;
      return one.text.length + other.text.length + (one.minutes === other.minutes ? 0 : LONGEST_TEXT);
    };
    const at = joined.reduce((best, _, index) => (size(index) < size(best) ? index : best), 0);
    const [one, other] = [joined[at], joined[at + 1]];
    if (one === undefined || other === undefined || size(at) === Infinity) break;
    const told = [other.title, other.text].filter((part) => part !== '').join(': ');
    joined.splice(at, 2, {
      ...one,
      text: one.text === '' ? told : `${endSentence(one.text)} ${told}`,
      minutes: one.minutes === null || other.minutes === null ? null : one.minutes + other.minutes,
      basis: [...one.basis, ...other.basis],
    });
  }
  return joined;
}

const endSentence = (text: string): string => (/[.?!…:;]["”]?$/.test(text) ? text : `${text}.`);
