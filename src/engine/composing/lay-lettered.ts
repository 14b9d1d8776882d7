import type { Statement } from '#shared/composition/blocks.ts';

/** Letters of a line from margin to margin at a size that is read from the last row. */
const LONGEST_ROW = 76;
/** Many lines below one another would be set smaller than two long ones abreast. */
const LONGEST_PAIR = { few: 76, many: 82 };
const MANY = 5;
/** Between what stands abreast. */
const APART = '   ';

/** What is lettered, in one line where all of it is read at a glance, else two abreast where each is short, else each in its own. */
export function layLettered(parts: readonly string[]): string[] {
  const row = parts.join(APART);
  if (row.length <= LONGEST_ROW) return [row];
  const pairs = parts.flatMap((part, at) =>
    at % 2 === 0 ? [[part, ...parts.slice(at + 1, at + 2)].join(APART)] : [],
  );
  const longest = parts.length < MANY ? LONGEST_PAIR.few : LONGEST_PAIR.many;
  return pairs.every(({ length }) => length <= longest) ? pairs : [...parts];
}

/** `1 coloque a crase`, `2 qual está errada?`: counted without a stop. */
const BARE = /^(\d{1,2}) (?=\p{Ll})/u;

/** Points that a number opens without a stop, where they count on, with theirs. */
export function markNumbers(points: readonly Statement[]): Statement[] {
  const counted = points.flatMap(({ text }) => BARE.exec(text)?.[1] ?? []).map(Number);
  const isCount = counted.length > 1 && counted.every((one, at) => at === 0 || one > (counted[at - 1] ?? 0));
  return points.map((point) =>
    isCount ? { ...point, text: point.text.replace(BARE, (_, number) => `${number}) `) } : point,
  );
}

const LETTERED = /\sb\) \S.*\sc\) \S|^\d{1,2}\s?[.)] .*\sa\) \S.*\sb\) \S/u;
const BEFORE_LETTER = /[;,]?\s+(?=[a-h]\) \S)/gu;
const MOST_ASKED = 4;
const BEFORE_BOX = /(?<=\)\s.*)\s+(?=\([\s_]*\)\s)/gu;

/** `qual grupo? b) quais sinais? c) o que fazer?` is lettered from its first part; each part, or short ones in a row, have a line. */
export function markLetters(point: Statement): Statement {
  const boxed = { ...point, text: point.text.replace(BEFORE_BOX, '\n') };
  if (!LETTERED.test(point.text)) return boxed;
  const text = /(?:^|\s)a\) /u.test(point.text) ? point.text : `a) ${point.text}`;
  const parts = text.split(BEFORE_LETTER);
  const stem = /^a\) /u.test(text) ? [] : parts.splice(0, 1);
  const areAsked = parts.length <= MOST_ASKED && parts.some((one) => one.endsWith('?'));
  return { ...point, text: [...stem, ...(areAsked ? parts : layLettered(parts))].join('\n') };
}
