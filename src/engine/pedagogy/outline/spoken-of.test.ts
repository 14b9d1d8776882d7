import { describe, expect, it } from 'vitest';
import { collectMaterial } from '#engine/pedagogy/material/collect-material.ts';
import { weighTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { labelOf, leadOf } from './labels.ts';
import { spokenOf, subjectIn } from './spoken-of.ts';

function namesOf(text: string): string[] {
  const { pieces } = collectMaterial({ source: readText(text), content: '', learningObjectives: '' });
  return spokenOf(pieces, weighTerms({ pieces }), (word) => word);
}

describe('what matter without a heading is about', () => {
  it('is what its first sentences speak of, never a noun of one of them', () => {
    const first =
      'Os moinhos de vento espalharam-se pela planície. Em 1408 um moleiro de Alkmaar drenou um lago com eles. Cada aldeia tinha o seu.';
    const second =
      'Os diques seguravam a água do mar. Um temporal rompeu vários deles em 1421, e vilas inteiras sumiram. Depois disso foram alteados.';
    expect(namesOf(first)[0]).toBe('Moinhos de vento');
    expect(namesOf(`${first}\n\n${second}`)[0]).toBe('Moinhos de vento e diques');
  });

  it('is the labels that its paragraphs or lines open with', () => {
    const labelled =
      'Dique de terra: segura a água com argila batida.\n\nDique de pedra: segura a água com blocos cortados.';
    expect(namesOf(labelled)[0]).toBe('Dique de terra e dique de pedra');
    expect(namesOf('Cuidado: o dique molhado escorrega e cede com o peso.')).not.toContain('Cuidado');
  });

  it('is the question that opens it', () => {
    const asked =
      'Para que servem os diques? Eles seguram a água do mar longe das casas e dos campos. Sem eles nada ali seria seco.';
    expect(namesOf(asked)[0]).toBe('Para que servem os diques?');
  });
});

it('takes no order and no part of a text for a label', () => {
  expect(labelOf('Exemplo: a água sobe.')).toBe('');
  expect(labelOf('Observar o dique: ele escorrega.')).toBe('');
  expect(labelOf('10) DESAFIO: desenhe um dique.')).toBe('DESAFIO');
  expect(leadOf('Tipos de dique:')).toBe('Tipos de dique');
  expect(leadOf('Dique de terra: segura a água.')).toBe('');
});

it('finds what a sentence speaks of behind the verb that says it is there', () => {
  expect(subjectIn('Nas vilas havia também o moinho de azeite.')).toBe('moinho de azeite');
  expect(subjectIn('A represa e a eclusa regulam a água.')).toBe('');
  expect(subjectIn('Represas: água parada cria limo.')).toBe('');
});
