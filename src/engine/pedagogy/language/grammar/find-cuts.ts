import type { TaggedToken } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { isFiniteVerb, mainVerbAt } from './clauses.ts';
import { isImperative } from './is-imperative.ts';

/** A part of a sentence that it can do without. Offsets are UTF-16 units of the sentence. */
export interface Cut {
  start: number;
  end: number;
}

/** Words that bear the sense: what holds one of them is never dropped. */
const BEARS_SENSE =
  /(?<!\p{L})(?:não|nunca|jamais|nem|nenhum\p{L}*|sem|se|quando|caso|exceto|salvo|menos|apenas|somente|só|desde que|até|mas|porém|embora|apesar|mais do que|maior(?:es)? que|menor(?:es)? que|ao contrário|enquanto)(?!\p{L})/iu;

/**
 * What a sentence can lose and still say the same, the most harmless first: asides in brackets and dashes, examples at its end,
 * relative clauses and other asides between commas, clauses at its end that tell a consequence or a reason, an
 * opening that only ties; in a summary also by what means. Each kind is a list of its own, in reading order.
 */
export function findCuts(sentence: string, tokens: readonly TaggedToken[], isSummary = false): Cut[][] {
  const kinds = [
    openingTies(sentence),
    brackets(sentence),
    matches(sentence, /\s[–—-]\s[^–—]{3,120}\s[–—-](?=\s\p{Ll})/gu),
    examples(sentence),
    asides(sentence, tokens),
    [
      ...matches(sentence, TAILS),
      ...matches(sentence, GERUNDS),
      ...(isSummary ? matches(sentence, SAID_AGAIN) : []),
    ],
    [...laterClauses(sentence, tokens), ...behindRow(sentence, tokens)],
    openingCircumstance(tokens),
    ...(isSummary ? [means(sentence)] : []),
  ];
  const harmless = kinds.map((cuts, kind) =>
    kind === 0 ? cuts : cuts.filter(({ start, end }) => isHarmless(sentence.slice(start, end))),
  );
  return [...harmless, matches(sentence, EVEN_SO)];
}

/** `, ou seja, é ela quem …` at the end: the same in other words. */
const SAID_AGAIN = /,\s(?:ou seja|isto é|em outras palavras),?\s[^;:]*?(?=[.!?]?$)/giu;

/** `, mesmo sem consultar cada um` at the end: it holds all the same. */
const EVEN_SO = /,\smesmo (?:sem|que|quando|se)\s[^,;:]*?(?=[.!?]?$)/giu;

function isHarmless(dropped: string): boolean {
  return (
    !BEARS_SENSE.test(dropped) &&
    !/\d\s*(?:%|°|ºC|km|m|cm|mm|kg|g|mg|l|ml|s|h|min|N|J|W|V|A|Hz|mol)(?!\p{L})/u.test(dropped)
  );
}

const TIE =
  /^(?:(?:portanto|assim|logo|então|além disso|ademais|no entanto|entretanto|contudo|todavia|porém|por isso|por outro lado|d?ess[ae] (?:forma|modo|maneira)|dest[ae] (?:forma|modo|maneira)|sendo assim|com isso|n?[eio]ss?e sentido|neste sentido|ou seja|isto é|de fato|na verdade|afinal|por fim|por exemplo|em resumo),\s+|(?:vale (?:lembrar|ressaltar|destacar)|é (?:importante|preciso|bom) (?:lembrar|destacar|ressaltar|saber)|cabe (?:destacar|lembrar)|sabemos|podemos dizer|pode-se dizer|sabe-se) que\s+)/iu;

/** Also `Dessa forma,`; what follows starts anew. */
function openingTies(sentence: string): Cut[] {
  const found = TIE.exec(sentence);
  return found === null ? [] : [{ start: 0, end: found[0].length }];
}

/** `, como o ferro e o cobre` at the end; `, por exemplo, …`. */
const EXAMPLES =
  /,?\s(?:(?<=,\s)como(?! (?:se|\p{L}+(?:a|e)m? ))|tais como|como por exemplo|por exemplo,?|a exemplo d[aeo]s?|entre eles|entre elas|entre outr[oa]s?|incluindo)\s?[^.;:!?]*(?=[.!?]?$)/giu;

/** ` por meio de …`, ` com base na análise de …` at the end: the means, without which the rest is as true. */
const MEANS =
  /\s(?:por meio d[aeo]s?|através d[aeo]s?|com base (?:em|n[ao]s?)|a partir d[aeo]s?|utilizando|usando)\s[^,;:]*?(?=[.!?]?$)/giu;
/** Where something is denied or allowed but one way, the way is what is said. */
const HAS_LIMIT =
  /(?<!\p{L})(?:não|nunca|jamais|nem|sem|só|apenas|somente|unicamente|se|caso|quando|exceto|deve[mr]?|precisa[mr]?)(?!\p{L})/iu;

const means = (sentence: string): Cut[] =>
  HAS_LIMIT.test(sentence) ? [] : matches(sentence, MEANS).slice(-1);

/** Clauses and gerunds after the last comma that add what follows from the rest, or why. */
const TAILS =
  /,\s(?:o que|o qual|a qual|sendo|pois|já que|uma vez que|visto que|de modo que|de forma que|fazendo com que|além d[aeo]s?|assim como|bem como|principalmente|especialmente|sobretudo|inclusive|conhecid[oa]s? como|também chamad[oa]s?)\s[^;:]*?(?=[.!?]?$)/giu;

/** `, permitindo a passagem de água`; a capital is a name. */
const GERUNDS = /,\s\p{Ll}{3,}(?:ando|endo|indo)\s[^;:]*?(?=[.!?]?$)/gu;

/** `aço (ferro e carbono), bronze (cobre e estanho)`: each of several has its own, so none goes alone. */
function brackets(sentence: string): Cut[] {
  const isRow = /\([^()]*\)(?:,| e| ou|;) [^(),;]{2,40} \([^()]*\)/u.test(sentence);
  return isRow
    ? []
    : matches(sentence, BRACKETS).filter(({ start, end }) => {
        const held = sentence.slice(start, end);
        return !IN_TURN.test(held) && !ROW_OF_SIGNS.test(held);
      });
}

/** `(0, 1, 2, A, B)`, `(a, e, i, o, u)`: the members themselves, no aside. */
const ROW_OF_SIGNS = /^\s*\((?:[\p{L}\d]{1,3}(?:, | e | ou )){2,}[\p{L}\d]{1,3}\)$/u;

/** `(primeiro as fases, por último o terra)` */
const IN_TURN = /(?<!\p{L})(?:primeir[oa]|últim[oa]|antes|depois|sempre)(?!\p{L})/iu;

/** None that a sign ties to a formula: `Sn = (a1 + an).n/2`. */
const BRACKETS =
  /(?<![=+−×·*/^<>≤≥-]\s*)\s+(?:\([^()]*\)|\[[^[\]]*\])(?!\s?[.·×*/^=+−-]?\s?[\p{L}\d(](?<=[.·×*/^=+−(-]\s?[\p{L}\d(]))/gu;

/** Where examples stand beside each other (`sólida, como o gelo; líquida, como a água`) none goes alone. */
function examples(sentence: string): Cut[] {
  return (sentence.match(/,\scomo\s/g)?.length ?? 0) > 1 ? [] : matches(sentence, EXAMPLES);
}

function matches(sentence: string, pattern: RegExp): Cut[] {
  return [...sentence.matchAll(pattern)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
}

const ASIDE =
  /^(?:que|cuj[oa]s?|onde|[oa]s? qua(?:l|is)|n[oa]s? qua(?:l|is)|também|conhecid[oa]s?|chamad[oa]s?|ou seja|isto é|\p{L}+(?:ado|ada|ados|adas|ido|ida|idos|idas))(?!\p{L})/iu;

/** `A célula, que é a menor unidade viva, tem núcleo`: from comma to comma, where the main verb follows. */
function asides(sentence: string, tokens: readonly TaggedToken[]): Cut[] {
  const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  return commas.flatMap((open, index) => {
    const close = commas[index + 1];
    const first = tokens[open + 1];
    if (close === undefined || first === undefined || !ASIDE.test(sentence.slice(first.start))) return [];
    const after = tokens[close + 1];
    // An enumeration goes on with a noun; the main clause goes on with its verb.
    if (!isFiniteVerb(after) && !/^(?:não|se|também|já)$/i.test(after?.text ?? '')) return [];
    if (mainVerbAt(tokens.slice(0, open)) !== -1) return [];
    // `Manchester, que tinha 75 mil habitantes em 1801, passou de 300 mil`: from where it rose.
    if (RISES.test(sentence) && /\d/.test(sentence.slice(first.start, tokens[close]?.start))) return [];
    return [{ start: tokens[open]?.start ?? 0, end: tokens[close]?.end ?? 0 }];
  });
}

const RISES =
  /(?<!\p{L})(?:pass|aument|ca|sub|cresc|diminu|reduz|cheg)(?:ou|iu|eu|aram|íram|eram|iram)(?!\p{L})/iu;

/** A second main clause after a semicolon, or after `e` or `, e` with a verb of its own, up to the end. */
function laterClauses(sentence: string, tokens: readonly TaggedToken[]): Cut[] {
  if (ordersSeveral(sentence)) return [];
  const end = /[.!?]?$/.exec(sentence)?.index ?? sentence.length;
  const last = tokens.findLastIndex(
    ({ text, tag }, at) =>
      (text === ';' && mainVerbAt(tokens.slice(at + 1)) !== -1) ||
      (tag === 'CCONJ' &&
        text === 'e' &&
        // `organiza e autoriza o voo`: both verbs are of the thing behind the second.
        !isFiniteVerb(tokens[at - 1]) &&
        startsPredicate(tokens, at + 1) &&
        mainVerbAt(tokens.slice(0, at)) !== -1),
  );
  const token = tokens[last];
  if (token === undefined) return [];
  // `gira, aquece e gera luz`: the last of several, without which the row has no end.
  const isLastOfRow = tokens.some(
    ({ text }, at) => text === ',' && at < last - 1 && startsPredicate(tokens, at + 1),
  );
  if (isLastOfRow) return [];
  const start = tokens[last - 1]?.text === ',' ? (tokens[last - 1]?.start ?? 0) : token.start;
  return [{ start: sentence.slice(0, start).trimEnd().length, end }];
}

/** `usa um gorro e fica fumando, gosta de montar em cavalos`: what begins once more where a row of deeds had its end. */
function behindRow(sentence: string, tokens: readonly TaggedToken[]): Cut[] {
  const end = /[.!?]?$/.exec(sentence)?.index ?? sentence.length;
  const last = tokens.findIndex(({ text }, at) => text === 'e' && startsPredicate(tokens, at + 1));
  const again = tokens.find(
    ({ text }, at) => text === ',' && last >= 0 && at > last && startsPredicate(tokens, at + 1),
  );
  const isMain = again !== undefined && mainVerbAt(tokens.slice(0, last)) !== -1 && !ordersSeveral(sentence);
  return isMain ? [{ start: again.start, end }] : [];
}

/** `Em caso de acidente, lave com água, avise a chefia e inicie a profilaxia`: what is to be done is done whole. */
export const ordersSeveral = (sentence: string): boolean =>
  sentence.split(/[,:;]\s+/).some((part) => isImperative(part));

function startsPredicate(tokens: readonly TaggedToken[], at: number): boolean {
  const next = tokens[at];
  return isFiniteVerb(next) || (/^(?:se|também)$/i.test(next?.text ?? '') && isFiniteVerb(tokens[at + 1]));
}

/** `Durante a noite, as plantas respiram`: an opening circumstance without date, name or condition. */
function openingCircumstance(tokens: readonly TaggedToken[]): Cut[] {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const opening = tokens.slice(0, comma);
  if (comma < 2 || comma > 10 || opening[0]?.tag !== 'ADP') return [];
  if (opening.some((token) => token.tag === 'NUM' || token.tag === 'PROPN' || isFiniteVerb(token))) return [];
  const next = tokens[comma + 1];
  if (next?.tag !== 'DET' || mainVerbAt(tokens.slice(comma + 1)) === -1) return [];
  return [{ start: 0, end: next.start }];
}
