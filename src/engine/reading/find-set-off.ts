import type { LineLook } from './letter-looks.ts';
import { SET_OFF, type SetOff } from './source-document.ts';

/** A paragraph or an item before it is known whether it stands among its like. */
export interface SetLine {
  text: string;
  look: LineLook | undefined;
  /** Names the list and level that it is an item of; null for what is in none. */
  list: string | null;
}

const OPTION = /^\s*\(?([A-Ha-h])\s?[).–-]\s*\S/u;
const FEWEST = 2;

/**
 * How lines are set off from their siblings: options that follow each other by their letters, items of one list. What is set as
 * they are, or has none, is not in it.
 */
export function findSetOff<T>(lines: readonly T[], read: (line: T) => SetLine): Map<T, { setOff: SetOff }> {
  const found = new Map<T, { setOff: SetOff }>();
  let run: { line: T; look: LineLook | undefined }[] = [];
  let key = '';
  let letter = '';
  const compare = (): void => {
    for (const way of run.length < FEWEST ? [] : SET_OFF) {
      const usual = usualOf(run.map(({ look }) => look?.[way]));
      for (const { line, look } of run)
        if (look?.[way] !== undefined && look[way] !== usual && !found.has(line))
          found.set(line, { setOff: way });
    }
    run = [];
  };
  for (const line of lines) {
    const { text, look, list } = read(line);
    const own = OPTION.exec(text)?.[1]?.toLowerCase() ?? '';
    const next = own === '' ? (list ?? '') : 'letters';
    // Where the letters begin again another question is answered.
    if (next === '' || next !== key || (own !== '' && own <= letter)) compare();
    if (next !== '') run.push({ line, look });
    [key, letter] = [next, own];
  }
  compare();
  return found;
}

/** What most of them have; where hardly two agree what any text has. */
function usualOf(values: readonly (string | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most !== undefined && most[1] >= FEWEST ? most[0] : '';
}
