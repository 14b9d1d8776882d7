import { expect, it } from 'vitest';
import { sentenceStarts } from './part-clauses.ts';
import { wordsSaid } from './said-words.ts';

const partsOf = (said: string): string[] => {
  const words = wordsSaid(said);
  const starts = sentenceStarts(words);
  return starts.map((start, at) =>
    said.slice(words[start]?.start, words[(starts[at + 1] ?? words.length) - 1]?.end),
  );
};

it.each([
  // Each main verb with a subject of its own is a sentence; what hangs on it without one is not.
  'o coração tem quatro câmaras | o lado direito recebe o sangue do corpo',
  'os peixes vivem na água respiram por brânquias e têm escamas | os anfíbios vivem na água e na terra',
  // The verb behind `que` or `onde` is of its own clause.
  'a parte de fora que se chama casca é fina | o miolo é onde a semente cresce',
  // `e` joins what one subject does, and begins another sentence with a place of its own.
  'a cidade cresceu muito em vinte anos e mudou de nome | e no interior as pessoas continuaram na roça',
  'a primeira fase é a prófase | a segunda é a metáfase',
  // A clause with `quando` or `se` waits for its main one.
  'quando a água esquenta e chega a cem graus ela ferve | o vapor sobe pela chaminé',
  // What is given as an example may have a verb.
  'o exagero se chama hipérbole por exemplo eu já falei mil vezes',
])('parts what runs on: %s', (marked) => {
  expect(partsOf(marked.replaceAll(' | ', ' '))).toEqual(marked.split(' | '));
});
