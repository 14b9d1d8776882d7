import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import { dictionarySign } from '#engine/pedagogy/language/tagging/word-classes.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Spell } from '#engine/pedagogy/outline/learn-spelling.ts';

/** `HTML`, `SMTP`: a short word in capitals that no dictionary has is an acronym. */
const LONGEST_ACRONYM = 5;
const SHORTEST_WORD = 4;
const HEAD = /^([^:;.!?]{3,60})(?=:\s)/u;

/** Words that shout as words that are said: `BANCO DE DADOS: lugar …` → `Banco de dados: lugar …`; acronyms stay. */
export function unshout(text: string, spell: Spell): string {
  if (spell.keepsCapitals) return text;
  const head = HEAD.exec(text)?.[1];
  if (head !== undefined && !isShouted(text)) return speak(head, spell) + text.slice(head.length);
  return speak(text, spell);
}

const isWord = (word: string): boolean => dictionarySign(loadTagger().dictionary, word) > 0;

export function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  if (letters.length < SHORTEST_WORD || letters !== letters.toUpperCase()) return false;
  return letters.length > LONGEST_ACRONYM || isWord(text.toLowerCase());
}

function speak(text: string, spell: Spell): string {
  if (!isShouted(text)) return text;
  return upperFirst(
    text.toLowerCase().replace(/[\p{L}\p{N}]+/gu, (word) => {
      const spelt = spell(word);
      // `O QUE SÃO`: a small word that is written so for stress.
      const isStressed = spelt.length > 1 && spelt === spelt.toUpperCase() && isWord(word);
      return isShouted(spelt) || isStressed ? word : spelt;
    }),
  );
}
