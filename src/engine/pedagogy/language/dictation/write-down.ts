import { writeNames } from '#engine/pedagogy/language/proper-names.ts';
import { writeNumbers } from '#engine/pedagogy/language/spoken-numbers.ts';
import { announcedIn } from './announced.ts';
import { asWritten } from './as-written.ts';
import { cleanSpeech } from './clean-speech.ts';
import { listThereIs, markCounted } from './enumerations.ts';
import { placeAt, subjectAt } from './find-subject.ts';
import { headParts } from './head-parts.ts';
import { partMembers } from './list-members.ts';
import type { Said, Sentence } from './said.ts';
import { nounPairs, wordsSaid } from './said-words.ts';
import { joinLoose } from './say-sentences.ts';
import { setMarks } from './set-marks.ts';
import { sortSaid } from './sort-said.ts';
import { withSaidMarks } from './speech-marks.ts';
import { layOutTasks } from './tasks.ts';

/**
 * A lesson that was dictated without stops, as who writes would have typed it: its subject as title, the question that opens it,
 * parts with headings, each sentence on its line, tasks and homework under a heading of their own, wishes as such; what the
 * speaker said to himself is gone. Null for any other text.
 */
export function writeDown(content: string): string | null {
  if (!isDictated(content)) return null;
  const marked = withSaidMarks(content);
  if (marked !== null) return layOut(sortSaid(sentencesMarked(writeNames(writeNumbers(marked)))), asWritten);
  const cleaned = cleanSpeech(atCommas(writeNames(writeNumbers(content))));
  const pairs = new Set(cleaned.split('\n').flatMap((line) => nounPairs(wordsSaid(line))));
  const sentences = cleaned
    .split(/\n{2,}/u)
    .flatMap((part, index) =>
      sentencesOf(part, index > 0, pairs).map((one, at) => ({ ...one, opensPart: index > 0 && at === 0 })),
    );
  const said = sortSaid(sentences);
  return layOut(said, (text) => asWritten(setMarks(text, pairs)));
}

/** The sentences of what was dictated with its marks. */
function sentencesMarked(text: string): Sentence[] {
  return text.split(/\n{2,}/u).flatMap((part, index) =>
    part
      .replace(GREETING, '')
      .split(/(?<=[.?!…])\s+/u)
      .filter((one) => /\p{L}/u.test(one))
      .flatMap((one, at): Sentence[] => {
        const opensPart = index > 0 && at === 0;
        const said = one.trim().replace(/[.]$/u, '').replace(GREETING, '');
        const [, head, told] = /^((?:[^\s:]+ ){0,4}[^\s:]+): (.+)$/su.exec(said) ?? [];
        const isHead = opensPart && !said.includes(',') && said.split(' ').length <= 4;
        if (isHead) return [{ text: said.replace(/:$/u, ''), isHead, opensPart }];
        return opensPart && head !== undefined && told !== undefined
          ? [
              { text: head, isHead: true, opensPart },
              { text: told, opensPart: false },
            ]
          : [{ text: said, opensPart }];
      }),
  );
}
const GREETING =
  /^(?:(?:oi|ol[áa]|bom dia|boa (?:tarde|noite)|pessoal|gente|turma|ent[ãa]o|bom|e agora|agora)(?:,? |, )(?=\p{L}))+/iu;

/** Commas between sentences, as line ends: who dictates with commas alone sets them there too. */
function atCommas(text: string): string {
  const commas = text.match(/,(?=\s)/gu)?.length ?? 0;
  if (commas < FEWEST_COMMAS) return text;
  return text
    .split('\n')
    .map((line) =>
      line.split(/,\s+/u).reduce((told, piece) => {
        const last = told.slice(told.lastIndexOf('\n') + 1);
        return `${told}${opensSentence(piece) && stands(last) ? '\n' : ', '}${piece}`;
      }),
    )
    .join('\n');
}
const FEWEST_COMMAS = 4;

/** Whether somebody acts, or something else is told of, from the first word on. */
function opensSentence(piece: string): boolean {
  const words = wordsSaid(piece.replace(/^(?:(?:e|a[íi]|da[íi]|ent[ãa]o|bom|agora|depois|ah) )+/iu, ''));
  const first = words[0]?.lower ?? '';
  return (
    piece.length > 14 &&
    !/^(?:que|porque|pois|mas|como|onde|quando|se|ou|inclusive|principalmente)$/u.test(first) &&
    (words.length >= LONG_PIECE ||
      subjectAt(words, 0) !== null ||
      placeAt(words, 0) !== null ||
      /^(?:s[ãa]o|tem|existem|queria|quero|coloca|p[õo]e|faz)$/u.test(first) ||
      announcedIn(piece, true) !== null)
  );
}
const LONG_PIECE = 14;
/** Whether a sentence may end there. */
const stands = (line: string): boolean =>
  line.split(' ').length >= 4 && !/^(?:quando|se|enquanto|embora|como) [^,]*$/iu.test(line);

/** The sentences of a paragraph, with the name of what they tell where that was said before. */
function sentencesOf(part: string, isLater: boolean, pairs: ReadonlySet<string>): Sentence[] {
  return joinLoose(part.split('\n')).flatMap((line, at) => {
    const named = announcedIn(line, isLater && at === 0);
    const told = markCounted(named?.told ?? line)
      .split('\n')
      .flatMap((one) => listThereIs(one, pairs));
    return named === null ? told : [{ text: named.head, isHead: true, opensPart: false }, ...told];
  });
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
  for (const text of of('wish')) blocks.push(asWritten(asWish(text)));
  return blocks.join('\n\n');
}

/** `não bota foto` → `não coloque foto`; what is asked for otherwise is asked kindly. */
function asWish(text: string): string {
  const bare = text.replace(/^(?:mas|ent[ãa]o) /iu, '').replace(/ por favor(?= |$)/u, '');
  if (/^(?:eu )?(?:n[ãa]o )?(?:queria|gostaria|quero)(?!\p{L})/iu.test(bare)) return bare;
  const [, about, kind] =
    /^(ess[ea] .+?) pode(?:m)? (?:at[ée] )?(?:fazer|p[ôo]r|colocar|botar|virar|montar|ser|ficar) (?:em |n)?(.+)$/iu.exec(
      bare,
    ) ?? [];
  if (about !== undefined) return `por favor, coloque ${kind} com ${about}`;
  const [, compared] = /^(?:compara|mostra) (.+?) n?uma tabela$/iu.exec(bare) ?? [];
  if (compared !== undefined) return `por favor, coloque uma tabela que compare ${compared}`;
  if (/^(?:e )?umas? (?:\p{L}+|\d+) (?:quest|pergunt|exerc)/iu.test(bare))
    return `por favor, coloque ${bare.replace(/^(?:e )?umas? /iu, '')}`;
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
  if (words < LEAST_SAID.words || withSaidMarks(content) !== null) return words >= LEAST_SAID.words;
  const stops = content.match(/[.!?;:](?=\s|$)|[•→|=]|^\s*[-–*\d]/gmu)?.length ?? 0;
  const commas = content.match(/,/gu)?.length ?? 0;
  const lines = content.split('\n').filter((line) => line.trim() !== '').length;
  const spoken = content.match(SPEAKS)?.length ?? 0;
  return (
    stops * LEAST_SAID.wordsPerStop <= words &&
    // Commas alone close no sentence.
    commas * (stops === 0 ? 5 : 25) <= words &&
    lines * LEAST_SAID.wordsPerLine <= words &&
    spoken * 100 >= words * SPEAKS_PER_HUNDRED * (stops === 0 ? 0.6 : 1)
  );
}
