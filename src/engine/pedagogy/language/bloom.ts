import { type BloomVerb, conjugatedOf, infinitiveOf, nominalOf } from './bloom-forms.ts';
import { wordsOf } from './words.ts';

/** Who acts in an objective: a conjugated verb after it is what the learner does. */
const LEARNER =
  /^(?:alun|estudant|educand|turma|participant|crianç|aprendiz|colaborador|discent|el[ea]s?$|você|grupo)/;
/** Words after which a verb in `-a`/`-e` is a noun (`a soma`, `uma nota`, `de uso`). */
const NOUN_BEFORE = new Set(
  'o a os as um uma uns umas de do da dos das em no na nos nas por pela pelo sua seu cada esta essa'.split(
    ' ',
  ),
);

/**
 * The verb that rules a verb, an objective or a task and its level of the revised taxonomy, or null.
 * The first verb of the sentence rules; a verb given alone may stand in any usual form.
 */
export function bloomLevelOf(verbOrSentence: string): BloomVerb | null {
  return bloomVerbsIn(verbOrSentence)[0] ?? null;
}

/**
 * Every verb of the table that the sentence asks for, in order, each once: infinitives anywhere
 * (`devem identificar e comparar`), imperatives and present forms at the opening, coordinated with it or
 * after the learner (`Identifique e compare`, `o aluno resolve`), nouns of action at the opening (`Análise de …`).
 */
export function bloomVerbsIn(sentence: string): BloomVerb[] {
  const found = new Map<string, BloomVerb>();
  const words: string[] = [];
  let isOrder = false;
  for (const part of sentence.split(/[,;:]/)) {
    for (const [place, word] of wordsOf(part).entries()) {
      const index = words.push(word) - 1;
      const previous = words[index - 1]?.toLowerCase() ?? '';
      let verb = infinitiveOf(word);
      // With an article it is the subject of a statement (`A soma das partes é …`).
      if (verb === null && index === 0) verb = nominalOf(word);
      if (verb === null) {
        const isCoordinated = isOrder && (place === 0 || previous === 'e' || previous === 'ou');
        if (index === 0 || isCoordinated || (!NOUN_BEFORE.has(previous) && followsLearner(words, index))) {
          verb = conjugatedOf(word);
          if (index === 0) isOrder = verb !== null;
        }
      }
      if (verb !== null && !found.has(verb.verb)) found.set(verb.verb, verb);
    }
  }
  return [...found.values()];
}

/** `Os alunos identificam, comparam e somam`: the verb right after the learner and those coordinated with it. */
function followsLearner(words: string[], index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 6); back -= 1) {
    const word = words[back]?.toLowerCase() ?? '';
    if (LEARNER.test(word)) return true;
    if (word !== 'e' && word !== 'que' && word !== 'também' && conjugatedOf(word) === null) return false;
  }
  return false;
}
