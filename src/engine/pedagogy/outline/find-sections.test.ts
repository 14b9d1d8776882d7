import { expect, it } from 'vitest';
import { collectMaterial } from '#engine/pedagogy/material/collect-material.ts';
import { weighTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { findSections } from './find-sections.ts';

const MATTER = 'O vapor sobe ao céu e forma as nuvens. A chuva cai das nuvens e enche os rios.';

function titlesOf(...headings: string[]): string[] {
  const text = headings.map((heading, at) => `${heading}\n\n${MATTER} É o dia ${at}.`).join('\n\n');
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  return findSections(pieces, weighTerms({ pieces }), (word) => word, { least: 1, most: 8 }).map(
    ({ title }) => title,
  );
}

it('names an introduction by the part that it holds', () => {
  expect(titlesOf('# Introdução', '## O ciclo da água', '# A seca')).toEqual(['O ciclo da água', 'A seca']);
});

it('does not name a part by the title of the whole above a few lines', () => {
  const text = `# A água da cidade\n\nPara o 6º ano.\n\n${['A represa', 'A chuva', 'O esgoto']
    .map((name, at) => `# ${name}\n\n${MATTER} É o dia ${at}. ${MATTER}`)
    .join('\n\n')}`;
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  const sections = findSections(pieces, weighTerms({ pieces }), (word) => word, { least: 3, most: 3 });
  expect(sections.map(({ title }) => title)).toEqual(['A represa', 'A chuva', 'O esgoto']);
});

it('takes a title that lost its accent from one page to the next for the same part', () => {
  expect(titlesOf('# A erosão hídrica', '# A erosao hidrica', '# A seca', '# O gelo')).toEqual([
    'A erosão hídrica',
    'A seca',
    'O gelo',
  ]);
});

it('closes no bracket that the page never closed', () => {
  expect(titlesOf('# (A prática da seca', '# O gelo')).toContain('A prática da seca');
});

it('calls the chapters of a rule by what they are about', () => {
  const chapters = [
    'CAPÍTULO I – DA FINALIDADE',
    'CAPÍTULO II – DAS NORMAS DE USO',
    'CAPÍTULO III – DO GELO',
  ];
  expect(titlesOf(...chapters.map((one) => `# ${one}`))).toEqual(['Finalidade', 'Normas de uso', 'Gelo']);
});

it('makes no part of the answers', () => {
  expect(titlesOf('# A chuva', '# O gelo', '# GABARITO (só professora)')).toEqual(['A chuva', 'O gelo']);
});

it('calls no part by the example that stands in it', () => {
  expect(titlesOf('# O gelo', '## Exemplo resolvido 1', '# A neve')).toEqual(['O gelo', 'A neve']);
});

it('names an introduction by the word that it leads to, never by where its figures are from', () => {
  const text = `Quem estuda longe de casa acorda cedo e volta tarde. A geografia chama esse deslocamento de migração pendular ou diária: a ida e volta entre a casa e a escola todos os dias.

Segundo o instituto (Censo Escolar, 2022), um terço dos alunos do campo faz esse caminho. O ônibus leva duas horas (Censo Escolar, 2022), e o barco leva três (Censo Escolar, 2022).

# O barco

${MATTER} ${MATTER}

# O ônibus

${MATTER} ${MATTER}`;
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  const sections = findSections(pieces, weighTerms({ pieces }), (word) => word, { least: 3, most: 3 });
  expect(sections[0]?.title).toBe('Migração pendular');
  expect(sections.map(({ title }) => title)).not.toContain('Censo Escolar');
});

it('makes one part of the appendices of a book with more chapters than parts', () => {
  const heads = ['A chuva', 'O rio', 'O vento', 'Anexo A – Mapa dos rios', 'Anexo B – Ficha do vento'];
  const text = heads.map((head, at) => `# ${head}\n\n${MATTER} É o dia ${at}. ${MATTER}`).join('\n\n');
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  const sections = findSections(pieces, weighTerms({ pieces }), (word) => word, { least: 3, most: 4 });
  expect(sections.map(({ title }) => title)).toEqual([
    'A chuva',
    'O rio',
    'O vento',
    'Mapa dos rios e ficha do vento',
  ]);
});
