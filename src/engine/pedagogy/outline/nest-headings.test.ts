import { expect, it } from 'vitest';
import { collectMaterial } from '#engine/pedagogy/material/collect-material.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { nestHeadings } from './nest-headings.ts';

/** `level text` of the headings that are left, and the titles taken out. */
function nested(text: string, isCollection = false): { left: string[]; titles: string[] } {
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  const titles = nestHeadings(pieces, isCollection).map(({ text: own }) => own);
  const left = pieces
    .filter(({ kind }) => kind === 'heading')
    .map(({ level, text: own }) => `${level} ${own}`);
  return { left, titles };
}
const SAID = 'O vapor de água sobe ao céu frio e forma as nuvens.';

it('puts a part that is counted within another below it, however both are set', () => {
  const { left } = nested(
    `# 1 Nuvens\n\n${SAID}\n\n# 2 Chuvas\n\n# 2.1 Garoa\n\n${SAID}\n\n# 2.2 Granizo\n\n${SAID}\n\n# Anexo\n\n${SAID}`,
  );
  expect(left).toEqual(['1 1 Nuvens', '1 2 Chuvas', '2 2.1 Garoa', '2 2.2 Granizo', '1 Anexo']);
});

it('reads the number of a chapter and the name below it as one heading', () => {
  expect(
    nested(`# CAPÍTULO I\n\n# DO PATRIMÔNIO\n\n${SAID}\n\n# CAPÍTULO II\n\n# DAS ELEIÇÕES\n\n${SAID}`).left,
  ).toEqual(['1 CAPÍTULO I – DO PATRIMÔNIO', '1 CAPÍTULO II – DAS ELEIÇÕES']);
});

it('takes the title of the whole for no part, and leaves a title that has parts below it', () => {
  expect(nested(`# A água\n\n# Nuvens\n\n${SAID}\n\n# Chuvas\n\n${SAID}`)).toEqual({
    left: ['1 Nuvens', '1 Chuvas'],
    titles: ['A água'],
  });
  expect(nested(`# A água\n\n## Nuvens\n\n${SAID}\n\n## Chuvas\n\n${SAID}`).titles).toEqual([]);
});

it('sets the entries of a collection side by side, whatever style each was given', () => {
  const entries =
    '# Seres das águas\n\n## Boiúna\n\nA cobra vira navio.\n\n# Mãe-d’água\n\nEla canta no rio.\n\n### Cobra Norato\n\nO rapaz deixa a pele.';
  expect(nested(entries, true).left).toEqual(['1 Boiúna', '1 Mãe-d’água', '1 Cobra Norato']);
});

it('leaves the parts that each entry has below it', () => {
  const parts =
    '# Boiúna\n\nA cobra vira navio.\n\n## Origem\n\nVem do rio.\n\n# Mãe-d’água\n\nEla canta no rio.\n\n## Origem\n\nVem do mar.';
  expect(nested(parts, true).left).toEqual(['1 Boiúna', '2 Origem', '1 Mãe-d’água', '2 Origem']);
});

it('takes a line without a number for no heading in a printed book that counts its parts', () => {
  const counted = Array.from({ length: 8 }, (_, at) => `## 1.${at + 1} Parte ${'abcdefgh'[at]}\n\n${SAID}`);
  const text = `# Nuvens\n\n${counted.join('\n\n')}\n\n## Note que\n\n${SAID}`;
  const read = (page: number | null): string[] => {
    const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
    for (const piece of pieces) piece.page = page;
    nestHeadings(pieces, false);
    return pieces.filter(({ kind }) => kind === 'heading').map((piece) => piece.text);
  };
  expect(read(3)).not.toContain('Note que');
  expect(read(3)).toContain('1.8 Parte h');
  // What a writer styled himself is a heading, numbered or not.
  expect(read(null)).toContain('Note que');
});

it('reads the letter of an appendix and the name below it as one heading', () => {
  expect(nested(`# Nuvens\n\n${SAID}\n\n# Apêndice A\n\n# Tabela de ventos\n\n${SAID}`).left).toContain(
    '1 Apêndice A – Tabela de ventos',
  );
});
