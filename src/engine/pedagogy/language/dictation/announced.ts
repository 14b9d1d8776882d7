import { placeAt, subjectAt } from './find-subject.ts';
import { isNominal, isThing, ORDINAL } from './joints.ts';
import { type SaidWord, wordsSaid } from './said-words.ts';

/** What a stretch is about, said before it, and what is told of it. */
export interface Announced {
  head: string;
  told: string;
}

/** `bom`, `aí a pergunta`, `depois vem`: what is said before it is said what comes. */
const LEAD =
  /^(?:(?:e|a[íi]|da[íi]|bom|agora|depois(?: d(?:isso|aí))?|ent[ãa]o|por [úu]ltimo|em seguida|(?:vem|v[êe]m|tem) a (?:grande )?pergunta|a (?:grande )?pergunta(?: [ée](?: que)?)?|(?:vem|v[êe]m|vamos (?:pr|para )(?=[oa])|entra|entram)(?= [oa]s? )|eu (?:falo|conto)(?= d[oa]s? ))(?!\p{L}) ?)+/iu;
const LONGEST = 8;
const LONGEST_ASKED = 16;

/**
 * `as invenções a máquina de fiar …`, `por que começou na Inglaterra vários motivos tinha …`: the name of what comes, without a verb of
 * its own, or a question that is answered at once. Null where a line begins otherwise. Only what opens a paragraph may be named by a bare noun.
 */
export function announcedIn(line: string, opensParagraph: boolean): Announced | null {
  const [lead = ''] = LEAD.exec(line) ?? [];
  const text = line
    .slice(lead.length)
    .trim()
    .replace(/^d(?=[oa]s? )/iu, '');
  const words = wordsSaid(text);
  const isAsked = ASKS.test(text);
  if (isAsked && !opensParagraph && lead === '' && questionEnd(words) === words.length) return null;
  const end = isAsked ? questionEnd(words) : topicEnd(words, opensParagraph, lead !== '');
  if (
    end === -1 ||
    (!isAsked &&
      !opensParagraph &&
      !/^el[ea]s? /iu.test(text.slice(words[end - 1]?.end).trim()) &&
      !/^o caso d/iu.test(text) &&
      !/(?:depois|agora|[úu]ltimo|seguida|vem|v[êe]m|vamos|entra|eu)/iu.test(lead))
  )
    return null;
  const head = text.slice(0, words[end - 1]?.end);
  const told = text
    .slice(head.length)
    .trim()
    .replace(/^(?:(?:bom|a[íi]|ent[ãa]o|assim|é) )+(?=\p{L})/iu, '');
  if (isAsked) return asked(head, told);
  if (told === '') return null;
  return { head: head.replace(/^d(?=[oa]s? )/u, ''), told: withOwner(head, told) };
}

/** `o caso do rio Tietê ele nasce limpo`: it is the river that does. */
function withOwner(head: string, told: string): string {
  if (/^que /iu.test(told))
    return told.replace(/^que/iu, head).replace(/(?<=\S) el[ea]s? (?=\p{L})/iu, `\n${head} `);
  if (!/^el[ea]s? /iu.test(told)) return told;
  const owner = head.replace(
    /^(?:[oa] )?(?:caso|hist[óo]ria|vida|origem|import[âa]ncia) d([oae]s?) /iu,
    (_, of: string) => (of === 'e' ? '' : `${of} `),
  );
  return told.replace(/^el[ea]s?/iu, owner);
}

/** A question long enough to say when as well has that told below it: `começou na Inglaterra na segunda metade do século 18`. */
function asked(head: string, told: string): Announced | null {
  const [, short, when] =
    /^(por que .+?) ((?:na (?:primeira|segunda) metade|no (?:s[ée]culo|ano|come[çc]o|in[íi]cio|final|fim)|em \d|mais ou menos em|l[áa] por) .+)$/iu.exec(
      head,
    ) ?? [];
  if (short === undefined) return { head: `${head}?`, told };
  return { head: `${short}?`, told: `${short.replace(/^por que /iu, '')} ${when}\n${told}` };
}

const ASKS =
  /^(?:por que|por qu[êe]|o que|pra que|para que|como (?=se |funciona|faz|fazer|surgi|come[çc]|era |calcul|evit|preven|combat|us|nasce|aconteceu|trat)|onde (?=se |fic|us|est[áa])|quem (?=pode|foi|s[ãa]o|era|deve|fa[zç])|quais (?:s[ãa]o |foram )?|quanto |quantos )/iu;

/** Where a question that opens a line has been asked, -1 where it is none. */
function questionEnd(words: readonly SaidWord[]): number {
  let hasVerb = false;
  for (let at = 2; at <= Math.min(words.length, LONGEST_ASKED + 6); at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    hasVerb ||= before?.isVerb === true || before?.isInfinitive === true;
    if (word?.lower === 'bom' || (word !== undefined && /^\d/u.test(word.lower))) {
      if (word.lower === 'bom' && hasVerb) return at;
      continue;
    }
    if (word === undefined) return hasVerb && at <= LONGEST_ASKED + 1 ? at : -1;
    if (!hasVerb || at < 3 || before?.tag === 'ADP' || before?.tag === 'DET' || before?.opens === true)
      continue;
    if (before?.lower === 'fazer' && isNominal(word)) return at;
    if (/^(?:primeiro|bom|porque|v[áa]rios)$/u.test(word.lower)) return at;
    if (word.lower === 'não' && words[at + 1]?.isInfinitive === true && before?.isInfinitive === true)
      return at;
    if (before?.isVerb === true || before?.isInfinitive === true) {
      // `como se mede | o índice é`: what follows the verb is its object unless it acts itself.
      if (subjectAt(words, at)?.kind !== 'noun' || subjectAt(words, at)?.verb === -1) continue;
      return at;
    }
    const kind = subjectAt(words, at)?.kind;
    if (kind === 'noun' || kind === 'pronoun') return at;
    if (
      placeAt(words, at) !== null &&
      /^(?:desde|em)$/u.test(word.lower) &&
      /^\d{4}$/u.test(words[at + 1]?.lower ?? '')
    )
      return at;
    if (word.tag === 'DET' && isNominal(before)) return at;
  }
  return -1;
}

/** Where the name of what comes ends, -1 where a line does not begin with one. */
function topicEnd(words: readonly SaidWord[], opensParagraph: boolean, isLed: boolean): number {
  let at = words[0]?.tag === 'DET' || words[0]?.tag === 'NUM' ? 1 : 0;
  const hasFront = at > 0 || /^[oa]s?$/u.test(words[0]?.lower ?? '');
  if (at === 0 && hasFront) at = 1;
  const isLabel = LABEL.test(words[at]?.lower ?? '') && (opensParagraph || hasFront);
  if (isLabel && endsLabel(words[at + 1])) return at + 1;
  while (
    ORDINAL.test(words[at]?.lower ?? '') ||
    (/^(?:ADJ|NUM)$/u.test(words[at]?.tag ?? '') && /^(?:NOUN|ADJ)$/u.test(words[at + 1]?.tag ?? ''))
  )
    at += 1;
  if (!hasFront && !opensParagraph) return -1;
  const first = words[at];
  // `compra pela internet a pessoa pode`: a noun that may be a verb, and acts no more than any name.
  const mayName =
    opensParagraph && !hasFront && words[at + 1]?.tag === 'ADP' && !/[ae]m$/u.test(first?.lower ?? '');
  if (first === undefined || !(mayName || (isNominal(first) && !first.isVerb))) return -1;
  if (!hasFront && (first.tag === 'PROPN' || at > 0)) return -1;
  for (at += 1; at <= LONGEST; at += 1) {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
    if (word === undefined || before === undefined) return -1;
    if (before.tag === 'ADP') continue;
    if (before.tag === 'DET' && words[at - 2]?.tag === 'ADP') continue;
    if (word.lower === 'a' && next?.lower === 'partir') return at;
    if (isEnumeration(words, at)) return at;
    if (word.isVerb) return -1;
    // `depois a respiração que é o contrário`
    if (word.lower === 'que' && isLed && /^(?:é|são|foi|era)$/u.test(next?.lower ?? '')) return at;
    if (word.opens) return /^(?:se|quando)$/u.test(word.lower) ? at : -1;
    if (/^(?:el[ea]s?|isso|eu)$/u.test(word.lower)) return at;
    if (
      word.tag === 'DET' ||
      (/^[oa]s?$/u.test(word.lower) && (word.tag !== 'ADP' || words[at + 2]?.isVerb === true))
    )
      return isListOfDoers(words, at) ? -1 : at;
    if (word.tag === 'ADP') {
      if (
        /^(?:em|n[oa]|desde|entre)$/u.test(word.lower) &&
        (/^\d/u.test(next?.lower ?? '') || TIME.test(next?.lower ?? ''))
      )
        return at;
      continue;
    }
    if (word.tag === 'CCONJ' && word.lower === 'e') {
      if (isNominal(next) && next?.isVerb === false) continue;
      return -1;
    }
    // `consequências burguesia industrial …`: a thing behind what ends a name.
    if (word.tag === 'NOUN' && isThing(word) && isNominal(before)) return at;
    if (!isNominal(word)) return -1;
  }
  return -1;
}
const endsLabel = (next: SaidWord | undefined): boolean =>
  next !== undefined && !next.opens && !/^(?:ADP|AUX|SCONJ|CCONJ|ADV)$/u.test(next.tag);
/** What names a part by itself, whatever stands behind it. */
const LABEL =
  /^(?:causas?|consequ[êe]ncias?|resultados?|caracter[íi]sticas?|conclus[ãa]o|contexto|curiosidades?|riscos?|sintomas?|preven[çc][ãa]o|vantagens|desvantagens)$/u;
const TIME = /^(?:s[ée]culo|ano|d[ée]cada|[ée]poca)$/u;

/** `os direitos básicos tem a proteção … tem a informação …` */
const isEnumeration = (words: readonly SaidWord[], at: number): boolean =>
  THERE.test(words[at]?.lower ?? '') && words.slice(at + 2).some(({ lower }) => lower === words[at]?.lower);
const THERE = /^(?:tem|tinha|teve|havia)$/u;

/** `a mitose a meiose e a fecundação são`: several who do one thing. */
function isListOfDoers(words: readonly SaidWord[], at: number): boolean {
  const subject = subjectAt(words, at);
  return (
    subject !== null &&
    /(?:[ae]m|[ãõ][oe]|êm)$/u.test(words[subject.verb]?.lower ?? '') &&
    words
      .slice(at, subject.verb)
      .some(({ lower }, place) => lower === 'e' && !/^\d/u.test(words[at + place + 1]?.lower ?? ''))
  );
}

/** A question that is put to the class amidst the lesson, without its mark; null for anything else. */
export function posedIn(text: string): string | null {
  const [, posed] = MARKED.exec(text) ?? POSED.exec(text) ?? ASKED_LAST.exec(text) ?? [];
  return posed?.replace(/^se /iu, '') ?? null;
}
const MARKED = /^(?:(?:e|a[íi]|agora) )*(?:eu )?pergunto,? (.{8,})\?$/iu;
const ASKED_LAST =
  /^((?:o que|qual|por que) (?:el[ea]s?|voc[êe]s?|a pessoa|a gente) (?:pode|deve|faria|fez|devia|faz|acha)m?(?: \S+){0,5})$/iu;
/** `aí eu pergunto pros alunos vocês já estariam trabalhando`: asked of the class amidst the lesson. */
const POSED =
  /^(?:(?:a[íi]|e|mas|depois|ent[ãa]o) )*(?:eu )?(?:sempre )?pergunto (?:(?:pr[oa]s?|para [oa]s?|para) (?:alunos|turma|eles|elas|classe|sala|pessoal) )?(?:assim )?((?:se |o que |por que |por qu|como |qual|quem |quant|onde |quando |voc[êe]s |de |pra que |com ).{8,})$/iu;
