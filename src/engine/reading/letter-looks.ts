import { SET_OFF, type SetOff } from './source-document.ts';

/** How letters are set: for each way the value that it has, '' for the usual. */
export type Look = Readonly<Record<SetOff, string>>;
/** The same of a whole line; what its letters disagree about is left out. */
export type LineLook = Readonly<Partial<Record<SetOff, string>>>;

/** As running text is set. */
export const PLAIN: Look = { colour: '', highlight: '', strike: '', underline: '', bold: '' };

/** A stray space or stop outside the run does not count. */
const NEARLY_ALL = 0.8;
/** `b) `, `(C) `: some colour the letter of an option alone, some all behind it. */
const LETTER = /^\s*\(?[A-Ha-h]\s?[).–-]\s*/u;
const LONGEST_NAME = 16;
/** What is so dark is read as black. */
const DARK = 0x40;

/** A colour of a file as a look has it: '' for black, for what is left to the reader and for what is no colour. */
export function nameColour(value: string | undefined): string {
  const name = (value ?? '').toLowerCase();
  if (name.length > LONGEST_NAME || !/^[a-z0-9]+$/.test(name) || USUAL.has(name)) return '';
  if (!/^[0-9a-f]{6}$/.test(name)) return name;
  const parts = [0, 2, 4].map((at) => Number.parseInt(name.slice(at, at + 2), 16));
  return Math.max(...parts) <= DARK ? '' : name;
}
const USUAL = new Set(['auto', 'black', 'tx1', 'dk1', 'text1', 'dark1', 'none']);

/** A run of letters that are set alike. */
export interface LookRun {
  letters: number;
  look: Look;
}

/** How a line of these runs is set, the letter of an option apart from what it stands before. */
export function settleLook(text: string, runs: readonly LookRun[]): LineLook {
  const behind = LETTER.exec(text)?.[0].length ?? 0;
  const rest = behind >= text.trimEnd().length ? 0 : behind;
  const look: Partial<Record<SetOff, string>> = {};
  for (const way of SET_OFF) {
    const own = commonest(cutRuns(runs, rest, Number.POSITIVE_INFINITY), way);
    const letter = rest === 0 ? own : commonest(cutRuns(runs, 0, rest), way);
    if (own !== null) look[way] = letter === null || letter === own ? own : `${own}/${letter}`;
  }
  return look;
}

/** What of the runs stands between two letters of their text. */
export function cutRuns(runs: readonly LookRun[], from: number, to: number): LookRun[] {
  let at = 0;
  return runs.flatMap(({ letters, look }) => {
    const own = Math.min(to, at + letters) - Math.max(from, at);
    at += letters;
    return own > 0 ? [{ letters: own, look }] : [];
  });
}

function commonest(runs: readonly LookRun[], way: SetOff): string | null {
  const counts = new Map<string, number>();
  let all = 0;
  for (const { letters, look } of runs) {
    counts.set(look[way], (counts.get(look[way]) ?? 0) + letters);
    all += letters;
  }
  for (const [value, letters] of counts) if (letters >= NEARLY_ALL * all) return value;
  return all === 0 ? '' : null;
}
