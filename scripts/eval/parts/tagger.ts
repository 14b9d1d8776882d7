import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadTagger } from '#engine/pedagogy/language/tagging/load-model.ts';
import type { Part } from '#scripts/eval/part.ts';
import { judgeTagger } from '#scripts/training/tagger/judge-tagger.ts';
import { readConllu } from '#scripts/training/tagger/read-conllu.ts';

/** Parts of speech on the part of a treebank that nothing was learnt from. */
export const taggerPart: Part = {
  name: 'tagger',
  measure: async ({ folder }) => {
    const file = join(folder, 'data', 'ud', 'dev.conllu');
    if (!existsSync(file)) return { rows: [], notes: ['tagger left out: no data/ud/dev.conllu'] };
    const { words, unknownWords, lemmas } = judgeTagger(loadTagger(), readConllu(file));
    const on = 'Porttinari, dev';
    return {
      rows: [
        { figure: 'parts of speech, %', on, ours: words.toFixed(1), baseline: '95.7 (perceptron, 6 passes)' },
        { figure: 'of words never seen, %', on, ours: unknownWords.toFixed(1), baseline: '88.7 (the same)' },
        { figure: 'lemmas, %', on, ours: lemmas.toFixed(1) },
      ],
      notes: [],
    };
  },
};
