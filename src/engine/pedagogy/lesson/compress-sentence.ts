import { dropHalfQuotes } from '#engine/pedagogy/language/drop-half-quotes.ts';
import { dropLabel } from '#engine/pedagogy/language/drop-label.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { TWICE } from './points/clean-point.ts';

export const LONGEST_POINT = 120;

/** Openings that lean on the sentence before; a point stands alone. */
const LEANING =
  /^(?:(?:portanto|assim|logo|então|além disso|ademais|no entanto|entretanto|contudo|todavia|porém|por isso|por outro lado|dessa forma|desta forma|desse modo|deste modo|dessa maneira|sendo assim|com isso|nesse sentido|neste sentido|ou seja|isto é|de fato|na verdade|afinal|por fim|por exemplo|em resumo),\s+|(?:vale lembrar|é importante (?:lembrar|destacar|ressaltar)|cabe destacar|note|observe|sabemos|podemos dizer) que\s+|(?:mas|e|pois|já)\s+)/iu;
const ITEM_MARK = /^(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-hA-H])\s*[).]|[-–—•*►✓])\s+/;

/** `57)(PROVA X) `: number and origin of a question of a test. */
const TEST_MARK = /^\d{1,3}\)\s*(?:\((?=[^)]*\p{Lu})[^)]{2,40}\)\s*)?(?=\p{Lu})/u;

/** What announced the part that was cut off. */
const ANNOUNCES = /,?\s(?:por exemplo|tais como|como|ou seja|isto é|a saber)$/iu;

/**
 * A sentence of the material as a point of about 120 characters: only words of the source in their order. What leans on the sentence
 * before goes first, then what the sentence can do without (`grammar/shorten.ts`); one that cannot be shortened without
 * harm stays whole, however long.
 */
export function compressSentence(sentence: string, longest = LONGEST_POINT): string {
  const plain = withoutAside(plainMath(sentence))
    .replace(/\s+/g, ' ')
    .replace(TEST_MARK, '')
    .replace(ITEM_MARK, '')
    .trim();
  const bare = dropLabel(plain).replace(TWICE, '$1');
  const text = upperFirst(
    dropHalfQuotes(bare.replace(LEANING, ''))
      .replace(/[\s.;,:]+$/, '')
      .replace(ANNOUNCES, ''),
  );
  return shorten(text, { characters: longest }) ?? text;
}
