import { expect, it } from 'vitest';
import { readText } from '#engine/reading/text/read-text.ts';
import { understand } from './understand.ts';

it('has sentences under numerals judged, none of them told as a fact', () => {
  const { bits } = understand(
    readText(`Prova de Ciências

1) Julgue os itens em certo (C) ou errado (E):
I. Metais conduzem eletricidade.
II. O sal de cozinha é um gás à temperatura ambiente.
III. O gelo flutua na água.

2) Por que o gelo flutua?`),
  );
  expect(bits.filter(({ text }) => /^I/.test(text)).map(({ role }) => role)).toEqual([
    'statement_to_judge',
    'statement_to_judge',
    'statement_to_judge',
  ]);
});
