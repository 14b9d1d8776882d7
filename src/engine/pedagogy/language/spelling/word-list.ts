/**
 * The words of a Hunspell .dic file with their flags. The file stays one string with a table of places beside it: 300,000 words in
 * a Map would take ten times as much.
 */
export interface WordList {
  /** The flags of every entry of a word, joined; null for a word that is not listed. */
  flagsOf(word: string): string | null;
}

export function readWordList(file: string): WordList {
  const lines = countLines(file);
  const size = 2 ** Math.ceil(Math.log2(lines * 1.6 + 1));
  const places = new Int32Array(size).fill(-1);
  for (
    let start = file.indexOf('\n') + 1;
    start > 0 && start < file.length;
    start = file.indexOf('\n', start) + 1
  ) {
    let hash = SEED;
    for (let at = start; at < file.length && !ends(file.charCodeAt(at)); at += 1)
      hash = step(hash, file.charCodeAt(at));
    let slot = hash & (size - 1);
    while (places[slot] !== -1) slot = (slot + 1) & (size - 1);
    places[slot] = start;
  }
  return {
    flagsOf: (word) => {
      let hash = SEED;
      for (let at = 0; at < word.length; at += 1) hash = step(hash, word.charCodeAt(at));
      let flags: string | null = null;
      for (let slot = hash & (size - 1); places[slot] !== -1; slot = (slot + 1) & (size - 1)) {
        const start = places[slot] ?? 0;
        const end = start + word.length;
        if (!file.startsWith(word, start) || (end < file.length && !ends(file.charCodeAt(end)))) continue;
        flags = (flags ?? '') + flagsAt(file, end);
      }
      return flags;
    },
  };
}

const SEED = 0x811c9dc5;
const SLASH = 47;
const LINE_END = 10;

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** A word ends at its flags, at a tab before morphology, or with its line. */
function ends(code: number): boolean {
  return code === SLASH || code === LINE_END || code === 13 || code === 9;
}

function flagsAt(file: string, at: number): string {
  if (file.charCodeAt(at) !== SLASH) return '';
  return /^[^\s]*/.exec(file.slice(at + 1, at + 60))?.[0] ?? '';
}

function countLines(file: string): number {
  let lines = 0;
  for (let at = file.indexOf('\n'); at !== -1; at = file.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
