import { expect, it } from 'vitest';
import { readTyped } from '#engine/pedagogy/material/read-typed.ts';
import { understand } from './understand.ts';

const roleIn = (content: string, line: string): string | undefined =>
  understand(readTyped(content)).bits.find(({ text }) => text.startsWith(line))?.role;

it('takes a line among lines that say the same of other things for what they are', () => {
  const content = `horta na escola

partes da planta: raiz, caule, folha e flor
raiz segura a planta e puxa água
caule leva água pra folha
folha faz o alimento com o sol
flor vira fruto
fruto guarda a semente

pedir garrafa pet pros pais até sexta`;
  for (const line of ['raiz', 'caule', 'folha', 'fruto'])
    expect(roleIn(content, line)).toMatch(/explanation|example|definition|procedure/u);
  expect(roleIn(content, 'pedir garrafa')).not.toMatch(/explanation|example|definition|procedure/u);
});

it('takes what is not to be done for advice among what is', () => {
  const content = `Orçamento da casa

Receita é tudo que entra. Despesa é tudo que sai.

Dicas pra sobrar
Anotar tudo, até o cafezinho
Não ir no mercado com fome
Fugir do rotativo do cartão, juros de mais de 14% ao mês
Juntar antes de comprar, parcelado sai mais caro`;
  expect(roleIn(content, 'Não ir no mercado')).toMatch(/explanation|example|procedure/u);
});

it('takes no year for a source', () => {
  const content = `Guerra Fria

Origens
Conferências de Yalta e Potsdam (1945): divisão da Alemanha em 4 zonas
Discurso da Cortina de Ferro, Churchill, 1946
Doutrina Truman 1947: conter o comunismo

Corrida espacial
Sputnik 1957, Gagarin 1961, Apollo 11 1969

Referências
HOBSBAWM, Eric. Era dos extremos. São Paulo: Companhia das Letras, 1995.`;
  expect(roleIn(content, 'Discurso')).toBe('explanation');
  expect(roleIn(content, 'Sputnik')).toBe('explanation');
  expect(roleIn(content, 'HOBSBAWM')).toBe('reference');
});

it('takes what is counted up under one name for one kind of thing', () => {
  const content = `Python

Desafios (laboratório, em dupla)
D1. Escreva a tabuada do 7 de 1 a 10
D2. Pedir 5 nomes com input, guardar numa lista e mostrar numerado
D3. Achar a maior nota sem usar max()`;
  expect(roleIn(content, 'D2.')).toBe('exercise');
});

it('takes what a caption goes on with behind the line that the page broke for the caption', () => {
  const bits = understand({
    ...readTyped('Aula'),
    kind: 'pdf',
    pages: 1,
    blocks: [
      'A altura da maré depende da posição da Lua e do Sol em relação à Terra.',
      'Figura 3: alturas medidas no porto ao longo de um mês. Os',
      'círculos cheios representam as marés de sizígia e os vazios as de quadratura.',
      'A maré alta acontece duas vezes por dia em quase todo o litoral.',
    ].map((text, at) => ({ type: 'paragraph', id: `b${at}`, page: 1, text })),
  }).bits;
  expect(bits.map(({ role }) => role === 'caption')).toEqual([false, true, true, false]);
});
