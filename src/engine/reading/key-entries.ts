import { type SaidInKey, splitReason } from '#engine/reading/split-reason.ts';

/** `1) a) -6`, `2-C`, `Questão 3: o fechamento da banca`, `4 B`: the number of an answer. */
const MARK =
  /(?<=^|[\s|;,(])(?<!\d,)(?:quest(?:ão|ao)\s*|ex(?:erc[íi]cio|\.)?\s*|n?º\s*)?(\d{1,3})(?!\.\d{3}(?!\d))(?:\s*[.)º:=–-]+\s*|\s+|(?=[A-E](?![\p{L}\d)])))(?=\S)/giu;
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
/** From so many bare numbers in a row on the line is a count, whatever stands between them. */
const FEWEST_BARE = 4;
/** `F. Nota mínima 75%.` */
const JUDGED_ALONE = /^([VF](?:[\s,]+[VF])*)\.\s+\p{Lu}.*$/su;
/** `7) metamórfica / derreter |`: cells of a row that came apart. */
const EDGES = /^[|\s]+|[;,|/\s]+$/gu;

/** What a key says of the question of this number. */
export interface KeyEntry extends SaidInKey {
  number: number;
}

/**
 * The answers that the lines of a key give with the comments behind them, by the number of their question. Several may stand on
 * one line (`1-B 2-C 3-O fechamento da banca 4-B`): there a number opens an answer only where it is the next one, so that the
 * figures of an answer open none. What goes on without a number belongs to the answer before it.
 */
export function readKeyEntries(lines: readonly string[]): KeyEntry[] {
  const told: { number: number; parts: string[] }[] = [];
  for (const line of lines.map(tellRow)) {
    // `1 Comportamento / 2 F / 3 até 2 dias úteis`
    const isByStroke = /\s\/\s/.test(line) && line.split(/\s\/\s/).every((part) => BY_STROKE.test(part));
    const isBare = countsBarely(line);
    let from = 0;
    const add = (part: string): void => {
      const said = part.trim().replace(EDGES, '');
      if (said !== '') told.at(-1)?.parts.push(said);
    };
    for (const found of line.matchAll(MARK)) {
      const number = Number(found[1]);
      const after = line.slice(found.index + found[0].length);
      // `na 2a questão`
      if (/\d$/.test(found[0]) && !/^[A-E]/.test(after)) continue;
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
        ((isBare || BARE_RUN.test(line)) && (isFirst || number === last + 1)) ||
        (isFirst && (/º$/u.test(found[0].trimEnd()) || /^\(?a\)\s/u.test(after)));
      if (!(isFirst || isNext) || !(isSigned || BARE_LETTER.test(after))) continue;
      add(line.slice(from, found.index));
      told.push({ number, parts: [] });
      from = found.index + found[0].length;
    }
    add(line.slice(from));
  }
  return finish(told);
}

const FAR = 5;

function finish(told: readonly { number: number; parts: string[] }[]): KeyEntry[] {
  const entries = told.flatMap(({ number, parts }) => {
    const words = joinParts(parts).replace(TO_ONESELF, '');
    return words === '' || ELSEWHERE.test(words) ? [] : [{ number, words, ...splitReason(words) }];
  });
  // Behind the answer to the last of them other things are said, unless the others have their comments too.
  const hasComments = entries.some(({ reason }, at) => reason !== null && at < entries.length - 1);
  return entries.map(({ number, words, answer, reason }, at) =>
    at === entries.length - 1 && !hasComments && JUDGED_ALONE.test(words)
      ? { number, answer: words.replace(JUDGED_ALONE, '$1'), reason: null }
      : { number, answer, reason },
  );
}

/** A letter alone is answered; what stands on the lines below it says why. */
const joinParts = ([first = '', ...others]: string[]): string =>
  others.length > 0 && /^(?:letra )?\(?[A-E]\)?\.?$/u.test(first)
    ? `${first.replace(/\.$/, '')} – ${others.join('; ')}`
    : [first, ...others].join('; ');

/** `6 | B | o calor destruiria os restos`: a row of a table of answers, its last cell the comment. */
function tellRow(line: string): string {
  const [number = '', answer = '', ...comments] = line.split('|').map((cell) => cell.trim());
  const isRow = line.includes('|') && /^(?:quest[ãa]o\s*)?\d{1,3}[.)ªº]?$/iu.test(number) && answer !== '';
  const comment = comments.filter((cell) => cell !== '').join('. ');
  if (!isRow) return line;
  return `${number.replace(/\D/gu, '')}) ${answer}${comment === '' ? '' : `; Comentário: ${comment}`}`;
}

/** `1B 2C 3 C E C 4 MgCl2 5 porque …`: numbers without a sign, each the next, from 1 on. */
export function countsBarely(line: string): boolean {
  let from = 0;
  for (let number = 1; number <= FEWEST_BARE; number += 1) {
    const found = new RegExp(`(?<![^\\s;,/])${number}(?=\\s+\\S|[A-E](?![\\p{L}\\d]))`, 'u').exec(
      line.slice(from),
    );
    if (found === null || (number === 1 && line.slice(0, found.index).trim() !== '')) return false;
    from += found.index + found[0].length;
  }
  return true;
}

/** Only the answers of the entries, for whoever asks for no comment. */
export const readKey = (lines: readonly string[]): [number: number, answer: string][] =>
  readKeyEntries(lines).map(({ number, answer }) => [number, answer]);
