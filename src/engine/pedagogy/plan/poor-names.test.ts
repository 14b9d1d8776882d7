import { expect, it } from 'vitest';
import { topicOf } from './name-question.ts';
import { isPoorName } from './poor-names.ts';

it.each([
  'casal de pele',
  'Mãe do grupo',
  'março',
  'branco',
  'pagamento de fornecedor de R',
  'março e recebida',
  'IAi',
])('knows a name that says nothing of what is asked: %s', (name) => expect(isPoorName(name)).toBe(true));

it.each([
  'regime de competência',
  'vitamina A',
  'grupo sanguíneo',
  'casamento',
  'Patrimônio Líquido',
  'mata ciliar',
])('keeps the name of a subject: %s', (name) => expect(isPoorName(name)).toBe(false));

it('reads a price as a price, not as the marks of a formula', () => {
  expect(topicOf(['Pagamento de fornecedor de R$ 8.000 com desconto obtido de R$ 400.'])).toBe(
    'Pagamento de fornecedor',
  );
});
