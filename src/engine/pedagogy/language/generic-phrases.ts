import { isBoilerplate, isStopWord } from './stop-words.ts';

/** Names for a part of a worksheet, whatever its subject. */
const WORKSHEET =
  /^(?:exerc[íi]cios?|atividades?|quest(?:ão|ões)|tarefas?|problemas?)(?: d[eoa]s?)? (?:fixação|propost|resolvid|complementar|extras?$|transversa|interdisciplinar|vestibula|revisão)/iu;
const EMPTY_ALONE = new Set(['solução', 'resolução', 'proposto', 'proposta', 'marcado', 'resultado']);

/** True for words that any lesson could hold (`conteúdo`, `competências gerais`, `exercício proposto`): they name no subject. */
export function isGenericPhrase(phrase: string): boolean {
  // `AND`, `OR`: capitals make a name of a common word.
  if (/^\p{Lu}{2,4}$/u.test(phrase)) return false;
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    WORKSHEET.test(phrase) ||
    words.every((word) => isBoilerplate(word) || isStopWord(word) || EMPTY_ALONE.has(word))
  );
}
