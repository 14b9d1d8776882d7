import { expect, it } from 'vitest';
import { cleanSpeech } from './clean-speech.ts';

it.each([
  ['são três etapas não na verdade são quatro', 'são quatro etapas'],
  ['a lei é de 1822 não 1824', 'a lei é de 1824'],
  ['a magnitude foi cinco vírgula um', 'a magnitude foi 5,1'],
  ['quem era o rei era o Luís', 'o rei era o Luís'],
  ['o sapo é um anfíbio né ele vive na água', 'o sapo é um anfíbio\nele vive na água'],
  [
    'todos têm coluna e eu preciso lembrar de levar o mapa',
    'todos têm coluna\ne eu preciso lembrar de levar o mapa',
  ],
])('takes out what was taken back or says nothing: %s', (said, cleaned) => {
  expect(cleanSpeech(said)).toBe(cleaned);
});
