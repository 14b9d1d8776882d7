import type { BookletExercise } from '#shared/composition/booklet.ts';

/** What a page leaves for an answer: no room of its own, squares only where pages are left, few, the usual or many lines, squares to work in, a blank frame. */
export type Room = 'none' | 'scratch' | 'few' | 'lines' | 'many' | 'squares' | 'frame';

/** What is chosen from are figures: one is worked out before it is chosen. */
const isFigure = (option: string): boolean => /^[^\p{L}]{0,4}\d/u.test(option) && option.length <= 28;
/** Something is given to reckon with: a gap or the term of a law is looked up. */
const isSum = (text: string): boolean =>
  (text.match(/\d[\d.,]*/gu) ?? []).length >= 2 && !FILLED_IN.test(text);
/** Places within the question that are filled in: a gap, brackets before a line. */
const FILLED_IN = /_{3}|^\(\s*\)/mu;
/** What is filled in and then told in sentences. */
const TOLD_TOO = /(?<!\p{L})(?:justifi|expli[cq]|corrij|por qu[eê]|comente)/iu;
const WORKED =
  /(?:^|[.?!]\s+)(?:calcule|efetue|resolva|determine|simplifique|converta|fatore|que números? (?:é|são))(?!\p{L})|gráfico/iu;
const DRAWN =
  /(?<!\p{L})(?:desenhe|ilustre|esboce|(?:monte|faça|construa|crie|elabore|complete)[^.]*?(?:mapa (?:conceitual|mental)|esquema|diagrama|desenho|croqui))(?!\p{L})/iu;
/** A name, a date or one sentence answers. */
const BRIEF =
  /^(?:(?:d[eo]|em|n[ao]s?|a|com) )?(?:o que (?:é|são)|que nome|qua(?:l|is)|quem|quando|onde|quant[ao]s?|cite|que)(?!\p{L})/iu;

/** The room for an answer, in print and in Word alike. */
export function roomFor({
  kind,
  text,
  options,
  difficulty,
  shows = [],
}: Pick<BookletExercise, 'kind' | 'text' | 'options' | 'difficulty' | 'shows'>): Room {
  // Written into the table, or the column of it, that was left empty for it.
  if (shows.some((block) => block.type === 'table' && hasEmptyColumn(block.rows))) return 'none';
  if (kind === 'calculo') return 'squares';
  if (kind === 'multipla_escolha') return isSum(text) && options.every(isFigure) ? 'scratch' : 'none';
  if (kind === 'verdadeiro_falso') return TOLD_TOO.test(text) ? 'few' : 'none';
  if (kind !== 'aberta') return 'none';
  if (FILLED_IN.test(text) && !TOLD_TOO.test(text)) return 'none';
  if (difficulty === 3) return roomForTask(text) === 'lines' ? 'many' : roomForTask(text);
  return BRIEF.test(lastLine(text)) ? 'few' : roomForTask(text);
}

const hasEmptyColumn = (rows: readonly (readonly string[])[]): boolean =>
  (rows[0] ?? []).some((_, at) => rows.every((row) => row[at] === ''));

/** The room for a task of an activity. */
export function roomForTask(asked: string): Room {
  // “Gráfico de barras” is a part that is told about, not something to draw.
  const text = asked.replace(/“[^”]*”/gu, '');
  if (DRAWN.test(text)) return 'frame';
  return WORKED.test(lastLine(text)) ? 'squares' : 'lines';
}

const LESS: Partial<Record<Room, Room>> = { many: 'lines', lines: 'few', few: 'few' };
const ITEM = /^[a-j]\)\s/u;

/**
 * What is asked and, where it is written about under letters (`a) … b) …`), each of that with its own room. Sums
 * and what is filled in stand together.
 */
export function splitItems(one: Parameters<typeof roomFor>[0]): {
  head: string;
  items: { text: string; room: Room }[];
} {
  const less = LESS[roomFor(one)];
  const lines = one.text.split('\n');
  const from = lines.findIndex((line) => ITEM.test(line));
  const asked = lines.slice(from);
  if (less === undefined || from < 1 || asked.length < 2 || !asked.every((line) => ITEM.test(line)))
    return { head: one.text, items: [] };
  const room = (text: string): Room => (BRIEF.test(lastLine(text)) ? 'few' : less);
  return { head: lines.slice(0, from).join('\n'), items: asked.map((text) => ({ text, room: room(text) })) };
}

const lastLine = (text: string): string => (text.split('\n').at(-1) ?? '').replace(/^[a-j]\)\s*/u, '');
