import { expect, it } from 'vitest';
import { collectMaterial } from '#engine/pedagogy/material/collect-material.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { roomOf, splitSection } from './cut-section.ts';

const SAID = [
  'O vapor sobe ao céu frio e forma as nuvens que dão chuva aos rios.',
  'A garoa molha a serra de manhã e some quando o vento vem do mar.',
  'O granizo cai em pedras de gelo e estraga a horta e o telhado.',
  'A neve cobre o campo alto no inverno e derrete devagar com o sol.',
];
const piecesOf = (text: string) =>
  collectMaterial({ source: readText(text), content: '', learningObjectives: '' }).pieces;

it('gives what is put after the chapters of a book less room than a chapter', () => {
  const [chapter, appendix] = ['Nuvens', 'Apêndice A – Nuvens'].map((head) =>
    roomOf({
      title: 'Tempo',
      pieces: piecesOf(`# Chuvas\n\n${SAID[0]}\n\n# ${head}\n\n${SAID[1]} ${SAID[2]}`),
    }),
  );
  expect(appendix).toBeLessThan(chapter ?? 0);
});

it('does not cut a part that fits on one slide between its own parts', () => {
  const short = ['A garoa molha a serra.', 'O granizo cai em pedras.', 'A neve cobre o campo.'];
  const text = `# Nuvens\n\n${SAID[0]}\n\n# Chuvas\n\n${short[0]}\n\n## Garoa\n\n${short[1]}\n\n## Granizo\n\n${short[2]}\n\n# Neve\n\n${SAID[3]}`;
  const groups = splitSection(piecesOf(text), 2).map((group) =>
    group.filter(({ kind }) => kind === 'heading').map((piece) => piece.text),
  );
  expect(groups.find((group) => group.includes('Chuvas'))).toEqual(
    expect.arrayContaining(['Chuvas', 'Garoa', 'Granizo']),
  );
});
