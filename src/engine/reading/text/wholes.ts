import type { WholeKind } from '#engine/reading/source-document.ts';
import type { TextLine } from './split-lines.ts';
import { groupFrom, MOST_LINES, workingAt } from './workings.ts';

interface Found {
  as: WholeKind;
  /** How many lines it takes. */
  length: number;
  /** Its first line names it and is no line of it. */
  isNamed?: boolean;
}

/**
 * Lines that are one thing, each such run as one line that holds its own: nothing that looks for headings, lists, questions or keys
 * takes one of them out. A line that names the run heads it.
 */
export function keepWholes(lines: readonly TextLine[]): TextLine[] {
  const told: TextLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as TextLine;
    const found = line.isFenced || line.head !== undefined ? null : wholeAt(lines, at);
    if (found === null) {
      told.push(line);
      at += 1;
      continue;
    }
    const all = lines.slice(at, at + found.length);
    const [first, own] = found.isNamed ? [all[0], all.slice(1)] : [undefined, all];
    if (first !== undefined) told.push({ ...first, text: nameOf(first.text), head: 0, opensGroup: true });
    // What others read of it asks nothing.
    const text = (own[0]?.text ?? '').replace(/[?_]+/g, '');
    told.push({ text, indent: 0, tabs: 0, opensGroup: true, whole: { as: found.as, lines: own } });
    at += found.length;
  }
  return told;
}

function wholeAt(lines: readonly TextLine[], at: number): Found | null {
  const length = workingAt(lines, at);
  return length > 0 ? { as: 'working', length } : (speechAt(lines, at) ?? versesAt(lines, at));
}

const nameOf = (text: string): string =>
  text
    .replace(/^[^\p{L}\d"“]+/u, '')
    .replaceAll('*', '')
    .replace(/[\s:]+$/u, '');

/** A line that names a kind of verse, however it goes on: `🎵 música (melodia de …):`, `Parlenda para ler em voz alta:` */
const NAMES_VERSE =
  /^[^\p{L}"“]*(?:(?:a|o|uma?|letra|trecho|refrão|vamos|cantar|cantem|recitar|leitura|leia|ler|cante|nossa?|d[aeo]|the|a|our)\s+){0,4}(?:m[úu]sica|musiquinha|can[çc][ãa]o|cantiga|canto|canci[óo]n|parlenda|quadrinha|quadra|trova|poema|poesia|poeminha|versinho|versos?|estrofes?|soneto|haicai|haikai|cordel|refr[ãa]o|hino|acalanto|par[óo]dia|rap|samba|rima|adivinha|song|poem|poema|rhyme|nursery rhyme|lyrics|chant)s?(?!\p{L})/iu;
/** What is said of verse in general leads to no verses, nor what is to be written. */
const OF_VERSE =
  /(?<!\p{L})(?:características?|elementos?|tipos?|partes|estrutura|gêneros?|conceitos?|é|são|tem|têm|ter|escrev\p{L}+|cri(?:e|ar|em)|produz\p{L}+|complet\p{L}+|x|vs)(?!\p{L})|[?=]|\.\s*$/iu;
/** `Casimiro de Abreu (1839–1860), "Meus oito anos":`, `… (1868), trecho:` */
const LEADS = /:\s*$/u;
const OF_WORK = /["“«]|\d{4}|(?<!\p{L})(?:trecho|autor\p{L}*)(?!\p{L})/iu;
const LONGEST_LEAD = 160;
const LONGEST_NAME = 80;
/** Who says so speaks of himself or to the makers. */
const OF_WRITER = /(?<!\p{L})(?:eu|escrevi|inventei|fiz|meus?|minhas?|eles|kk+|alunos?)(?!\p{L})/iu;
const LONGEST_VERSE = 70;
const FEWEST_VERSES = 3;
const FEWEST_WORDS = 2.5;

const isVerse = ({ text, tabs, head, whole }: TextLine): boolean =>
  text.length <= LONGEST_VERSE &&
  (tabs === 0 || !text.includes('\t')) &&
  head === undefined &&
  whole === undefined &&
  /^["“«'(—–¿¡]{0,2}\s?\p{L}/u.test(text) &&
  !/[=|]|_{2}|\t|[^\s,:]:\s+\S|^\p{L}\)|\s[-–]\s|[^.]\.\s\p{Lu}.*\.\s\p{Lu}/u.test(text) &&
  !/^(?:\(?[a-h]\)|[ivx]+[.)])\s/iu.test(text);

/** Verses in quotation marks, or below a line that names them, with the stanzas that go on in the same way. */
function versesAt(lines: readonly TextLine[], at: number): Found | null {
  const line = lines[at] as TextLine;
  const quoted = quotedFrom(lines, at);
  if (quoted > 0) return { as: 'verse', length: quoted };
  const isLead = LEADS.test(line.text) && line.text.length <= LONGEST_LEAD && OF_WORK.test(line.text);
  const below = isLead && !OF_WRITER.test(line.text.replace(/[("“].*/u, '')) ? quotedFrom(lines, at + 1) : 0;
  const isName =
    NAMES_VERSE.test(line.text) &&
    !OF_VERSE.test(line.text.replace(/\([^()]*\)|"[^"]*"|“[^”]*”/gu, '')) &&
    line.text.length <= LONGEST_NAME;
  if (below > 0 && !isName) return { as: 'verse', length: 1 + below };
  if (!isName) return null;
  const length = below || stanzasFrom(lines, at + 1, line);
  return length > 0 ? { as: 'verse', length: 1 + length, isNamed: true } : null;
}

/** Lines that one quotation holds from its first to its last. */
function quotedFrom(lines: readonly TextLine[], at: number): number {
  const first = lines[at]?.text ?? '';
  if (!/^["“«]/u.test(first) || /["”»]/u.test(first.slice(1))) return 0;
  const own = lines.slice(at, at + MOST_LINES);
  const end = own.findIndex(({ text }) => /["”»][.!,]?(?:\s*\([^()]+\))?$/u.test(text));
  const verses = own.slice(0, end + 1);
  return verses.length >= FEWEST_VERSES && verses.every(isVerse) ? verses.length : 0;
}

/** How many lines below `lead` are its verses. */
function stanzasFrom(lines: readonly TextLine[], at: number, lead: TextLine): number {
  const group = groupFrom(lines, at);
  const end = group.findIndex((line) => !isVerse(line));
  const first = end < 0 ? group : group.slice(0, end);
  const words = first.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0);
  const isIndented = first.every(({ indent }) => indent >= lead.indent + 2);
  if (first.length < FEWEST_VERSES || words < FEWEST_WORDS * first.length) return 0;
  if (!isIndented && !goOn(first) && first.some(({ text }) => /^\p{Ll}/u.test(text))) return 0;
  let length = first.length;
  while (end < 0) {
    const next = groupFrom(lines, at + length);
    const isStanza =
      next.length >= 2 &&
      next.every(isVerse) &&
      Math.abs(next.length - first.length) <= 1 &&
      !NAMES_VERSE.test(next[0]?.text ?? '') &&
      /^\p{Lu}{2}/u.test(next[0]?.text ?? '') === /^\p{Lu}{2}/u.test(first[0]?.text ?? '');
    if (!isStanza) break;
    length += next.length;
  }
  return length;
}

/** A sentence goes on from line to line. */
const goOn = (verses: readonly TextLine[]): boolean =>
  /^\P{L}*\p{Lu}/u.test(verses[0]?.text ?? '') &&
  verses.filter(({ text }, at) => at > 0 && /^\p{Ll}/u.test(text)).length * 2 >= verses.length;

/** `Tom: …`, `**Lia:** …`, `prof - …` */
const TURN =
  /^[*_]*(\p{L}[\p{L}.'º\d]*(?:\s\p{L}[\p{L}.'º\d]*){0,2})[*_]*(?:\s*\([^()]{2,30}\))?[*_]*\s?(?::[*_]*|\s[-–—])\s+(\S.*)$/u;
const NO_SPEAKER =
  /^(?:ex|exemplos?|obs\p{L}*|notas?|r|resp|respostas?|answers?|p|perg|perguntas?|q|quest\p{L}+|afirmativ\p{L}*|negativ\p{L}*|interrogativ\p{L}*|certo|errado|dicas?|v|f|usos?|usar|regras?|causas?|consequ[êe]ncias?|lembrar|aten[çc][ãa]o|passo.*|caso.*)$/iu;
const OF_SPEECH =
  /(?<!\p{L})(?:di[áa]logos?|dialogues?|conversa\p{L}*|conversations?|cenas?|teatr\p{L}*|entrevistas?|interview|role[- ]?play|encena\p{L}*|skit|esquete|jogral|no caixa|chat)(?!\p{L})/iu;
const FEWEST_TURNS = 3;
const MOST_SPEAKERS = 6;

const speakerOf = ({ text }: TextLine): string | null => {
  const [, name] = TURN.exec(text) ?? [];
  return name === undefined || NO_SPEAKER.test(name) ? null : name.toLowerCase();
};
/** `— Cinco reais, freguesa.` */
const isDashed = ({ text }: TextLine): boolean => /^[—–]\s?["“]?[\p{Lu}¿¡]/u.test(text);

/** What people say by turns, each behind a name that comes back or behind a dash. */
function speechAt(lines: readonly TextLine[], at: number): Found | null {
  const line = lines[at] as TextLine;
  const isLead = OF_SPEECH.test(line.text) && line.text.length <= LONGEST_NAME && !/[?.]$/u.test(line.text);
  if (isLead && (speakerOf(line) === null || speakerOf(lines[at + 1] ?? line) !== speakerOf(line))) {
    const own = turnsFrom(lines, at + 1, true);
    if (own > 0) return { as: 'speech', length: 1 + own, isNamed: true };
  }
  const own = turnsFrom(lines, at, false);
  return own > 0 ? { as: 'speech', length: own } : null;
}

function turnsFrom(lines: readonly TextLine[], at: number, isNamed: boolean): number {
  const first = lines[at];
  if (first === undefined) return 0;
  const own = lines.slice(at, at + MOST_LINES);
  if (isDashed(first)) {
    const group = groupFrom(lines, at);
    const ends = group.filter(({ text }) => /[.!?…]["”]?$/u.test(text)).length;
    const calls = group.filter(({ text }) => /[?!]["”]?$/u.test(text)).length;
    const isSpoken = group.every(isDashed) && ends * 3 >= group.length * 2 && calls > 0;
    const isWhole = (first.opensGroup || isNamed) && group.length >= FEWEST_TURNS;
    return isSpoken && isWhole && (isNamed || calls < group.length) ? group.length : 0;
  }
  const names: string[] = [];
  let length = 0;
  for (const [place, line] of own.entries()) {
    const name = speakerOf(line);
    const next = own[place + 1];
    if (line.head !== undefined) break;
    if (name !== null && (!line.opensGroup || place === 0 || names.includes(name))) {
      names.push(name);
      length = place + 1;
      // A turn may take two lines, or somebody does something between two turns.
    } else if (line.opensGroup || next === undefined || next.opensGroup || speakerOf(next) === null) break;
  }
  const speakers = new Set(names);
  const turns = own.slice(0, length).map(({ text }) => TURN.exec(text)?.[2] ?? text);
  const spoken = turns.filter((text) => /[?!]/u.test(text) || OF_TALK.test(text)).length;
  const isTalk =
    names.length >= FEWEST_TURNS &&
    speakers.size > 1 &&
    speakers.size <= MOST_SPEAKERS &&
    speakers.size < names.length &&
    (isNamed ||
      [...speakers].filter((name) => names.indexOf(name) !== names.lastIndexOf(name)).length * 2 >=
        speakers.size);
  return isTalk && (isNamed || spoken * 3 >= turns.length) ? length : 0;
}
/** Words that somebody says of himself or to somebody. */
const OF_TALK =
  /(?<!\p{L})(?:eu|você|I|I'm|you|yes|no|sim|oi|olá|obrigad[oa]|hi|hello|thanks|yo|tú|usted|gracias|hola)(?!\p{L})/iu;
