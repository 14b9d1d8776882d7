import { expect, it } from 'vitest';
import { askSentence } from './ask-sentence.ts';

it.each([
  ['A escola focava no relevo e na ideia de mudança como resultado da chuva que lava o solo'],
  ['A primeira deve ser mantida em lugar seco e a segunda em água'],
])(
  'puts no question where a sentence gives no cause, or does not say what it speaks of: “%s”',
  (sentence) => {
    expect(askSentence(sentence)).toBeNull();
  },
);
