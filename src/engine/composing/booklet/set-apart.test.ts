import { expect, it } from 'vitest';
import { headOf, leadOf } from './set-apart.ts';

it('sets bold what a paragraph is or is about, before what it says', () => {
  const bold = (text: string, isEntry = false) => text.slice(0, leadOf(text, isEntry));
  expect(bold('Exemplo 13. Considere a horta.')).toBe('Exemplo 13.');
  expect(bold('Proposição 2 (Lei da rega). A água chega a todos.')).toBe('Proposição 2 (Lei da rega).');
  expect(bold('Demonstração. Segue da rega.')).toBe('Demonstração.');
  expect(bold('Módulo da horta: As turmas regam juntas os canteiros de manhã.')).toBe('Módulo da horta:');
  expect(bold('1998, Lei da Horta: cada escola planta um canteiro.', true)).toBe('1998, Lei da Horta:');
  expect(bold('A turma planta três coisas: alface, couve e milho na horta.')).toBe('');
  expect(bold('Exemplos mostram o caminho.')).toBe('');
  expect(bold('Veja: Isto é curto.')).toBe('');
});

it('heads a callout by its number or its name', () => {
  expect(['3', '2.1', 'Muda', null].map((name) => headOf('Exemplo', name))).toEqual([
    'Exemplo 3',
    'Exemplo 2.1',
    'Exemplo: Muda',
    'Exemplo',
  ]);
});
