import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hashText, lookupForm, signsOf } from '#engine/pedagogy/language/tagging/features.ts';
import { openTagger, type TaggerModel, unpackModel } from '#engine/pedagogy/language/tagging/load-model.ts';
import { buildClassTable, dictionarySign } from '#engine/pedagogy/language/tagging/word-classes.ts';
import { dictionaryClasses } from './tagger/dictionary-classes.ts';
import { jointTag } from './tagger/joint-tag.ts';
import { judgeTagger } from './tagger/judge-tagger.ts';
import { learnInflection } from './tagger/learn-inflection.ts';
import { learnLexicon } from './tagger/learn-lexicon.ts';
import { packModel } from './tagger/pack-model.ts';
import { meanOf, trainPerceptron } from './tagger/perceptron.ts';
import { quantise } from './tagger/quantise.ts';
import { readConllu } from './tagger/read-conllu.ts';
import { schoolSentences } from './tagger/school-sentences.ts';

/**
 * `npm run train:tagger -- FOLDER`: learns the tagger from `train.conllu` of a treebank of the Universal Dependencies and
 * from our own school sentences, writes `tagger.bin` and judges it by `dev.conllu`, which it never learns from. The same
 * treebank gives the same file. `--mistakes` lists the commonest.
 */
const PASSES = 12;
const SEEDS = [11, 23, 37, 53, 71];
const FILE = resolve(import.meta.dirname, '../../src/engine/pedagogy/language/tagging/tagger.bin');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mistakes: { type: 'boolean' }, seeds: { type: 'string' }, passes: { type: 'string' } },
});
const folder = positionals[0];
if (folder === undefined)
  throw new Error('npm run train:tagger -- FOLDER (with train.conllu and dev.conllu)');

const treebank = readConllu(join(folder, 'train.conllu'));
const sentences = [...treebank, ...schoolSentences()];
const lexicon = learnLexicon(sentences);
const dictionary = buildClassTable(dictionaryClasses());
const numbers = new Map(lexicon.tags.map((tag, number) => [tag, number]));

const examples = sentences.map(({ tokens }) => {
  const gold = tokens.map((token) => numbers.get(jointTag(token)) ?? 0);
  const signs = tokens.map(({ form }, at) => {
    const lower = lookupForm(form);
    return signsOf(form, lexicon.classOf(hashText(lower), gold[at]), dictionarySign(dictionary, lower));
  });
  return { signs, gold };
});
const training = {
  tagCount: lexicon.tags.length,
  passes: Number(values.passes ?? PASSES),
  allowed: (word: number) => lexicon.tagSets[lexicon.tagSetOf(word) - 1],
};
const seeds = SEEDS.slice(0, Number(values.seeds ?? SEEDS.length));
const trained = seeds.map((seed) => trainPerceptron(examples, { ...training, seed }));

const model: TaggerModel = {
  tags: lexicon.tags,
  tagSets: lexicon.tagSets,
  words: Int32Array.from(lexicon.words),
  wordClasses: Uint8Array.from(lexicon.words, (word) => lexicon.classOf(word)),
  wordTagSets: Uint8Array.from(lexicon.words, (word) => lexicon.tagSetOf(word)),
  dictionary: dictionary.slots,
  ...quantise(meanOf(trained, training.tagCount)),
  ...learnInflection(treebank),
};
const file = packModel(model);
writeFileSync(FILE, file);
const { mistakes, ...figures } = judgeTagger(
  openTagger(unpackModel(file)),
  readConllu(join(folder, 'dev.conllu')),
);
console.log(
  JSON.stringify({
    bytes: file.length,
    tags: model.tags.length,
    features: model.features.length,
    weights: model.rowTags.length,
  }),
);
console.log(JSON.stringify(figures));
if (values.mistakes) console.log(mistakes.join('\n'));
