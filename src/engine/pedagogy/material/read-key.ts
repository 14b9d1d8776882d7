import { splitAnswer } from '#engine/pedagogy/language/split-answer.ts';
import { splitLettered, withLetters } from '#engine/pedagogy/language/split-lettered.ts';
import { headsKey } from '#engine/pedagogy/understanding/heading-class.ts';
import { readKeyEntries } from '#engine/reading/key-entries.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import { joinSaid } from '#engine/reading/split-reason.ts';
import type { Piece } from './piece.ts';
import { isLettered, type Question } from './read-questions.ts';
import { readShownKey, type ShownKey } from './read-shown-key.ts';
import { tellPupils } from './tell-pupils.ts';

/** `Gabarito: 1. b; 2. d`, `Respostas: 1) 6 m/s²`, `Gabarito ex. 3: -2` */
const KEY_IN_LINE =
  /^\W*(?:(?:gab(?:arito|\.)?|resp(?:ostas?|\.)?)(?: (?:d[aeo]s? )?\p{L}+)?\s*(?:\([^()]{1,40}\)\s*)?[:–-]+\s*(?=\d)|(?:gabarito|respostas?)\s+(?=\d{1,2}\s?[:.)–-])|(?:gab(?:arito)?|resp(?:ostas?)?)\s+(?=1\s\p{L}.*\s2\s)|gabarito\s+(?:d[ao] )?(?=(?:ex(?:erc[íi]cio)?\.?|quest[ãa]o)\s?\d{1,3}\s*[:.)–-]))/iu;
/** `6) Porque o ventrículo esquerdo …`: a question or its answer, by its number. */
const NUMBERED = /^(?:quest(?:ão|ao)\s*)?(\d{1,2})\s*[.)–-]\s*.{2,}$/isu;
/** `1-B`, `2 C`, `3 | V`, `b) 6`: a line of a key. */
const IN_KEY =
  /^\W*(?:quest(?:ão|ao)\s*)?(?:\d{1,3}\s*(?:[.):=º–|-]|\s?\(?[A-EVF]\)?(?=$|[\s,;.|]))|[a-h]\))/iu;
/** `3 planalto: erosão` below `Gabarito` */
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{L}{3})/u;
const LONGEST_ANSWER = 240;

/** What a material's own key says, by the number of the question. */
export interface GivenKey {
  /** The letter of an option or the answer in words. */
  answers: ReadonlyMap<number, string>;
  /** The teacher's comments, of the questions that have one. */
  reasons: ReadonlyMap<number, string>;
  /** Questions that count for nobody any more. */
  annulled?: ReadonlySet<number>;
  /** What it shows by how the right options are set; absent where it shows nothing so. */
  shown?: ShownKey;
}

/** What an exam's own key gives: answers with their comments. What is given twice differently is left out. */
export function findGivenKey(document: Pick<SourceDocument, 'blocks'> | null): GivenKey {
  const given = new Map<number, string>();
  const reasons = new Map<number, string>();
  const comments: string[] = [];
  const doubted = new Set<number>();
  const asked = new Set<number>();
  const key: string[] = [];
  let isKey = false;
  let isOpen = false;
  let isComments = false;
  for (const block of document?.blocks ?? []) {
    const lines = linesOf(block);
    const [first = ''] = lines;
    // The notes of a slide may say other things above it.
    const told = lines.findIndex((line) => KEY_IN_LINE.test(line));
    if (!isKey)
      for (const line of lines) {
        const number = Number(NUMBERED.exec(line)?.[1] ?? 0);
        const { answer } = splitAnswer(line);
        asked.add(number);
        // Where each part of a material counts anew the first of them would answer for the second.
        if (number > 0 && answer !== null && given.has(number)) doubted.add(number);
        if (number > 0 && answer !== null) given.set(number, answer);
      }
    // `Comentários` above `1 – quem marcou a confundiu …`: said of the questions behind their key.
    isComments = HEADS_COMMENTS.test(first) || (isComments && lines.some((line) => NUMBERED.test(line)));
    if (isComments) {
      comments.push(...lines.filter((line) => !HEADS_COMMENTS.test(line)));
      [isKey, isOpen] = [false, false];
      continue;
    }
    if (lines.length === 1 && headsKey(first)) isKey = true;
    else if (told >= 0) {
      key.push(...lines.slice(told).map((line) => line.replace(KEY_IN_LINE, '')));
      isOpen = true;
      continue;
    }
    // `c) 2 d) não tem 4) S = 4`: a line that the key runs on in.
    else if (isOpen && /^\W*[b-h]\)/u.test(first)) key.push(...lines);
    else if (isKey && lines.some((line) => IN_KEY.test(line) || BARE_NUMBER.test(line)))
      key.push(...lines.map((line) => line.replace(BARE_NUMBER, '$1) ')));
    else isKey = false;
    isOpen = false;
  }
  for (const { number, answer, reason } of readKeyEntries(key)) {
    const isLetter = /^[A-E]$/u.test(answer);
    if (!isLetter && (!asked.has(number) || answer.length > LONGEST_ANSWER || answer.endsWith('?'))) continue;
    if ((given.get(number) ?? answer) !== answer) doubted.add(number);
    given.set(number, answer);
    addReason(reasons, number, reason);
  }
  for (const { number, answer, reason } of readKeyEntries(comments))
    if (given.has(number)) addReason(reasons, number, reason === null ? answer : `${answer}: ${reason}`);
  for (const number of doubted) {
    given.delete(number);
    reasons.delete(number);
  }
  const annulled = findAnnulled(document);
  const shown = readShownKey(document?.blocks ?? [], annulled);
  for (const [number, letter] of shown?.numbers ?? [])
    if (!given.has(number) && !doubted.has(number)) given.set(number, letter);
  return { answers: given, reasons, annulled, ...(shown && { shown }) };
}

/** `A B C D E` of a card to be filled in, `ANULADA`, `ABERTA`: an entry for each question in its order. */
const ENTRIES = /(?<!\p{L})(?:A\s+B\s+C\s+D(?:\s+E)?|ANULADAS?|ABERTAS?)(?!\p{L})/gu;
const FEWEST_ENTRIES = 4;

/** Questions that count for nobody any more, told on the card of the key. */
function findAnnulled(document: Pick<SourceDocument, 'blocks'> | null): ReadonlySet<number> {
  const lines = (document?.blocks ?? []).flatMap(linesOf);
  const from = lines.findIndex((line) => headsKey(line));
  const card = lines.slice(from + 1).flatMap((line) => {
    const entries = line.match(ENTRIES) ?? [];
    return /^[\s\d|.]*$/.test(line.replace(ENTRIES, '')) ? entries : [];
  });
  if (from < 0 || card.length < FEWEST_ENTRIES) return new Set();
  return new Set(card.flatMap((entry, at) => (entry.startsWith('ANULADA') ? [at + 1] : [])));
}

const HEADS_COMMENTS =
  /^\W*(?:coment[áa]rios?|justificativas?|explica[çc](?:ão|ões))(?: (?:d[aeo]s? )?\p{L}+){0,3}\s*:?\W*$/iu;
const LONGEST_REASON = 320;

function addReason(reasons: Map<number, string>, number: number, reason: string | null): void {
  const whole = joinSaid(reasons.get(number) ?? null, reason === null ? null : tellPupils(reason));
  if (whole !== null && whole.length <= LONGEST_REASON) reasons.set(number, whole);
}

const COUNTED = /^\d{1,2}\s?[.)]\s/; // an item of a list that kept its number

/** The lines of a block; a table of numbers above letters is told pair by pair. */
function linesOf(block: Block): string[] {
  if (block.type === 'paragraph' || block.type === 'heading' || block.type === 'note')
    return block.text.split('\n');
  if (block.type === 'list')
    return block.items.map(({ text }, at) =>
      block.isOrdered && !COUNTED.test(text) ? `${at + 1}) ${text}` : text,
    );
  if (block.type !== 'table') return [];
  const [above = [], below = []] = block.rows;
  const isAcross = block.rows.length === 2 && below.every((cell) => /^[A-Ea-e]?$/u.test(cell.trim()));
  return isAcross
    ? above.map((cell, at) => `${cell} ${below[at] ?? ''}`)
    : block.rows.map((row) => row.join(row.length > 2 ? ' | ' : ' '));
}

/** `(resp.: C - dor abdominal …)`, `key: me levanto - se acuesta`: a key that stands below what it answers. */
const BELOW =
  /^\W*(?:gab(?:arito)?|resp(?:ostas?|uestas?)?|key|clave|answers?|solu[çc][ãa]o|solu[çc][õo]es)(?:\s\([^()]*\))?\s?[.:]+\s*(.+?)\)?$/isu;

/** The answers of questions that no number of a key names: told in their order right below the last of them. */
export function readKeysBelow(
  questions: readonly Question[],
  isBelow: (piece: Piece, other: Piece) => boolean,
): Map<Question, string> {
  const given = new Map<Question, string>();
  let from = 0;
  for (const [at, question] of questions.entries()) {
    const told = question.own
      .filter((piece, place, own) => piece.role === 'answer' && isBelow(own[place - 1] ?? piece, piece))
      .map(({ text }) => BELOW.exec(text)?.[1]?.trim())
      .find((text) => text !== undefined);
    if (told === undefined) continue;
    const run = questions.slice(from, at + 1);
    from = at + 1;
    if (/^\W*\d{1,2}\s?\P{L}|^\W*\d{1,2}\s\p{L}/u.test(told)) continue;
    // What the letters of the question ask is answered together, and so is a case.
    const isOne = question.own.some(
      (piece) =>
        piece !== question.own[0] &&
        piece.role !== 'answer' &&
        (isLettered(piece) || piece.block.type === 'list'),
    );
    const answers = isOne ? [] : partsOf(told);
    const own = run.slice(-answers.length);
    if (isOne || (run.length === 1 && answers.length < 2)) given.set(question, withLetters(told));
    else if (answers.length > 1 && own.length === answers.length)
      for (const [place, answer] of answers.entries()) given.set(own[place] as Question, answer);
  }
  return given;
}

/** Each of several answers without its letter. */
function partsOf(told: string): string[] {
  const split = splitLettered(withLetters(told));
  const parts =
    split !== null && split.stem === ''
      ? split.items.map((item) => item.replace(/^\(?[a-h]\)\s*/iu, ''))
      : ([/\s[–-]\s/, /\s?;\s/, /\s\/\s/].map((sign) => told.split(sign)).find(({ length }) => length > 1) ??
        []);
  return parts.map((part) => part.trim().replace(/[\s;,.]+$/u, ''));
}
