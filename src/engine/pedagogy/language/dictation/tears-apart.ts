import { subjectAt } from './find-subject.ts';
import { ORDINAL } from './joints.ts';
import type { SaidWord } from './said-words.ts';

/** Whether a sentence that begins at a place would tear apart what is said in one breath. */
export function tearsApart(words: readonly SaidWord[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  const earlier = words[at - 2];
  if (before === undefined || word === undefined) return false;
  return (
    // `do dia a dia`
    (before.lower === 'dia' && word.lower === 'a' && next?.lower === 'dia') ||
    (earlier?.lower === 'dia' && before.lower === 'a' && word.lower === 'dia') ||
    // `a quarta parte`
    (ORDINAL.test(before.lower) && /^(?:parte|vez|lei|fase|etapa)$/u.test(word.lower)) ||
    // `em grupo de quatro escolher um fato`
    (/\p{L}{3}[aei]r$/u.test(before.lower) && earlier?.tag === 'NUM') ||
    // `que pode ser casamento ou futebol`
    (/^(?:ser|estar|ter|fazer|usar)$/u.test(before.lower) && earlier?.isVerb === true) ||
    // `São Paulo e Minas se revezavam`, `imprensa e propaganda`
    (word.lower === 'e' && before.tag === 'PROPN' && next?.tag === 'PROPN' && actsOfMany(words, at + 1)) ||
    (word.lower === 'e' && before.tag === 'NOUN' && next?.tag === 'NOUN' && earlier?.tag === 'ADP') ||
    // `dez em cada cem`, `vai até 1945`
    (word.lower === 'em' && next?.lower === 'cada' && (before.tag === 'NUM' || /^\d/u.test(before.lower))) ||
    (word.lower === 'até' && /^(?:vai|v[ãa]o|foi|foram|dura|durou)$/u.test(before.lower))
  );
}

const actsOfMany = (words: readonly SaidWord[], at: number): boolean =>
  /m$|^são$/u.test(words[subjectAt(words, at)?.verb ?? -1]?.lower ?? '');
