import { wholeWords } from '#engine/pedagogy/language/whole-words.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import type { LessonDefinition } from './lesson.ts';

/** `Boitatá`, `Saci Pererê`; what is all capitals or begins with a small letter is written its own way already. */
const CAPITAL = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*$/u;

/**
 * A term that is a name keeps its capital within a sentence, with the article that the material gives it: `o Boitatá`, which at
 * the opening of its line cannot be told from a word.
 */
export function callByName(
  definition: LessonDefinition,
  sections: readonly Section[],
  spell: (lower: string) => string,
): LessonDefinition {
  const { term } = definition;
  if (!CAPITAL.test(term) || /^\p{Ll}/u.test(lowerTitle(term, spell))) return definition;
  const [found] = wholeWords([term]).source.match(/.*/su) ?? [];
  const withArticle = new RegExp(`(?<![\\p{L}])(?:[dn]|pel)?(?<article>[oa])\\s${found}`, 'iu');
  for (const { text } of sections.flatMap(({ pieces }) => pieces)) {
    const article = withArticle.exec(text)?.groups?.article?.toLowerCase();
    if (article !== undefined) return { ...definition, called: `${article} ${term}` };
  }
  return { ...definition, called: term };
}
