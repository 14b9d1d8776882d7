import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { fieldRoleOf } from '#engine/pedagogy/understanding/roles-in-plan.ts';
import type { Block } from '#engine/reading/source-document.ts';
import { isHeadingLine, type Origin, type Part, pieceOf } from './draft-piece.ts';
import { COUNTED, cellsOf, pieceCell, TOPICS } from './lay-out-table.ts';
import type { Piece } from './piece.ts';

type Table = Extract<Block, { type: 'table' }>;

/** What stands beside the topics of a lesson in the schedule of a course. */
const BESIDE =
  /^\W*(?:aulas?|semanas?|datas?|m[êe]s|bimestre|unidades?|m[óo]dulos?|encontros?|horas?|h\/?a|c\.? ?h\.?|cargas? hor[áa]rias?|per[íi]odos?|metodologias?|estrat[ée]gias?|recursos?|avalia[çc](?:[ãa]o|[õo]es)|objetivos?|habilidades?|procedimentos?)(?!\p{L})/iu;
const LONGEST_HEAD = 6;
const FEWEST_ROWS = 2;

/** True for a table with a column of topics beside one of lessons, hours, methods or the like. */
export function isSchedule({ rows }: Table): boolean {
  const [first = [], ...rest] = rows;
  const heads = first.filter((text) => text !== '');
  return (
    rest.length >= FEWEST_ROWS &&
    heads.length >= 2 &&
    heads.every((text) => wordsOf(text).length <= LONGEST_HEAD) &&
    heads.some((text) => TOPICS.test(text)) &&
    heads.some((text) => BESIDE.test(text) && !TOPICS.test(text))
  );
}

/**
 * A course by its lessons: each row a part, named by its unit or the first of its topics, with its objectives, topics and
 * how it is graded; what is said to the teacher of it keeps that role.
 */
export function layOutSchedule(block: Table, origin: Origin, perPiece: number): Piece[] {
  const [first = [], ...rows] = cellsOf(block, origin);
  const heads = first.map(({ text }) => text.split('\n')[0] ?? '');
  return rows.flatMap((read) => {
    const row = read.map((cell, column) => inColumn(cell, heads[column] ?? ''));
    const topics = row.find((_, column) => TOPICS.test(heads[column] ?? ''));
    if (topics === undefined || topics.role === 'blank')
      return row.flatMap((cell) => pieceOne(block, cell, origin, perPiece));
    const name = nameUnit(row, heads) ?? nameTopic(row, topics);
    const own = row.flatMap((cell, column) => {
      if (cell.text === '' || cell.text === name) return [];
      const steps = timedSteps(cell);
      if (steps.length > 0) return layOutSteps(block, nameSteps(heads[column] ?? '', row), steps, origin);
      const pieces = pieceOne(block, cell === topics ? listTopics(cell) : cell, origin, perPiece);
      return cell.role === 'instruction'
        ? [nameGrading(block, heads[column] ?? '', origin), ...pieces]
        : pieces;
    });
    return name === null
      ? own
      : [pieceOf(block, 'heading', [{ text: name, role: 'heading' }], origin), ...own];
  });
}

const LINES_PER_PIECE = 6;

/** The topics of a lesson are named in groups; what else is written line by line in a cell stays so. */
function pieceOne(block: Table, cell: Part, origin: Origin, perPiece: number): Piece[] {
  if (cell.text === '') return [];
  const lines = cell.text.split('\n').map((line) => line.replace(/^\s*[-–•●]\s+/u, '').trim());
  if (lines.length < 2 || cell.role === 'table_data') return pieceCell(block, cell, origin, perPiece);
  const parts = lines.filter((text) => text !== '').map((text) => ({ text, role: cell.role }));
  return Array.from({ length: Math.ceil(parts.length / LINES_PER_PIECE) }, (_, at) =>
    pieceOf(block, 'list', parts.slice(at * LINES_PER_PIECE, (at + 1) * LINES_PER_PIECE), origin),
  );
}

/** `Formular em parceria com o coordenador.`: still to be written. */
const TO_WRITE = /^\p{Lu}\p{Ll}+(?:ar|er|ir)(?!\p{L})/u;

function inColumn(cell: Part, head: string): Part {
  if (TOPICS.test(head))
    return cell.role === 'blank' && TO_WRITE.test(cell.text) ? cell : { ...cell, role: 'table_data' };
  if (cell.role === 'blank') return cell;
  const role = fieldRoleOf(head);
  if (role !== null) return { ...cell, role };
  return cell.role === 'table_data' ? { ...cell, role: 'admin' } : cell;
}

const DATE = /\d{1,2}\s?[/.]\s?\d{1,2}(?:\s?[/.]\s?\d{2,4})?|\d{1,2}\s?h(?:\d{2})?|\(.*?\)/gu;
const MONTH =
  /janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro/giu;

/** `I – Introdução às redes`: what a row calls itself beside its number and date; null for none. */
function nameUnit(row: readonly Part[], heads: readonly string[]): string | null {
  const cell = row.find(
    ({ text }, column) =>
      text !== '' && !TOPICS.test(heads[column] ?? '') && fieldRoleOf(heads[column] ?? '') === null,
  );
  const [line = ''] = cell?.text.split('\n') ?? [];
  const bare = line
    .replace(COUNTED, '')
    .replace(DATE, '')
    .replace(MONTH, '')
    .replace(/^[IVX]+(?!\p{L})/u, '');
  return /\p{L}{4}/u.test(bare) && isHeadingLine(line) ? line : null;
}

/** The first topic under the number of its lesson; null where that is no name. */
function nameTopic(row: readonly Part[], topics: Part): string | null {
  const subject = (topics.text.split(/\n|;|\.\s/)[0] ?? '').replace(/[.;:,\s]+$/, '');
  if (!/\p{L}{3}/u.test(subject) || !isHeadingLine(subject)) return null;
  const counted = countedIn(row);
  return counted === undefined ? subject : `${counted} – ${subject}`;
}

const countedIn = (row: readonly Part[]): string | undefined =>
  row.map(({ text }) => COUNTED.exec(text)?.[0] ?? '').find((count) => /\p{L}/u.test(count));

/** `DESENVOLVIMENTO (estratégias)` of the row of `Aula 2` → `Desenvolvimento da aula 2` */
function nameSteps(head: string, row: readonly Part[]): string {
  const bare = head.replace(/\s*\(.*$/u, '').trim();
  const name = bare === bare.toUpperCase() ? `${bare.charAt(0)}${bare.slice(1).toLowerCase()}` : bare;
  const counted = countedIn(row)?.trim().toLowerCase() ?? '';
  return /^(?:aula|semana|unidade)\s?\d/.test(counted) ? `${name} da ${counted}` : name;
}

/** `1h – Revisão de testes`, `30 min – Regressão`: what takes how long. */
const TIMED =
  /^\s*(\d{1,2}\s?h(?:oras?)?(?:\s?\d{2})?|\d{1,3}\s?mi[nm]\p{L}*)(?:\s?min)?\.?\s*[–—-]\s*(\S.*)$/iu;
const BREAK = /^\W*(?:intervalo|almo[çc]o|pausa|caf[ée]|coffee|lanche)(?!\p{L})/iu;
const FEWEST_STEPS = 3;
const LONGEST_STEP = 190;

/** The steps of a class by their time, each with what is said of it; none where the cell tells no times. */
function timedSteps({ text, role }: Part): Part[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.filter((line) => TIMED.test(line)).length < FEWEST_STEPS) return [];
  const steps: { name: string; time: string; said: string[] }[] = [];
  for (const line of lines) {
    const [, time = '', told = ''] = TIMED.exec(line) ?? [];
    const open = steps.at(-1);
    if (BREAK.test(told === '' ? line : told)) steps.push({ name: '', time: '', said: [] });
    else if (told !== '') {
      const [name = '', ...said] = told.split(/(?<=[.:])\s+/u);
      steps.push({ name, time: time.replace(/(\d)\s?(\p{L})/u, '$1 $2').replace(/mim$/iu, 'min'), said });
    } else if (open !== undefined && line !== '') open.said.push(line.replace(/^[-–•]\s*/u, ''));
  }
  return steps.flatMap(({ name, time, said }): Part[] => {
    if (name === '') return [];
    const head = `${name.replace(/[\s.:]+$/, '')} (${time})`;
    const more = said.map((one) => one.replace(/[.;\s]+$/, '').replace(/^\((.*)\)$/su, '$1'));
    const whole = more.length === 0 ? head : `${head}: ${more.join('; ')}`;
    const told = whole.length <= LONGEST_STEP || more.length === 0 ? whole : `${head}: ${more[0]}`;
    return [{ text: told, role: role === 'admin' ? role : 'table_data', written: name }];
  });
}

/** How a class of the course goes, under the name of its column. */
function layOutSteps(block: Table, head: string, steps: readonly Part[], origin: Origin): Piece[] {
  const half = Math.ceil(steps.length / Math.ceil(steps.length / LINES_PER_PIECE));
  return [
    nameGrading(block, head, origin),
    ...Array.from({ length: Math.ceil(steps.length / half) }, (_, at) =>
      pieceOf(block, 'list', steps.slice(at * half, (at + 1) * half), origin),
    ),
  ];
}

const FEWEST_TOPICS = 2;

/** `IPv4; máscaras e sub-redes; IPv6.` as lines. */
function listTopics(cell: Part): Part {
  if (cell.text.includes('\n')) return cell;
  const parts = cell.text.split(/;\s*|\.\s+(?=\p{Lu})/u).map((part) => part.replace(/[.\s]+$/, ''));
  return parts.length < FEWEST_TOPICS ? cell : { ...cell, text: parts.join('\n') };
}

/** How a lesson is graded stands below it under the name of its column. */
function nameGrading(block: Table, head: string, origin: Origin): Piece {
  const heading = pieceOf(
    block,
    'heading',
    [{ text: head.replace(/\s*\(.*$/u, ''), role: 'heading' }],
    origin,
  );
  heading.level += 1;
  return heading;
}
