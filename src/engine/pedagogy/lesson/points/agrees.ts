import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';

/** What a sentence without a subject of its own speaks of, and where it is named. */
export interface Named {
  name: string;
  statement: Statement;
}

const FEMININE = /(?:[^m]a|ção|são|dade|gem|ude|ície|ie)s?$/iu;
const MASCULINE = /(?:o|or|el|ol|ema|ama|oma|eta)s?$/iu;

/** `Sócrates (469-399 a.C.)`: somebody who lived, whatever his name ends in. */
const OF_SOMEBODY = /\((?:[^()]*\d{3}|c\. )[^()]*\)/u;

/** Number by the noun, gender by the name's article or ending; a name of neither sort agrees with both. */
export function agrees(pronoun: string, { name, statement }: Named): boolean {
  if (OF_SOMEBODY.test(statement.text)) return !pronoun.endsWith('s');
  const tokens = tagSentence(name);
  // `Quentes`: a quality that stands for what has it.
  const noun =
    tokens.find(({ tag }) => tag === 'NOUN' || tag === 'PROPN') ?? tokens.find(({ tag }) => tag === 'ADJ');
  if (noun === undefined || / e |,/u.test(name)) return false;
  if (pronoun.endsWith('s') !== (noun.number === 'plur')) return false;
  const isFeminine = /^ela/iu.test(pronoun);
  const [article = ''] = /^(?:[oa]s?|uma?)(?=\s)/iu.exec(name) ?? [];
  if (article !== '') return /a/iu.test(article) === isFeminine;
  return isFeminine ? !MASCULINE.test(noun.text) : !FEMININE.test(noun.text);
}
