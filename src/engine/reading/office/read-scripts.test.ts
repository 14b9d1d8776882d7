import { describe, expect, it } from 'vitest';
import type { DraftDocument } from '#engine/reading/source-document.ts';
import { buildDocx, buildPptx } from '#tests/builders/office-builder.ts';
import { wordStyle } from '#tests/builders/office-fragments.ts';
import { readDocx } from './docx/read-docx.ts';
import { readPptx } from './pptx/read-pptx.ts';

const wordRun = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const aligned = (text: string, how: string) => wordRun(text, `<w:vertAlign w:val="${how}"/>`);
const slideRun = (text: string, baseline = 0) =>
  `<a:r><a:rPr baseline="${baseline}"/><a:t>${text}</a:t></a:r>`;
const readTexts = ({ blocks }: DraftDocument) => blocks.map((block) => ('text' in block ? block.text : ''));

describe('raised and lowered letters of a Word document', () => {
  it('are written as exponents and indices', async () => {
    const body = `<w:p>${wordRun('Com n bits há 2')}${aligned('n', 'superscript')}${wordRun(' numerais; H')}${aligned('2', 'subscript')}${wordRun('O.')}</w:p>`;
    expect(readTexts(await readDocx(buildDocx({ body })))).toEqual(['Com n bits há 2ⁿ numerais; H₂O.']);
  });

  it('may come in several runs, and from a character style', async () => {
    const styles = `${wordStyle('Acima', 'Acima').replace('w:type="paragraph"', 'w:type="character"').replace('</w:style>', '<w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>')}`;
    const styled = (text: string) => wordRun(text, '<w:rStyle w:val="Acima"/>');
    const body = `<w:p>${wordRun('e')}${styled('x')}${styled('/2')}${wordRun(' e 10')}${styled('-')}${styled('3')}${wordRun('')}</w:p>`;
    expect(readTexts(await readDocx(buildDocx({ body, styles })))).toEqual(['e^(x/2) e 10⁻³']);
  });
});

it('raised and lowered letters of a slide are written as exponents and indices', async () => {
  const shapes = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="a"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:p>${slideRun('Assim, 101111')}${slideRun('2', -25000)}${slideRun(' = 2')}${slideRun('5', 30000)}${slideRun(' + 15, no 1')}${slideRun('o', 30000)}${slideRun(' exemplo da aula de hoje.')}</a:p></p:txBody></p:sp>`;
  expect(readTexts(await readPptx(buildPptx({ slides: [{ shapes }] })))).toEqual([
    'Assim, 101111₂ = 2⁵ + 15, no 1º exemplo da aula de hoje.',
  ]);
});

it('a fraction of a slide whose upper line is underlined is read as one', async () => {
  const line = (...runs: string[]) => `<a:p>${runs.join('')}</a:p>`;
  const run = (text: string, look = '') => `<a:r><a:rPr ${look}/><a:t>${text}</a:t></a:r>`;
  const body = [
    line(run('Média = '), run('soma de todos os valores', 'u="sng"')),
    line(run('            número de valores')),
    line(run('A média resume os dados.')),
  ].join('');
  const shapes = `<p:sp><p:nvSpPr><p:cNvPr id="2" name="a"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/>${body}</p:txBody></p:sp>`;
  expect(readTexts(await readPptx(buildPptx({ slides: [{ shapes }] })))).toEqual([
    'Média = soma de todos os valores ÷ número de valores',
    'A média resume os dados.',
  ]);
});
