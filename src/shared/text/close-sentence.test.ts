import { expect, it } from 'vitest';
import { closeSentence } from './close-sentence.ts';

it('ends what is said with one mark alone', () => {
  expect(closeSentence('A água evapora')).toBe('A água evapora.');
  expect(closeSentence('O que é a CPU?')).toBe('O que é a CPU?');
  expect(closeSentence('Ele disse: “Vamos!”')).toBe('Ele disse: “Vamos!”');
});
