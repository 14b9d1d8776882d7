import { describe, expect, it } from 'vitest';
import { readListed } from './listed-item.ts';

describe('an exercise of lines to fill in', () => {
  it('matches lines with names, each under its mark', () => {
    const said =
      'Correlacione cada tributo.\nI. ICMS; II. IOF III. IPI\n(   ) Estadual.\n( ) Sobre operações financeiras.';
    expect(readListed(said)).toEqual({
      stem: 'Correlacione cada tributo.',
      names: [
        { mark: 'I', text: 'ICMS' },
        { mark: 'II', text: 'IOF' },
        { mark: 'III', text: 'IPI' },
      ],
      lines: ['Estadual.', 'Sobre operações financeiras.'],
      blank: 'box',
    });
  });

  it('judges lines alone, and writes words on lines', () => {
    expect(readListed('Julgue:\n( ) A Terra gira.\n( ) A Lua brilha.')).toMatchObject({ names: [] });
    expect(readListed('Informe:\n____ Pede um espaço.\n____ Registra a reunião.')).toMatchObject({
      blank: 'line',
      lines: ['Pede um espaço.', 'Registra a reunião.'],
    });
  });

  it('leaves a question alone that goes on behind its lines, or matches whole sentences', () => {
    expect(readListed('Julgue:\n( ) Um.\n( ) Dois.\nDepois corrija.')).toBeNull();
    const long = 'I. Uma frase inteira que diz muito mais do que um nome diria.';
    expect(readListed(`Associe.\n${long}\n( ) Um.\n( ) Dois.`)).toBeNull();
    expect(readListed('Quanto é 2 + 2?')).toBeNull();
  });
});
