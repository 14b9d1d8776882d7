import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { choosePhrases, dropRepeats, rankPhrases } from '#engine/pedagogy/language/phrases/key-phrases.ts';
import { type PhraseCandidate, readPhrases } from '#engine/pedagogy/language/phrases/phrase-candidates.ts';
import { featuresOf, type PhraseFeatures } from '#engine/pedagogy/language/phrases/phrase-features.ts';
import { collectMaterial } from '#engine/pedagogy/material/collect-material.ts';
import { listTermTexts } from '#engine/pedagogy/material/weigh-terms.ts';
import { settleHeadings } from '#engine/pedagogy/outline/settle-headings.ts';
import { createReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { contentWords, mean } from '#scripts/marked/compare-texts.ts';
import { readMarked } from '#scripts/marked/marked-document.ts';
import { fitRanking } from './fit-ranking.ts';

/**
 * `npm run train:phrases -- FOLDER`: learns `phrase-weights.ts` from the key terms of `FOLDER/gold/documents.json` and the
 * files it names under `FOLDER/corpus`. `--judge` writes nothing and prints the share of the terms that are found among
 * fifteen, each document by what others teach.
 */
const [folder = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const WEIGHTS = join(import.meta.dirname, '../../src/engine/pedagogy/language/phrases/phrase-weights.ts');
const FOLDS = 8;
const SHOWN = 15;

interface Marked {
  features: Map<PhraseCandidate, PhraseFeatures>;
  wanted: ReadonlySet<string>;
}

const documents = await readDocuments();
if (process.argv.includes('--judge')) {
  const shares = documents.map((own, at) =>
    shareFound(own, learn(documents.filter((_, index) => index % FOLDS !== at % FOLDS))),
  );
  console.log(`of the marked terms among ${SHOWN}: ${mean(shares).toFixed(3)}`);
} else writeWeights(learn(documents));

async function readDocuments(): Promise<Marked[]> {
  const pool = createReadingPool({ size: 1 });
  const read: Marked[] = [];
  for (const { file, keyTerms } of readMarked(folder)) {
    const path = join(folder, 'corpus', file);
    if (!existsSync(path)) continue;
    const source = await pool.read(path, {});
    const material = collectMaterial({ source, content: '', learningObjectives: '' });
    settleHeadings(material.pieces);
    const { distinct } = dropRepeats(listTermTexts(material, source.title ?? ''));
    read.push({ features: featuresOf(readPhrases(distinct)), wanted: new Set(keyTerms.map(nameOf)) });
  }
  await pool.close();
  return read;
}

function learn(marked: readonly Marked[]): PhraseFeatures {
  return fitRanking(
    marked.map(({ features, wanted }) =>
      [...features].map(([candidate, own]) => ({
        features: own,
        isWanted: wanted.has(usualName(candidate)),
      })),
    ),
  );
}

function shareFound({ features, wanted }: Marked, weights: PhraseFeatures): number {
  const chosen = choosePhrases(rankPhrases(features, weights), SHOWN);
  return chosen.filter(({ candidate }) => wanted.has(usualName(candidate))).length / Math.max(1, wanted.size);
}

function usualName({ forms }: PhraseCandidate): string {
  const [usual = ''] = [...forms].sort((a, b) => b[1] - a[1])[0] ?? [];
  return nameOf(usual.replaceAll('?', ''));
}

function nameOf(term: string): string {
  return contentWords(term).join(' ');
}

function writeWeights(weights: PhraseFeatures): void {
  const lines = Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight.toFixed(3)},`);
  const head = `import type { PhraseFeatures } from './phrase-features.ts';

/** Learnt by \`npm run train:phrases\`: what each feature adds to the score of a phrase. */
export const PHRASE_WEIGHTS: Readonly<PhraseFeatures> = {
`;
  writeFileSync(WEIGHTS, `${head}${lines.join('\n')}\n};\n`);
}
