import { likeWritten } from '#engine/pedagogy/language/like-written.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Slip } from './confusions.ts';
import type { KnownWords } from './propose.ts';

/**
 * Nouns and adjectives that without their accent are a form of a verb (`a analise`, `o publico`), so that the dictionary lets
 * them pass.
 */
const NOUNS =
  `análise anúncio auxílio cálculo círculo comércio crédito crítica crítico débito denúncia depósito diagnóstico diálogo dívida
domínio dúvida episódio equilíbrio estímulo exército exercício fábrica fórmula hábito história início máquina matrícula média médico
mérito música negócio notícia número órbita polícia política prática prêmio princípio prólogo pronúncia público réplica
renúncia rótulo sacrifício silêncio símbolo título trânsito veículo vício vínculo`.split(/\s+/);
const ADJECTIVES =
  'específico próprio público crítico prático único válido básico lógico histórico político médico técnico próximo último íntimo'.split(
    ' ',
  );

/** Words whose form without its accent is one of a verb that lessons hardly ever use (`agua`, `arvores`, `experiencia`). */
const ANYWHERE =
  `água águas árvore árvores experiência experiências consequência consequências matéria matérias orgânica orgânico orgânicas
orgânicos túneis espécie espécies família famílias indústria indústrias memória memórias século séculos língua línguas exercícios
física físico químicas química químico matemática máquinas repúblicas ciência ciências violência sequência frequência existência
ausência potência átomo átomos não também você vocês então`.split(/\s+/);
const bareOf = (words: readonly string[]): Map<string, string> =>
  new Map(words.map((word) => [normalise(word), word]));
const nouns = bareOf(NOUNS);
const adjectives = bareOf(ADJECTIVES);
const anywhere = bareOf(ANYWHERE);
const anyOf = (words: ReadonlyMap<string, string>): string => [...words.keys()].join('|');

const ALONE = new RegExp(`(?<![\\p{L}_-])()(${anyOf(anywhere)})(?![\\p{L}_-])`, 'giu');

/** `La familia y el agua`: in Spanish they need none. */
const SPANISH =
  /(?<![\p{L}-])(?:el|los|la|las|del|con|muy|pero|hay|una|unos|unas|en|y|yo|tú|es|su|sus|están|tiene|tienen|soy|donde|cuando)(?!\p{L})|[¿¡ñ]/giu;
/** Small words that Spanish does not have. */
const PORTUGUESE =
  /(?<![\p{L}-])(?:d[ao]s?|n[ao]s?|uma?|em|não|nao|são|sao|é|ao|à|com|ou|os|mais|pel[ao]s?|você|voce|isso|dele|foi)(?!\p{L})/giu;

/** Whether a sentence is Spanish: its small words are, and more of them than Portuguese ones. */
export function isSpanish(sentence: string): boolean {
  const spanish = sentence.match(SPANISH)?.length ?? 0;
  return spanish > (sentence.match(PORTUGUESE)?.length ?? 0);
}

/** Whether small words of a sentence show it to be Portuguese: beside another language a row of words alone does not. */
export const showsPortuguese = (sentence: string): boolean => (sentence.match(PORTUGUESE)?.length ?? 0) > 0;

/** No verb can follow these; `o`, `a`, `que` may be pronouns before one. */
const FRONT =
  'um|uma|d[ao]|n[ao]|ao|à|pel[ao]|num|numa|dum|duma|est[ea]|ess[ea]|dest[ea]|dess[ea]|nest[ea]|ness[ea]|cada|outr[ao]|seu|sua|noss[ao]|minha|meu|primeir[ao]|segund[ao]|qualquer';
const NOUN = new RegExp(`(?<!\\p{L})((?:${FRONT}) )(${anyOf(nouns)})(?![\\p{L}_-])`, 'giu');
/** `objetivo especifico`: nobody says `eu` here. */
const ADJECTIVE = new RegExp(
  `(?<=(?<!\\p{L})(?:${FRONT}) )(\\p{Ll}{4,}(?:o|a|l|r|ão|nte) )(${anyOf(adjectives)})(?=[.,;:!?)]|$| (?:de|d[ao]s?|e|para|em|n[ao]s?|é|foi) )`,
  'giu',
);

/**
 * Words in the place of a noun or an adjective that lost the accent which makes them one, each with the word before it:
 * `uma analise` → `uma análise`, since an `Analise` elsewhere may well be an order.
 */
export function findLostAccents(sentence: string): Slip[] {
  const found = (pattern: RegExp, words: ReadonlyMap<string, string>): Slip[] =>
    [...sentence.matchAll(pattern)].flatMap(({ 0: written, 1: front = '', 2: word = '', index }) => {
      const right = words.get(word.toLowerCase());
      return right === undefined || right === word.toLowerCase() || isDone(sentence, index, written)
        ? []
        : [{ written, right: `${front}${likeWritten(right, word)}` }];
    });
  return [
    ...found(NOUN, nouns),
    ...found(ADJECTIVE, adjectives),
    ...(isSpanish(sentence) ? [] : found(ALONE, anywhere).filter((slip) => !isDeed(slip, sentence))),
  ];
}

/** `controla e sequencia as operações`, `Ela sequencia o fluxo`: with a thing behind it and no word for nouns before, it is the verb. */
function isDeed({ written }: Slip, sentence: string): boolean {
  const isVerb = new RegExp(
    `(?<!\\p{L})(?:e|ou|que|quem|el[ea]|se|também|não) ${written} (?:[oa]s?|uma?|su?a|seus?) \\p{L}`,
    'iu',
  );
  return /ncia$/u.test(written) && isVerb.test(sentence);
}

/** Short words, and such as are a word without their accent too, that only somebody leaves bare who leaves out others. */
const HASTY = bareOf(
  'mês vão são estão trás já três até só mãe pão pés lá aí além alguém ninguém porém salário salários farmácia gás gases número números início distância distâncias última últimas último últimos'
    .split(' ')
    .filter((word) => normalise(word) !== word),
);
/** Could be a word of another language, or meant: told only beside another one that lacks its accent. */
const SHORT_HASTY = /^(?:s[oó]|l[aá]|a[ií]|p[eé]s|s[aã]o)$/u;
const BARE = new RegExp(`(?<![\\p{L}\\p{N}_-])(${anyOf(HASTY)})(?![\\p{L}\\p{N}_-])`, 'gu');
/** `historia rapida: …`, `pratica: …`: a name over what is said, where no verb stands. */
const NAMES = new RegExp(`^(${anyOf(nouns)})(?=(?: [\\p{L}]+){0,3}\\s*:)`, 'iu');
/** `iluminação publica`: who writes so means no verb. */
const PUBLIC = /(?<!\p{L})(\p{Ll}+(?:ção|são|dade|gem) )publica(?!\p{L})/gu;

/** What else lacks its accent in a text whose writer leaves accents out; `isLacking` where the sentence shows so itself. */
export function findHastyAccents(sentence: string, isLacking: boolean): Slip[] {
  const words = [...sentence.matchAll(BARE)].filter(([word]) => isLacking || !SHORT_HASTY.test(word));
  const [, name] = NAMES.exec(sentence) ?? [];
  const right = name === undefined ? undefined : nouns.get(name.toLowerCase());
  return [
    ...(name === undefined || right === undefined
      ? []
      : [{ written: name, right: likeWritten(right, name) }]),
    ...words.map(([written]) => ({ written, right: HASTY.get(written) ?? written })),
    ...[...sentence.matchAll(PUBLIC)].map(([written, noun = '']) => ({ written, right: `${noun}pública` })),
  ];
}

export interface Known extends KnownWords {
  /** A word that texts use, whatever the material writes. */
  isCommon(word: string): boolean;
}

/** `dicionario`, `fosseis`: forms of a verb that no lesson uses. */
const NOUN_IN_ARIO = /(?<![\p{L}_-])()(\p{Ll}{3,}(?:[ao]rio|eis))(?![\p{L}_-])/gu;
/** `de referencia`, `uma agencia`: where no verb stands; `oxigenio` anywhere, for nobody says `eu` in a lesson. */
const NOUN_IN_IA =
  /(?<![\p{L}_-])(?:((?:uma?|d[aeo]|n[ao]|em|por|com|sem|sobre|para|ao|à|pel[ao]|cada|su?a) )(\p{Ll}{2,}(?:[ae]ncia|gia|ria))|(?<!eu )(\p{Ll}{3,}(?:cio|gio|mio|nio)))(?![\p{L}_-])/gu;

/** Nouns whose form without an accent is a verb's that hardly anybody uses, where the one with it is common; `isHasty` of a writer who leaves accents out. */
export function findBareNouns(sentence: string, known: Known, isHasty: boolean): Slip[] {
  return [...sentence.matchAll(isHasty ? NOUN_IN_IA : NOUN_IN_ARIO)].flatMap(
    ([written, front = '', fronted, bare]) => {
      const word = fronted ?? bare ?? '';
      if (!known.isWord(word) || known.isCommon(word)) return [];
      const [right, other] = [...word]
        .flatMap((letter, at) =>
          [...(ACCENTED[letter] ?? '')].map((mark) => word.slice(0, at) + mark + word.slice(at + 1)),
        )
        .filter((one) => known.isWord(one) && known.isCommon(one));
      return right === undefined || other !== undefined ? [] : [{ written, right: `${front}${right}` }];
    },
  );
}
const ACCENTED: Readonly<Record<string, string>> = { a: 'áâ', e: 'éê', i: 'í', o: 'óô', u: 'ú' };

/** A whole word in prose: small, begun with a capital, or in capitals in a line of them. */
const ANY_WORD =
  /(?<![\p{L}\p{N}_@#/\\.'’-])(?:\p{L}\p{Ll}{2,}|\p{Lu}{4,})(?![\p{L}\p{N}_@/\\('’=-]|\.\p{L}|\s?=)/gu;
const MARKED: Readonly<Record<string, string>> = { a: 'áâã', e: 'éê', i: 'í', o: 'óôõ', u: 'ú', c: 'ç' };
/** A longer one that is no word is put right as a misspelling. */
const SHORT = 4;
/** `dois avos`, `ela bebe`, `maca` of a ward: words of their own, however rare; `arruma`, `marga` end as their verbs do. */
const OWN = /^(?:avos?|bebes?|macas?|bagres|bufes|campes|caras?|coco|cocos|passe|cache|sache|rape|franca)$/u;
/** `manhã`, `guaraná`: names of things end so; a form of a verb (`arrumá`, `balburdiá`) hardly. */
const ENDS_MARKED = /[áâã]s?$/u;
const THINGS = /^(?:manhãs?|irmãs?|maçãs?|guaraná|cará|mará|fubá|sofás?|crachás?|pará|lãs?|romãs?|amanhã)$/u;
const COMMON_ENDS = /^(?:até|café|maré|judô|cipó|vovó|avó|bebê|português|inglês|francês|chinês|camponês)$/u;

/**
 * Words that are none without their accent (`leao`, `poe`, `mes`) or so seldom one that whoever leaves accents out means the other
 * (`vomito`, `historia`, `credito`), each with the one common word that it is with one more mark.
 */
export function findBareWords(sentence: string, known: Known): Slip[] {
  const isShouted = !/\p{Ll}/u.test(sentence);
  return [...sentence.matchAll(ANY_WORD)].flatMap((match) => {
    const [written] = match;
    if (/^\p{Lu}{2}/u.test(written) && !isShouted) return [];
    // `Edgar Allan Poe`: a capital inside a sentence names.
    const isNamed = /^\p{Lu}\p{Ll}/u.test(written) && /[\p{L}\d,] $/u.test(sentence.slice(0, match.index));
    if (isNamed || isDone(sentence, match.index, written)) return [];
    const lower = written.toLowerCase();
    const right = accentedOf(lower, known);
    return right === null ? [] : [{ written, right: likeWritten(right, written) }];
  });
}

/** `controla e sequencia as operações`, `que influencia o clima`: with its object behind it, it is what somebody does. */
const isDone = (sentence: string, at: number, written: string): boolean =>
  /(?<!\p{L})(?:\p{L}{3,}[ae] e|que|não|também) $/iu.test(sentence.slice(0, at)) &&
  /^ (?:[oa]s?|uma?s?|cada|tod[oa]s?) \p{L}/iu.test(sentence.slice(at + written.length));

function accentedOf(lower: string, known: Known): string | null {
  if (OWN.test(lower) || known.isCommon(lower)) return null;
  const isNone = !known.isWord(lower);
  if (isNone && lower.length > SHORT) return null;
  const [right, other] = marked(lower).filter(
    (one) => known.isWord(one) && known.isCommon(one) && (isNone || (isThing(one) && !one.includes('ç'))),
  );
  return right === undefined || other !== undefined ? null : right;
}

const isThing = (word: string): boolean =>
  ENDS_MARKED.test(word) ? THINGS.test(word) : !/[éêíóôõú]s?$/u.test(word) || COMMON_ENDS.test(word);

/** A word (lower case) with one letter marked, in all ways; `acao` has two in `ção`. */
export function marked(lower: string): string[] {
  const cedilla = /c(?:ao|oes)$/u.test(lower)
    ? [lower.replace(/cao$/u, 'ção').replace(/coes$/u, 'ções')]
    : [];
  return [
    ...cedilla,
    ...[...lower].flatMap((letter, at) =>
      [...(MARKED[letter] ?? '')].map((mark) => lower.slice(0, at) + mark + lower.slice(at + 1)),
    ),
  ];
}
