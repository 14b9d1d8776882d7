import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, findBanner, upperFirst, withoutBanner } from './clean-title.ts';
import { lowerTitle } from './join-names.ts';
import { isBackMatter, isSubordinate } from './nameless.ts';
import { nestHeadings } from './nest-headings.ts';

const CONTINUED = /\s*(?:[–—-]\s*|\()\s*(?:continua[çc][ãa]o|cont\.)\s*\)?\s*$/iu;

/** `Roda de conversa (15 min)`: how long, not what. */
const MINUTES = /\s*(?:[–—-]\s*|\()\s*(?:cerca de )?\d{1,3}\s?(?:min\.?|minutos)\s*\)?\s*$/iu;

/**
 * Headings as the lesson needs them: without what most of them open with, and those that come back under part after
 * part (`Comandos aprendidos`), go with the part before them. What is quoted of them stays as it is in the file. Takes the title of the whole out of `pieces`
 * and answers it.
 */
export function settleHeadings(pieces: Piece[], isCollection = false): Piece[] {
  const titles = nestHeadings(pieces, isCollection);
  const headings = pieces.filter(({ kind }) => kind === 'heading');
  for (const own of Map.groupBy(headings, ({ level }) => level).values()) {
    const banner = findBanner(own.map(({ text }) => text));
    for (const heading of own)
      heading.text =
        withoutBanner(heading.text, banner).replace(CONTINUED, '').replace(MINUTES, '') || heading.text;
  }
  liftStrays(headings);
  dropNumbers(headings);
  dropExamples(headings);
  keepLessons(headings);
  raiseLast(headings);
  addShortNames(headings, pieces);
  completeStubs([...titles, ...headings]);
  const recurs = findRecurring(headings);
  let before: Piece | null = null;
  for (const heading of headings) {
    if (before !== null && before.level <= heading.level && (recurs(heading) || isSubordinate(heading.text)))
      heading.level = before.level + 1;
    else before = heading;
  }
  return titles;
}

/** So many levels down at once are a look, no depth: `Ficha` in style 1, `Resumo` in style 7. */
const STRAY = 3;

/** Headings of a style far below the one before them stand beside it. */
function liftStrays(headings: readonly Piece[]): void {
  let [from, to] = [0, 0];
  let before: Piece | undefined;
  for (const heading of headings) {
    if (from > 0 && heading.level !== from && heading.level <= to) from = 0;
    if (from === 0 && before !== undefined && heading.level - before.level >= STRAY)
      [from, to] = [heading.level, before.level];
    if (from > 0 && heading.level >= from) heading.level -= from - to;
    before = heading;
  }
}

const NUMBER = /^(\d{1,2})\s+(?=\p{L}{2}|\p{Lu}\s)/u;

/** `1 Célula`, `2 Membrana`, `3 Núcleo`: numbers that count the headings up are no part of their names. */
function dropNumbers(headings: readonly Piece[]): void {
  for (const own of Map.groupBy(headings, ({ level }) => level).values()) {
    const numbered = own.filter(({ text }) => NUMBER.test(text));
    const numbers = numbered.map(({ text }) => Number(NUMBER.exec(text)?.[1]));
    const rises = numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));
    if (numbered.length >= 3 && rises && (numbers[0] ?? 0) <= 2)
      for (const heading of numbered) heading.text = heading.text.replace(NUMBER, '');
  }
}

const EXAMPLE = /^exemplos? (?:para|d[aeo]s?|sobre) (?:[ao]s? )?(?=\p{L}{3})/iu;
const FEWEST_EXAMPLES = 3;

/** `Exemplo para dedução`, `Exemplo para indução` …: of a run of them each is called by what it shows. */
function dropExamples(headings: readonly Piece[]): void {
  const examples = headings.filter(({ text }) => EXAMPLE.test(text));
  if (examples.length < FEWEST_EXAMPLES) return;
  for (const heading of examples) heading.text = upperFirst(heading.text.replace(EXAMPLE, ''));
}

/** `Apêndice A – Descrição` of a template. */
const UNNAMED = /\s[–—-]\s(?:descri[çc][ãa]o|t[íi]tulo)\W*$/iu;

/** What closes a whole text stands beside its chapters, whatever style it is set in. */
function raiseLast(headings: readonly Piece[]): void {
  const top = Math.min(...headings.map(({ level }) => level));
  const body = headings.findLastIndex(({ text }) => !isBackMatter(text));
  for (const heading of headings.slice(body + 1)) {
    heading.level = top;
    heading.text = heading.text.replace(UNNAMED, '');
  }
}

/** `2ª etapa – `: `etapa 2 – ` */
const RANKED = /^(\d{1,2})\s?[ªº°]\s+(etapa|aula|encontro|semana|oficina|momento)\s*[–—:-]\s*(?=\p{L})/iu;
const LESSON = /^((?:aula|encontro|semana|oficina|etapa|momento)\s+\d{1,2})\s*[–—:.-]\s*(?=\p{L})/iu;
const FEWEST_LESSONS = 2;

/** `AULA 4 - Frações equivalentes` → `Frações equivalentes (aula 4)`: of a run of lessons the teacher knows each by its number. */
function keepLessons(headings: readonly Piece[]): void {
  for (const own of Map.groupBy(headings, ({ level }) => level).values()) {
    for (const heading of own) heading.text = heading.text.replace(RANKED, '$2 $1 – ');
    const lessons = own.filter(({ text }) => LESSON.test(text));
    if (lessons.length < FEWEST_LESSONS) continue;
    for (const heading of lessons) {
      const [whole = '', lesson = ''] = LESSON.exec(heading.text) ?? [];
      const name = heading.text.slice(whole.length);
      const isShouted = name === name.toUpperCase();
      heading.text = `${name} (${isShouted ? lesson.toUpperCase() : lesson.toLowerCase()})`;
    }
  }
}

/** `O que é`, of what stands above it. */
const STUB =
  /^(?:o que (?:é|são|foi|foram)|para que servem?|como funcionam?|quem (?:é|foi|foram))[^\p{L}]*$/iu;
const LONGEST_ABOVE = 36;

/** `O que é` below `Fração imprópria` → `O que é fração imprópria`; as it stands where that names several things. */
function completeStubs(headings: readonly Piece[]): void {
  for (const [at, heading] of headings.entries()) {
    if (!STUB.test(heading.text)) continue;
    const above = headings.slice(0, at).findLast((one) => one.level < heading.level || at === 1);
    const name = above === undefined ? '' : cleanTitle(above.text, (word) => word);
    const isOne = name !== '' && name.length <= LONGEST_ABOVE && !/[:;,–—?]|\s(?:e|ou)\s/u.test(name);
    if (isOne)
      heading.text = `${heading.text.replace(/[^\p{L}]+$/u, '')} ${lowerTitle(name, (word) => word)}`;
  }
}

const LEAST_USES = 3;

/** `Cascading Style Sheets` → `Cascading Style Sheets (CSS)`, where the text calls it by its capitals. */
function addShortNames(headings: readonly Piece[], pieces: readonly Piece[]): void {
  const uses = new Map<string, number>();
  for (const { kind, text } of pieces)
    if (kind !== 'heading')
      for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu))
        uses.set(word, (uses.get(word) ?? 0) + 1);
  for (const heading of headings) {
    const words = heading.text.split(/\s+/);
    const isName = words.length >= 2 && words.every((word) => /^\p{Lu}\p{Ll}|^d[aeo]s?$|^e$/u.test(word));
    const short = words.flatMap((word) => word.match(/\p{Lu}/gu) ?? []).join('');
    if (isName && (uses.get(short) ?? 0) >= LEAST_USES) heading.text = `${heading.text} (${short})`;
  }
}

/** Headings that come back within one part with others between: three times, or twice where more than one does so. */
function findRecurring(headings: readonly Piece[]): (heading: Piece) => boolean {
  const keys = new Map<Piece, string>();
  const path: Piece[] = [];
  for (const heading of headings) {
    while (path.length > 0 && (path.at(-1)?.level ?? 0) >= heading.level) path.pop();
    // `Estrutura` of one chapter and of another are no template.
    keys.set(heading, `${path.at(-1)?.order} ${heading.level} ${normalise(heading.text)}`);
    path.push(heading);
  }
  const uses = new Map<string, number>();
  const last = new Map<number, string>();
  for (const [{ level }, key] of keys) {
    // The same title on slide after slide is one part.
    if (last.get(level) !== key) uses.set(key, (uses.get(key) ?? 0) + 1);
    last.set(level, key);
  }
  const isTemplate = [...uses.values()].filter((count) => count > 1).length > 1;
  return (heading) => (uses.get(keys.get(heading) ?? '') ?? 0) >= (isTemplate ? 2 : 3);
}
