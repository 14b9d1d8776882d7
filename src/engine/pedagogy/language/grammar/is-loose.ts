import { isCommand } from '#engine/pedagogy/language/commands.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { closesClauses, isFiniteVerb, mainVerbAt, opensClause } from './clauses.ts';
import { findNounPhrases } from './noun-phrases.ts';

/** `O dia todo ele dorme`: a time stands before the subject without a comma. */
const TIME = /^(?:dia|noite|tarde|manhã|vez|hora|semana|mês|ano|século|tempo)$/iu;

/**
 * Whether a sentence is built so loosely that it reads as torn away from its place: clauses hung together by commas
 * (`choveu muito, esta chuva inundou tudo`), a subject begun twice (`O socket outra característica é …`), an opening clause
 * that nothing follows (`Se X é uma variável`), a participle of nobody (`Após preenchido, deve-se …`), two lines run into one
 * (`next step Clique para …`).
 */
export function isLoose(sentence: string): boolean {
  const tokens = tagSentence(sentence);
  return (
    hangsByCommas(tokens) ||
    beginsTwice(sentence) ||
    staysOpen(tokens) ||
    breaksOff(tokens) ||
    isOfNobody(tokens) ||
    isGlued(tokens)
  );
}

function clausesOf(tokens: readonly TaggedToken[]): TaggedToken[][] {
  const clauses: TaggedToken[][] = [[]];
  for (const token of tokens)
    if (token.text === ',') clauses.push([]);
    // What a semicolon parts is two sentences.
    else if (token.text === ';') clauses.push([], []);
    else clauses.at(-1)?.push(token);
  return clauses;
}

const POINTER = /^(?:est[ea]s?|ess[ea]s?|el[ea]s?)$/iu;

/** A main clause after a main clause, tied by nothing but a comma and a word that points back. */
function hangsByCommas(tokens: readonly TaggedToken[]): boolean {
  const clauses = clausesOf(tokens);
  return clauses.some((clause, at) => {
    const before = clauses[at - 1];
    return (
      before !== undefined &&
      POINTER.test(clause[0]?.text ?? '') &&
      mainVerbAt(clause) !== -1 &&
      mainVerbAt(before) !== -1
    );
  });
}

function beginsTwice(sentence: string): boolean {
  const [first, second] = findNounPhrases(sentence);
  return (
    first !== undefined &&
    second !== undefined &&
    first.from === 0 &&
    second.from === first.to &&
    /^[oa]s?\s/iu.test(first.text) &&
    /^(?:[oa]s?|outr[oa]s?|uma?)\s/iu.test(second.text) &&
    !TIME.test(first.head)
  );
}

/** An opening clause without a main one: a lead to what stands below. */
function staysOpen(tokens: readonly TaggedToken[]): boolean {
  const opens = /^(?:se|quando|enquanto|embora|caso|porque)$/iu.test(tokens[0]?.text ?? '');
  if (!opens || !opensClause(tokens, 0)) return false;
  const comma = tokens.findIndex(({ text }) => text === ',');
  // After the comma the main clause has its verb, which `mainVerbAt` may owe to the opening one.
  return mainVerbAt(tokens) === -1 && (comma === -1 || !tokens.slice(comma).some(isFiniteVerb));
}

/** `um algoritmo que, dada uma chave`: the aside was there, the verb never came. */
function breaksOff(tokens: readonly TaggedToken[]): boolean {
  const last = tokens.findLastIndex(
    ({ text }, at) => /^(?:que|qual|quais)$/iu.test(text) && tokens[at + 1]?.text === ',',
  );
  return last !== -1 && !closesClauses(tokens.slice(last));
}

/** A participle alone before the comma, then a verb at once: who or what is meant stood before. */
function isOfNobody(tokens: readonly TaggedToken[]): boolean {
  if (!/^(?:após|depois|uma|quando|se)$/iu.test(tokens[0]?.text ?? '')) return false;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const opening = tokens.slice(0, comma);
  return (
    comma > 0 &&
    comma <= 5 &&
    opening.at(-1)?.form === 'part' &&
    !opening.some(({ tag, text }) => (tag === 'NOUN' || tag === 'PROPN') && text !== 'vez') &&
    isFiniteVerb(tokens[comma + 1])
  );
}

/** A verb with a capital in the middle opened a line of its own. */
function isGlued(tokens: readonly TaggedToken[]): boolean {
  return tokens.some(
    (token, at) =>
      at > 1 &&
      (isFiniteVerb(token) || isCommand(token.text.toLowerCase())) &&
      /^\p{Lu}\p{Ll}{2,}$/u.test(token.text) &&
      /^\p{Ll}{2,}$/u.test(tokens[at - 1]?.text ?? '') &&
      tokens[at - 1]?.tag !== 'ADP' &&
      tokens[at - 1]?.tag !== 'DET',
  );
}
