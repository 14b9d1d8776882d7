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
