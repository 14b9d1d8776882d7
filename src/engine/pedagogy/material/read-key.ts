import { splitAnswer } from '#engine/pedagogy/language/split-answer.ts';
import { splitLettered, withLetters } from '#engine/pedagogy/language/split-lettered.ts';
import { headsKey } from '#engine/pedagogy/understanding/heading-class.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import type { Piece } from './piece.ts';
import { isLettered, type Question } from './read-questions.ts';

/** `1) a) -6`, `2-C`, `Questão 3: o fechamento da banca`, `4 B`: the number of an answer. */
const MARK =
  /(?<=^|[\s|;,(])(?<!\d,)(?:quest(?:ão|ao)\s*|ex(?:erc[íi]cio|\.)?\s*|n?º\s*)?(\d{1,3})(?!\.\d{3}(?!\d))(?:\s*[.)º:=–-]+\s*|\s+)(?=\S)/giu;
/** `7º mês` counts within an answer. */
const SIGNED = /[.):=–-]$/u;
/** `4 B`, `4 (B)`, `2 F V F V`; not `2  d) crescente`. */
const BARE_LETTER = /^(?:\([A-Ea-e]\)|[A-Ea-e](?=$|[\s,;.|/])|[VF](?:[\s,]+[VF](?!\p{L}))+)/u;
/** `2 F V F V / 4 b`: what a stroke parts need not follow number by number; `12 a 20; 60 a 100` is one answer. */
const APART = /[/;|]\s*$/u;
/** `(cuidado, eles vão pôr 3!)` */
const TO_ONESELF = /\s*\((?:cuidado|lembrar|aten[çc][ãa]o|obs|eles)(?!\p{L})[^()]*\)/giu;
/** `1 emigrante; 2 15 e 20; 3 8.000`, `1 nitrosomonas 2 pq Rhizobium fixa N`: numbers alone, from the first on. */
const BARE_RUN = /^\W*1\s+(?=[\p{L}"“]).*?[\s.;,/]2\s+\S/su;
/** `ver slide 7` answers nobody who has other slides. */
const ELSEWHERE = /^\W*(?:ver |vide |no )?(?:slide|p[áa]g(?:ina)?|p|livro|caderno)\.? ?\d+\W*$/iu;
const BY_STROKE = /^\W*\d{1,2}\s?\S/u;
const LETTER = /^(?:(?:letra|alternativa|op[çc][ãa]o|item)\s)?["“(]?([A-Ea-e])["”)]?$/iu;
/** `B, pois narra um fato`, `C – os hábitos mudaram`: the letter, and why; `B, C, A` matches. */
const LETTER_AND_REASON =
  /^(?![A-Z](?:[\s,;–-]+[A-Z])+$)\(?([A-E]|[a-e](?=\)? [–-] |\. \p{Lu}))\)?\s*(?:[–:.,-]\s|(?=porque|pois))/u;

/**
 * The answers that the lines of a key give, by the number of their question: a letter alone where an option is named, else the
 * words. Several may stand on one line (`1-B 2-C 3-O fechamento da banca 4-B`): there a number opens an answer only where it
 * is the next one, so that the figures of an answer open none. What goes on without a number belongs to the answer before it.
 */
export function readKey(lines: readonly string[]): [number: number, answer: string][] {
  const told: { number: number; parts: string[] }[] = [];
  for (const line of lines) {
    // `1 Comportamento / 2 F / 3 até 2 dias úteis`
    const isByStroke = /\s\/\s/.test(line) && line.split(/\s\/\s/).every((part) => BY_STROKE.test(part));
    let from = 0;
    const add = (part: string): void => {
      const said = part.trim().replace(/[;,|/\s]+$/, '');
      if (said !== '') told.at(-1)?.parts.push(said);
    };
    for (const found of line.matchAll(MARK)) {
      const number = Number(found[1]);
      const after = line.slice(found.index + found[0].length);
      const isFirst = line.slice(0, found.index).trim() === '';
      const last = told.at(-1)?.number ?? 0;
      const isApart = number > last && number - last <= FAR && APART.test(line.slice(0, found.index));
      // `2) 50 °C 4) d`: what everybody answers otherwise is left out of a key.
      const isOver = number === last + 2 && /\)\s*$/.test(found[0]);
      const isNext = told.length > 0 && (number === last + 1 || isApart || isOver);
      // `1 a) à farmácia b) às 7h`: a line begins with the number of what it answers by letters.
      const isSigned =
        SIGNED.test(found[0].trimEnd()) ||
        (isByStroke && (isFirst || isApart)) ||
        (BARE_RUN.test(line) && (isFirst || number === last + 1)) ||
        (isFirst && (/º$/u.test(found[0].trimEnd()) || /^\(?a\)\s/u.test(after)));
      if (!(isFirst || isNext) || !(isSigned || BARE_LETTER.test(after))) continue;
      add(line.slice(from, found.index));
      told.push({ number, parts: [] });
      from = found.index + found[0].length;
    }
    add(line.slice(from));
  }
  return told.flatMap(({ number, parts }) => {
    // `F. Nota mínima 75%.`: behind the answer to the last of them other things are said.
    const words = parts
      .join('; ')
      .replace(TO_ONESELF, '')
      .replace(/^([VF](?:[\s,]+[VF])*)\.\s+\p{Lu}.*$/su, '$1');
    const letter = (LETTER.exec(words.replace(/[.\s]+$/, '')) ?? LETTER_AND_REASON.exec(words))?.[1];
    return words === '' || ELSEWHERE.test(words) ? [] : [[number, letter?.toUpperCase() ?? words] as const];
  }) as [number, string][];
}

/** `Gabarito: 1. b; 2. d`, `Respostas: 1) 6 m/s²`, `Gabarito ex. 3: -2` */
const KEY_IN_LINE =
  /^\W*(?:(?:gab(?:arito|\.)?|resp(?:ostas?|\.)?)(?: (?:d[aeo]s? )?\p{L}+)?\s*(?:\([^()]{1,40}\)\s*)?[:–-]+\s*(?=\d)|(?:gabarito|respostas?)\s+(?=\d{1,2}\s?[:.)–-])|(?:gab(?:arito)?|resp(?:ostas?)?)\s+(?=1\s\p{L}.*\s2\s)|gabarito\s+(?:d[ao] )?(?=(?:ex(?:erc[íi]cio)?\.?|quest[ãa]o)\s?\d{1,3}\s*[:.)–-]))/iu;
/** `6) Porque o ventrículo esquerdo …`: a question or its answer, by its number. */
const NUMBERED = /^(?:quest(?:ão|ao)\s*)?(\d{1,2})\s*[.)–-]\s*.{2,}$/isu;
/** `1-B`, `2 C`, `b) 6`: a line of a key. */
const IN_KEY = /^\W*(?:quest(?:ão|ao)\s*)?(?:\d{1,3}\s*(?:[.):=º–-]|\s\(?[A-E]\)?(?=$|[\s,;.|]))|[a-h]\))/iu;
/** `3 planalto: erosão` below `Gabarito` */
const BARE_NUMBER = /^(\d{1,2})\s+(?=\p{L}{3})/u;
const [LONGEST_ANSWER, FAR] = [240, 5];

/**
 * What an exam's own key gives, by the number of the question: the letter of an option or the answer in words. What is given
 * twice differently is left out.
 */
export function findGivenAnswers(document: Pick<SourceDocument, 'blocks'> | null): Map<number, string> {
  const given = new Map<number, string>();
  const doubted = new Set<number>();
  const asked = new Set<number>();
  const key: string[] = [];
  let isKey = false;
  let isOpen = false;
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
  for (const [number, answer] of readKey(key)) {
    const isLetter = /^[A-E]$/u.test(answer);
    if (!isLetter && (!asked.has(number) || answer.length > LONGEST_ANSWER || answer.endsWith('?'))) continue;
    if ((given.get(number) ?? answer) !== answer) doubted.add(number);
    given.set(number, answer);
  }
  for (const number of doubted) given.delete(number);
  return given;
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
    : block.rows.map((row) => row.join(' '));
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
