import { articleOf } from './list-members.ts';
import type { Sentence } from './said.ts';
import { type SaidWord, wordsSaid } from './said-words.ts';
import { sentencesSaid } from './say-sentences.ts';

/** `tinha carvão e ferro tinha os cercamentos … e tinha porto`: each is one of what there was. */
const THERE_IS =
  /(?<=^|\s)(?<!(?<!\p{L})(?:quando|que|se|onde|n[ãa]o|quem|el[ea]|tamb[ée]m|já|gente) )(e )?(tinha|tem|havia) (?!que |de )(?=\p{L})/giu;
/** `primeiro guardar a nota segundo procurar a loja terceiro ir`: what is done in turn. */
const IN_TURN =
  /(?<=^|\s)(?:e )?(primeiro|segundo|terceiro|quarto|quinto|sexto) (?:é )?(?=(?:se |não )?(?:\p{L}+[aeo]r|\p{L}*ir|\p{L}+ôr)(?!\p{L}))/giu;
/** `o qualificado que … o habilitado que …`, `a de primeiro grau … a de segundo`: one after the other from the first word on. */
const ALIKE = /(?<=^|\s)(?:e )?[oa] (?:\p{L}{6,}d[oa] que |de (?:primeir|segund|terceir|quart)[oa] )/giu;
const FEWEST_THERE = 3;

/** A line with what it tells with `tem … tem … e tem …` or in turn as a list; as sentences otherwise. */
export function listThereIs(line: string, pairs: ReadonlySet<string>): Sentence[] {
  const plain = (text: string): Sentence[] =>
    text.trim() === '' ? [] : sentencesSaid(text, pairs).map((one) => ({ text: one, opensPart: false }));
  const found = [...line.matchAll(THERE_IS)];
  const verb = found[0]?.[2]?.toLowerCase();
  // `que protege a floresta e tem os pés virados`: only the last of all is told behind `e`.
  const there = found.filter(
    ([, and, own], at) => own?.toLowerCase() === verb && (and === undefined || at === found.length - 1),
  );
  // `tem dente`, `tem festa`: what is there is named with its article at least once.
  const isNamed = there.some(({ 0: said, index }) =>
    /^(?:[oa]s?|uma?s?) /iu.test(line.slice(index + said.length)),
  );
  const inTurn = [...line.matchAll(IN_TURN)];
  const alike = [...line.matchAll(ALIKE)].filter((_, __, all) => all[0]?.index === 0);
  const starts =
    [isNamed ? there : [], inTurn, alike[0]?.index === 0 ? alike : []].find(
      ({ length }) => length >= FEWEST_THERE,
    ) ?? [];
  if (starts.length < FEWEST_THERE) return plain(line);
  const pieces = starts.map(({ 0: said, index }, at) => {
    // `o qualificado que …` is told from its first word on, `tem a proteção` from behind it.
    const from = starts === alike ? index + (/^e /iu.exec(said)?.[0].length ?? 0) : index + said.length;
    return line
      .slice(from, starts[at + 1]?.index ?? line.length)
      .trim()
      .replace(/ isso$/iu, '');
  });
  // What one of them is like stands behind `que`, and ends where another sentence begins.
  const lead = starts === alike ? (/^.{4,}? que /iu.exec(pieces.at(-1) ?? '')?.[0] ?? '') : '';
  const [told = '', ...behind] = sentencesSaid((pieces.at(-1) ?? '').slice(lead.length), pairs);
  const last = `${lead}${told}`;
  const items = [...pieces.slice(0, -1).map((piece) => sentencesSaid(piece, pairs).join('; ')), last];
  const before = plain(line.slice(0, starts[0]?.index).trim());
  const own = before.pop()?.text ?? '';
  return [...before, { text: own, items, opensPart: false }, ...plain(behind.join('\n'))];
}

const COUNT_WORDS = 'três quatro cinco seis sete oito nove dez 11 12'.split(' ');
const OF_COUNT = /^(?:são|tem|têm|existem|há|foram|eram|em|tinha|temos|por)$/u;
const LONGEST_LIST = 40;

/** `são oito mercúrio vênus … e netuno`: where as many are named as were counted, they are told apart and end what is said. */
export function markCounted(line: string): string {
  const words = wordsSaid(line).filter(({ tag }) => tag !== 'PUNCT');
  for (const [at, { lower }] of words.entries()) {
    const count = COUNT_WORDS.indexOf(lower) + 3;
    if (count < 3 || !OF_COUNT.test(words[at - 1]?.lower ?? '')) continue;
    for (const from of namesFrom(words, at + 1)) {
      const listed = startsOfListed(words, from, count);
      if (listed === null) continue;
      const { starts, end } = listed;
      const parts = starts.map((start, index) =>
        line.slice(words[start]?.start, words[(starts[index + 1] ?? end) - 1]?.end).trim(),
      );
      const head = line.slice(0, words[from - 1]?.end);
      const told = line.slice(words[end - 1]?.end);
      const [, , noun = ''] = head.match(new RegExp(`^são (${lower}) (\\p{L}+s)$`, 'iu')) ?? [];
      const listedText = `${parts.slice(0, -1).join(', ')} ${parts.at(-1)}`;
      const named = noun === '' ? `${head}:` : `${articleOf(noun, lower)} ${lower} ${noun} são`;
      return `${named} ${listedText}${GOES_ON.test(told) ? told : `\n${markCounted(told.trim())}`}`;
    }
  }
  return line;
}
const GOES_ON = /^\s*$|^\s*[,:;\n]|^ (?:que|quando|onde|e|ou|d[aeo]s?|n[ao]s?|em|com|por|para|pra)(?!\p{L})/u;

/** Where what was counted is named: behind the number, or behind what it counts. */
function namesFrom(words: readonly SaidWord[], at: number): number[] {
  const isNoun = /^\p{L}{3,}s$/u.test(words[at]?.lower ?? '');
  if (!isNoun) return [at];
  const of = /^d[aeo]s?$/u.test(words[at + 1]?.lower ?? '') ? [at + 3] : [];
  const more = /s$/u.test(words[at + 1]?.lower ?? '') ? [at + 2] : [];
  return [...of, ...more, at + 1, at];
}

/** The places where so many listed things begin, the last behind `e`, and where that ends; null where they are not so many. */
function startsOfListed(
  words: readonly SaidWord[],
  from: number,
  count: number,
): { starts: number[]; end: number } | null {
  const isOne = (at: number): boolean => {
    const word = words[at];
    return word !== undefined && /^(?:NOUN|PROPN|ADJ|X|NUM)$/u.test(word.tag) && !word.isVerb;
  };
  const bare = words.slice(from, from + count);
  // Single words, whatever they are taken for.
  if (
    bare.length === count &&
    words[from + count - 1]?.lower === 'e' &&
    bare.slice(0, -1).every(({ lower, tag }) => lower.length > 2 && tag !== 'ADP' && tag !== 'AUX')
  ) {
    const last = from + count;
    return words[last] === undefined
      ? null
      : { starts: [...bare.slice(0, -1).map((_, at) => from + at), last - 1], end: endOfPhrase(words, last) };
  }
  if (!isOne(from)) return null;
  for (let joint = from + 1; joint < Math.min(words.length, from + LONGEST_LIST); joint += 1) {
    const word = words[joint];
    if (word === undefined || word.isVerb || word.opens) return null;
    if (word.lower !== 'e' || !isOne(joint + 1)) continue;
    const starts = [from];
    for (let at = from + 1; at < joint; at += 1) {
      const [before, here] = [words[at - 1], words[at]];
      const isFree = before?.tag !== 'ADP' && before?.tag !== 'DET' && before?.lower !== 'e';
      if (
        isFree &&
        (here?.tag === 'NOUN' || here?.tag === 'PROPN') &&
        !(before?.tag === 'PROPN' && here.tag === 'PROPN')
      )
        starts.push(at);
    }
    if (starts.length === count - 1)
      return { starts: [...starts, joint], end: endOfPhrase(words, joint + 1) };
  }
  return null;
}

/** Behind a name with what belongs to it: `cadeia respiratória na membrana interna`. */
function endOfPhrase(words: readonly SaidWord[], at: number): number {
  let end = at + 1;
  while (words[end]?.tag === 'ADJ' && words[end]?.isVerb === false) end += 1;
  while (/^(?:d[aeo]s?|n[ao]s?|em|com)$/u.test(words[end]?.lower ?? '')) {
    let next = end + 1;
    while (words[next]?.tag === 'DET') next += 1;
    if (!/^(?:NOUN|PROPN)$/u.test(words[next]?.tag ?? '') || words[next]?.isVerb === true) break;
    // `no ciclo de Krebs sai`: of what follows.
    end = next + 1;
    while (words[end]?.tag === 'ADJ' && words[end]?.isVerb === false) end += 1;
  }
  return end;
}

const hasVerb = (text: string): boolean => wordsSaid(text).some(({ isVerb }) => isVerb);

/** `capacete classe B, luva isolante, óculos e botas`, right below the name of what they are: each by itself. */
export function namedOnly(
  text: string,
  isFirst: boolean,
  write: (text: string) => string,
): string[] | undefined {
  if (!isFirst || hasVerb(text)) return undefined;
  const parts = write(text)
    .replace(/\.$/u, '')
    .split(/, (?!como |inclusive |por exemplo)/u);
  const last = parts.pop()?.split(/ e (?=\p{L})/u) ?? [];
  const all = [...parts, ...last];
  return parts.length < 2 ? undefined : all.map((one, at) => (at === 0 ? text.slice(0, one.length) : one));
}
