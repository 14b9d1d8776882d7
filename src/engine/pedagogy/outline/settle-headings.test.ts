import { describe, expect, it } from 'vitest';
import { collectMaterial } from '#engine/pedagogy/material/collect-material.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { settleHeadings } from './settle-headings.ts';

/** `level text` of each heading of an outline of top headings, after it was settled. */
function settled(...headings: string[]): string[] {
  const text = headings
    .map((heading, at) => `# ${heading}\n\nO vapor sobe ao céu e forma as nuvens do dia ${at}.`)
    .join('\n\n');
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  settleHeadings(pieces);
  return pieces.filter(({ kind }) => kind === 'heading').map(({ level, text: own }) => `${level} ${own}`);
}

describe('the headings of a document', () => {
  it('that come back under part after part belong to those parts', () => {
    expect(
      settled('Sensor de luz', 'Peças', 'Comandos', 'Sensor de solo', 'Peças', 'Comandos').map((one) =>
        Number(one[0]),
      ),
    ).toEqual([1, 2, 2, 1, 2, 2]);
  });

  it('ask about what stands above them where they say no more than that they ask', () => {
    const text =
      '# Fração imprópria\n\nVale um inteiro ou mais.\n\n## O que é\n\nFração com numerador maior.\n\n## Usos\n\nServe para medir.';
    const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
    settleHeadings(pieces);
    expect(pieces.map(({ text: own }) => own)).toContain('O que é fração imprópria');
  });

  it('lose the numbers that count them up, and no others', () => {
    expect(settled('1 Célula', '2 Membrana', '3 Núcleo')).toEqual(['1 Célula', '1 Membrana', '1 Núcleo']);
    expect(settled('Os Poderes', '3 Poderes', 'A república')).toContain('1 3 Poderes');
  });

  it('keep the number of their lesson where there is a run of lessons', () => {
    expect(settled('AULA 1 - A chuva', 'AULA 2 - O vento', 'AULA 3 - NEVE')).toEqual([
      '1 A chuva (aula 1)',
      '1 O vento (aula 2)',
      '1 NEVE (AULA 3)',
    ]);
    expect(settled('Aula 1 - A chuva', 'O vento')).toEqual(['1 Aula 1 - A chuva', '1 O vento']);
  });

  it('are told with the short name that the text calls them by', () => {
    const text = `# Cascading Style Sheets\n\nO CSS dá cor à página. O CSS dá forma às letras. Sem CSS a página é só texto.\n\n# World Wide Web\n\nA rede une páginas do mundo todo.`;
    const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
    settleHeadings(pieces);
    expect(pieces.filter(({ kind }) => kind === 'heading').map(({ text: own }) => own)).toEqual([
      'Cascading Style Sheets (CSS)',
      'World Wide Web',
    ]);
  });

  it('stay what they are where only one comes back', () => {
    expect(settled('Entidade', 'Atributo', 'Entidade').map((one) => Number(one[0]))).toEqual([1, 1, 1]);
  });

  it('lose the label that all of them carry, and the mark that they go on', () => {
    expect(settled('Conceito: chuva', 'Conceito: vento', 'Conceito: neve', 'Conceito: sol (cont.)')).toEqual([
      '1 Chuva',
      '1 Vento',
      '1 Neve',
      '1 Sol',
    ]);
  });
});

it('sets a heading of a style far below beside the one before it, for it is a look and no depth', () => {
  const text =
    '# Ficha do clube\n\nPreencha em casa.\n\n###### Ata\n\nA ata conta a reunião.\n\n###### Estatuto\n\nO estatuto dá as regras.\n\n# Sede\n\nA sede fica na praça.\n\n## Salas\n\nHá duas salas.';
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  settleHeadings(pieces);
  const levels = pieces
    .filter(({ kind }) => kind === 'heading')
    .map(({ level, text: own }) => `${level} ${own}`);
  expect(levels).toEqual(['1 Ficha do clube', '1 Ata', '1 Estatuto', '1 Sede', '2 Salas']);
});
