import { expect, test } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { findMaterialCodes } from './find-material-codes.ts';

test('codes are told with the page they stand on first', () => {
  const source = readText('Habilidades\n\n- (EF67LP08) Identificar…\n- EF 06 LP 01\n\nEF67LP08 outra vez.');
  const blocks = source.blocks.map((block, index) => ({ ...block, page: index + 1 }));
  expect(findMaterialCodes({ source: { ...source, blocks }, typed: ['EM13LP02 e EF06LP01'] })).toEqual([
    { code: 'EF67LP08', page: 2, slide: null },
    { code: 'EF06LP01', page: 2, slide: null },
    { code: 'EM13LP02', page: null, slide: null },
  ]);
});

test('an analysis carries the codes of file, text, objectives and title', () => {
  const source = readText('Frações equivalentes (EF05MA04) e a soma de frações com o mesmo denominador.');
  const input = makeAnalysisInput({
    source,
    title: 'Frações — EF06MA07',
    content: 'Usar o arquivo em anexo. EF06MA09',
    learningObjectives: 'Somar frações (EF06MA10).',
  });
  expect(analyse(input).skillCodes.map(({ code }) => code)).toEqual([
    'EF05MA04',
    'EF06MA07',
    'EF06MA09',
    'EF06MA10',
  ]);
});
