import { infinitiveOf } from '#engine/pedagogy/language/bloom-forms.ts';
import { withoutPronoun } from '#engine/pedagogy/language/tagging/lemmas.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { mainVerbAt } from './clauses.ts';

/** Number, letter, worth or name of a task: `1)`, `a.`, `01. (2,0 pontos)`, `Exercício 5.`, `(___)`. */
const ITEM =
  /^\s*(?:art\.\s*\d+\s?[º°]?\s*[:.–-]?\s*|(?:exerc[íi]cio|questão|atividade)\s+\d+\s*[.:)–-]\s*|\(?(?:\d{1,3}|[a-zA-Z])\s*[).–-]+\s*|\(\d+(?:[.,]\d+)? pontos?\)\s*|\(_*\)\s*)+/iu;

/** `Note que …` and `Seja x um número`: the writer explains, nobody has to do a thing. */
const EXPLAINS =
  /^(?:(?:note|observe|perceba|lembre|lembre-se de|veja|saiba|considere|imagine|suponha|repare)(?:m|-se)? que|sejam?|digamos)(?!\p{L})/iu;

/** Whether a sentence tells the pupil to do something: `Calcule …`, `No caderno, explique …`, `Identificar …` as a task. */
export function isImperative(sentence: string): boolean {
  const text = sentence.replace(ITEM, '').trim();
  if (EXPLAINS.test(text)) return false;
  const tokens = tagSentence(text);
  const first = tokens.findIndex(({ tag }) => tag !== 'PUNCT' && tag !== 'SYM');
  if (first === -1) return false;
  // `PF e PE altos`: letters that stand for a thing.
  if (SHORT_FORM.test(tokens[first]?.text ?? '') && /\p{Ll}{2}/u.test(text)) return false;
  if (commands(tokens[first])) return true;
  if (tokens[first]?.form === 'inf') return isTask(tokens, first);
  const verb = mainVerbAt(tokens);
  // `Em dupla, façam …`, `Agora compare …`: what comes before the verb names no subject.
  return verb > 0 && commands(tokens[verb]) && !tokens.slice(0, verb).some(isFree);

  function isFree(token: TaggedToken, at: number): boolean {
    if (token.tag === 'PRON') return true;
    const before = tokens.slice(0, at);
    return token.tag === 'NOUN' && !before.some(({ tag }) => tag === 'ADP');
  }
}

const SHORT_FORM = /^\p{Lu}{2,3}$/u;

/** A command, or the subjunctive that has the same form (`elaborem`): a main clause has no other use for it. */
function commands(token: TaggedToken | undefined): boolean {
  if (token?.form === 'imp') return true;
  if (token?.form !== 'fin' || token.tag !== 'VERB') return false;
  const word = withoutPronoun(token.text.toLowerCase());
  return token.lemma.endsWith('ar') ? /em?$/.test(word) : /[ei]r$/.test(token.lemma) && /[^i]am?$/.test(word);
}

/** An infinitive is a task where the sentence has no other main verb (`Respirar é vital` has one). */
function isTask(tokens: readonly TaggedToken[], at: number): boolean {
  if (mainVerbAt(tokens) !== -1) return false;
  return tokens.length > at + 1 || infinitiveOf(tokens[at]?.text ?? '') !== null;
}
