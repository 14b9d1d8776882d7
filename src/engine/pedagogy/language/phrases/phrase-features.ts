import { isEveryday } from '#engine/pedagogy/language/generic-phrases.ts';
import { rarityOf } from '#engine/pedagogy/language/school-words.ts';
import type { PhraseCandidate, PhraseText } from './phrase-candidates.ts';

/** What is known of a phrase, as numbers that its rank is judged by. */
export type PhraseFeatures = Record<string, number>;

/** The longer phrases that a phrase is part of. */
interface Longer {
  count: number;
  worth: number;
}

/** The features of all phrases of a text. */
export function featuresOf(text: PhraseText): Map<PhraseCandidate, PhraseFeatures> {
  const all = [...text.candidates.values()];
  const longer = findLonger(text.candidates);
  const mostWorth = Math.max(1, ...all.map(({ worth }) => worth));
  const mostParts = Math.max(3, ...all.map(({ parts }) => parts.size));
  return new Map(
    all.map((one) => {
      const stems = one.key.split(' ');
      const rarities = stems.map(rarityOf);
      const isOne = one.words === 1;
      const [form = ''] = [...one.forms].sort((a, b) => b[1] - a[1])[0] ?? [];
      const plain = form.replaceAll('?', '');
      const above = longer.get(one.key) ?? { count: 0, worth: 0 };
      const alone = stems.map((stem) => text.candidates.get(stem)?.worth ?? 0);
      const features: PhraseFeatures = {
        one: Number(isOne),
        two: Number(one.words === 2),
        three: Number(one.words === 3),
        four: Number(one.words > 3),
        length: Math.log1p(plain.length),
        linked: Number(one.linked > 0),
        worth: Math.log1p(one.worth),
        worthOfOne: isOne ? Math.log1p(one.worth) : 0,
        share: one.worth / mostWorth,
        seldom: Number(one.worth <= 1),
        parts: Math.log1p(one.parts.size),
        spread: one.parts.size / mostParts,
        first: Math.log1p((10 * one.first) / Math.max(1, text.sentences)),
        inHeadings: Math.min(1, one.inHeadings),
        asHeadings: Math.min(1, one.asHeadings),
        headings: Math.log1p(one.inHeadings),
        defined: Math.min(1, one.defined),
        leading: Math.min(1, one.leading),
        whole: one.whole / one.uses,
        attached: one.attached / one.uses,
        qualityFirst: one.qualityFirst / one.uses,
        participle: one.participle / one.uses,
        capitals: one.capitals / Math.max(1, one.inside),
        acronymOfOne: isOne ? one.acronyms / one.uses : 0,
        everyday: Number(isOne && isEveryday(plain)),
        longer: Math.log1p(above.count),
        longerShare: above.worth / Math.max(0.5, one.worth),
        wordAlone: isOne ? 0 : Math.log1p(Math.max(...alone)),
        rarityOfOne: isOne ? Math.max(...rarities) : 0,
        leastRarity: Math.min(...rarities),
        rareWorth: Math.log1p(one.worth) * Math.max(...rarities),
      };
      return [one, features];
    }),
  );
}

function findLonger(candidates: ReadonlyMap<string, PhraseCandidate>): Map<string, Longer> {
  const found = new Map<string, Longer>();
  for (const { key, worth } of candidates.values()) {
    const stems = key.split(' ');
    for (let from = 0; from < stems.length; from += 1)
      for (let to = from + 1; to <= stems.length; to += 1) {
        const inner = stems.slice(from, to).join(' ');
        if (to - from === stems.length || !candidates.has(inner)) continue;
        const known = found.get(inner) ?? { count: 0, worth: 0 };
        found.set(inner, { count: known.count + 1, worth: Math.max(known.worth, worth) });
      }
  }
  return found;
}
