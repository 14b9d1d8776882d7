import { describe, expect, it } from 'vitest';
import { collectMaterial } from '#engine/pedagogy/material/collect-material.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { nameHeadings, underToldHeads } from './name-headings.ts';

const BODY = 'As plantas verdes fazem com luz, água e gás carbônico o açúcar de que vivem todos os dias.';

/** The first title of what stands after the line `===`; each heading has the same text under it. */
function titleOf(lines: string, section = ''): string | undefined {
  const [before = '', own = ''] = lines.trim().split(/^===\n/m);
  const piecesOf = (text: string) => {
    if (text === '') return [];
    const content = text.replace(/^#.*$/gm, (heading) => `${heading}\n\n${BODY} ${heading.length}\n`);
    return collectMaterial({ source: readText(content), content: '', learningObjectives: '' }).pieces;
  };
  return nameHeadings(piecesOf(own), piecesOf(before), { section, cover: 'Biologia' }, (word) => word)
    .titles[0];
}

describe('the title of a slide', () => {
  it('names all the parts that stand on it', () => {
    expect(titleOf('===\n# Raízes\n# Caules\n# Folhas')).toBe('Raízes, caules e folhas');
  });

  it('names the parts of a part that the section tells already', () => {
    const lines = '===\n# Órgãos da planta\n## Raiz principal\n## Caule aéreo\n## Folha composta';
    expect(titleOf(lines, 'Órgãos da planta')).toBe('Raiz principal, caule aéreo e folha composta');
  });

  it('is the name of its own part where the section is called by several', () => {
    const lines = '===\n# Órgãos\n## Caule aéreo\n## Folha composta';
    expect(titleOf(lines, 'Células, órgãos e tecidos')).toBe('Órgãos: caule aéreo e folha composta');
    expect(titleOf(lines, 'Órgãos')).toBe('Caule aéreo e folha composta');
  });

  it('says of which subject it tells a side', () => {
    expect(titleOf('# Fotossíntese\n===\n## Importância\n## Vantagens', 'Fotossíntese')).toBe(
      'Fotossíntese: importância e vantagens',
    );
  });

  it('tells an introduction by its parts, and a conclusion beside a part that has a name', () => {
    expect(titleOf('===\n# Apresentação\n# Introdução\n## Privacidade\n## Vigilância')).toBe(
      'Apresentação, privacidade e vigilância',
    );
    expect(titleOf('===\n# Raízes\n# Conclusão')).toBe('Raízes e conclusão');
  });

  it('takes no torn line of a formula for a part', () => {
    expect(titleOf('===\n# Raízes\n## √ n men-')).toBe('Raízes');
  });
});

it('gives a slide no name of a part that it says nothing of', () => {
  const source = readText(
    '# Raízes\n\nA raiz segura a planta no chão.\n\n# Caules\n\nO caule leva a água às folhas.',
  );
  const { pieces } = collectMaterial({ source, content: '', learningObjectives: '' });
  const [root] = pieces.find(({ text }) => text.startsWith('A raiz'))?.statements ?? [];
  const told = root === undefined ? [] : [{ text: root.text, basis: [root] }];
  const named = (points: Parameters<typeof underToldHeads>[1]) =>
    underToldHeads(pieces, points).flatMap(({ kind, text }) => (kind === 'heading' ? [text] : []));
  expect(named(told)).toEqual(['Raízes']);
  expect(named([])).toEqual(['Raízes', 'Caules']);
});
