import { writeNames } from '#engine/pedagogy/language/proper-names.ts';
import { writeNumbers } from '#engine/pedagogy/language/spoken-numbers.ts';
import { asWritten } from './as-written.ts';
import { cleanSpeech } from './clean-speech.ts';
import { headParts } from './head-parts.ts';
import { partMembers } from './list-members.ts';
import type { Said } from './said.ts';
import { nounPairs, wordsSaid } from './said-words.ts';
import { sentencesSaid } from './say-sentences.ts';
import { setMarks } from './set-marks.ts';
import { sortSaid } from './sort-said.ts';
import { layOutTasks } from './tasks.ts';

/**
 * A lesson that was dictated without stops, as who writes would have typed it: its subject as title, the question that opens it,
 * parts with headings, each sentence on its line, tasks and homework under a heading of their own, wishes as such; what the
 * speaker said to himself is gone. Null for any other text.
 */
export function writeDown(content: string): string | null {
  if (!isDictated(content)) return null;
  const cleaned = cleanSpeech(writeNames(writeNumbers(content)));
  const pairs = new Set(cleaned.split('\n').flatMap((line) => nounPairs(wordsSaid(line))));
  const sentences = cleaned
    .split(/\n{2,}/u)
    .flatMap((part, index) =>
      sentencesSaid(part, pairs).map((text, at) => ({ text, opensPart: index > 0 && at === 0 })),
    );
  const said = sortSaid(sentences);
  return layOut(said, (text) => asWritten(setMarks(text, pairs)));
}

function layOut(said: readonly Said[], write: (text: string) => string): string {
  const of = (kind: Said['kind']): string[] =>
    said.filter((one) => one.kind === kind).map(({ text }) => text);
  const [subject] = of('subject');
  const blocks: string[] = [];
  if (subject !== undefined)
    blocks.push(`# ${asWritten(subject.replace(/^[oa] (?=\p{Lu}\p{Ll}+ \p{Lu})/u, '')).replace(/\.$/u, '')}`);
  for (const text of of('objective'))
    blocks.push(`Objetivo: ${write(text).replace(/^./u, (first) => first.toLowerCase())}`);
  for (const text of of('question'))
    blocks.push(
      `Para começar: ${write(quoted(text))
        .replace(/^./u, (first) => first.toLowerCase())
        .replace(/\.$/u, '?')}`,
    );
  for (const text of of('answer'))
    blocks.push(`Resposta: ${write(text).replace(/^./u, (first) => first.toLowerCase())}`);
  blocks.push(
    ...headParts(
      partMembers(said.filter(({ kind }) => kind === 'fact' || kind === 'head')),
      subject ?? '',
      write,
    ),
  );
  const tasks = layOutTasks(said, write);
  if (tasks.length > 0) blocks.push('## Atividade', ...tasks);
  for (const text of of('homework'))
    blocks.push(`Para casa: ${write(text).replace(/^./u, (first) => first.toLowerCase())}`);
  for (const text of of('wish')) blocks.push(write(asWish(text)));
  return blocks.join('\n\n');
}

/** `não bota foto` → `não coloque foto`; what is asked for otherwise is asked kindly. */
function asWish(text: string): string {
  const bare = text.replace(/^(?:mas|ent[ãa]o) /iu, '').replace(/ por favor(?= |$)/u, '');
  if (/^(?:eu )?(?:n[ãa]o )?(?:queria|gostaria|quero)(?!\p{L})/iu.test(bare)) return bare;
  const [, meant] = /^n[ãa]o (?:bota|coloca|p[õo]e) (.+) mesmo$/iu.exec(bare) ?? [];
  if (meant !== undefined) return `por favor, coloque ${meant}`;
  const [ban] =
    /^n[ãa]o (?:precisa(?: nem)? (?:colocar|botar|p[ôo]r)|bota|coloca|p[õo]e|usa)(?!\p{L})/iu.exec(bare) ??
    [];
  if (ban !== undefined) {
    const told = `não coloque${bare.slice(ban.length).replace(/ que tem (?=alun|gente|crian)/u, ', pois tem ')}`;
    // Of anything else it might be told to the class.
    return OF_LOOKS.test(told) ? told : `por favor, ${told}`;
  }
  return `por favor, ${bare.replace(/^(?:coloca|bota|p[õo]e)(?!\p{L})/u, 'coloque')}`;
}

/** What slides look like. */
const OF_LOOKS =
  /^não coloque (?:fotos?|imag\p{L}+|figuras?|desenhos?|textos?|v[íi]deos?|muit\p{L}+)(?!\p{L})/iu;

/** `a frase amor é fogo` → `a frase “amor é fogo”`. */
const quoted = (text: string): string =>
  text
    .replace(/(?<= a frase )(?!“)(.+?)(?= que (?:na verdade )?[ée] d[oae]s? |$)/u, '“$1”')
    .replace(/ que na verdade /u, ', que ');

/** So few words are a note, and so many to a stop or a line are no writing. */
const LEAST_SAID = { words: 90, wordsPerStop: 55, wordsPerLine: 28 };
/** Who speaks says some of these in a hundred words. */
const SPEAKS =
  /(?<![\p{L}-])(?:a[íi]|da[íi]|n[ée]|ent[ãa]o|a gente|pr[ao]s?|eu (?:vou|quero|queria|falo|explico|conto|come[çc]o|abro|mostro|passo|coloco)|tipo|tem que|eles)(?![\p{L}-])/giu;
const SPEAKS_PER_HUNDRED = 1.5;

/** Whether a lesson was dictated without stops: long lines without them, in the words of who speaks. */
export function isDictated(content: string): boolean {
  const words = content.match(/\p{L}+/gu)?.length ?? 0;
  if (words < LEAST_SAID.words) return false;
  const stops = content.match(/[.!?;:](?=\s|$)|[•→|=]|^\s*[-–*\d]/gmu)?.length ?? 0;
  const commas = content.match(/,/gu)?.length ?? 0;
  const lines = content.split('\n').filter((line) => line.trim() !== '').length;
  const spoken = content.match(SPEAKS)?.length ?? 0;
  return (
    stops * LEAST_SAID.wordsPerStop <= words &&
    commas * 25 <= words &&
    lines * LEAST_SAID.wordsPerLine <= words &&
    spoken * 100 >= words * SPEAKS_PER_HUNDRED
  );
}
