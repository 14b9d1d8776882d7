import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lacksSubject } from './stand-alone.ts';

/** A sentence of a tale, a verse of a poem, a turn of a dialogue. */
export interface Line {
  text: string;
  words: number;
  isTurn: boolean;
  /** A verse, or what one of several says in his turn: it has a line of its own. */
  isVerse: boolean;
  /** Which stanza of a poem it belongs to: what empty lines part. */
  stanza: number;
  statements: readonly Statement[];
}

/** Where a tale turns. */
export const TURNS =
  /^(?:até que|um dia|certo dia|certa (?:noite|vez|manhã)|de repente|naquel[ae] (?:dia|noite|hora)|foi (?:então|quando|aí)|no dia seguinte|mas )/iu;
/** What became of it in the end. */
export const CLOSES =
  /^(?:desde (?:então|esse dia|aquele dia)|(?:e )?(?:até hoje|foi assim|por isso|assim)[ ,]|a partir daí)/iu;
/** A longer sentence tells more than its turn. */
export const MOST_OF_TURN = 36;

/** A tale of so many sentences loses its heart where only its beginning and its end are told. */
const FEWEST_OF_CORE = 7;
const ROOM_OF_CORE = 84;
/** What somebody becomes or suffers is what a tale is told for. */
const BEFALLS =
  /(?<!\p{L})(?:(?:se )?transform\p{L}+|vir(?:ou|a)(?= (?!d)\p{L})|torn(?:ou|a)(?:-se)?|nasce\p{L}*|nasceu|morre\p{L}*|afog\p{L}+|encant\p{L}+|amarr\p{L}+|castig\p{L}+|surra|prend\p{L}+|prendeu|salv(?:ou|a)|libert\p{L}+|devor\p{L}+|come(?:u|çou a comer)|engol\p{L}+|casou|fugiu|despert\p{L}+|descobri\p{L}+|milagre|apareceu)(?!\p{L})/iu;

/**
 * The beginning, what befalls somebody in the middle, and the end of a long tale, each run of sentences that stand together;
 * null where nothing of its middle is such, or beginning and end alone fill the slide.
 */
export function coreOf(lines: readonly Line[]): Line[][] | null {
  const [first] = lines;
  const middle = lines.slice(1, -1);
  if (first === undefined || lines.length < FEWEST_OF_CORE) return null;
  const last =
    lines.findLast(({ text, words }) => CLOSES.test(text) && words <= MOST_OF_TURN) ?? lines.at(-1);
  let left = ROOM_OF_CORE - first.words - (last?.words ?? 0);
  const worth = ({ text }: Line): number => Number(BEFALLS.test(text)) * 2 + Number(TURNS.test(text));
  const told = new Set<Line>();
  for (const line of middle.toSorted((a, b) => worth(b) - worth(a) || a.words - b.words)) {
    if (worth(line) < 1 || goesOn(line) || line === last || line.words > left || told.size >= MOST_OF_CORE)
      continue;
    told.add(line);
    left -= line.words;
  }
  if (![...told].some((line) => BEFALLS.test(line.text)) || last === undefined) return null;
  const kept = lines.filter((line) => line === first || line === last || told.has(line));
  const runs: Line[][] = [];
  for (const line of kept) {
    const before = runs.at(-1)?.at(-1);
    const goesOn = before !== undefined && lines.indexOf(line) === lines.indexOf(before) + 1;
    if (goesOn) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs;
}
const MOST_OF_CORE = 4;

/** `Pegou o chicote …`, `Logo após, consegue …`: who is meant stands in a sentence that is not told. */
const goesOn = ({ text }: Line): boolean =>
  lacksSubject(text) || lacksSubject(upperFirst(text.replace(/^[^,]{3,24}, /u, '')));
