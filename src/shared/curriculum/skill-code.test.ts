import { describe, expect, test } from 'vitest';
import { findSkillCodes } from './find-skill-codes.ts';
import { parseSkillCode } from './skill-code.ts';

describe('a code is taken apart', () => {
  test.each([
    ['EI02TS01', { stage: 'EI', component: 'TS', years: [], ageGroup: 2 }],
    ['EI02EF03', { stage: 'EI', component: 'EF', years: [], ageGroup: 2 }],
    ['EI03CO01', { stage: 'EI', component: 'CO', years: [], ageGroup: 3 }],
    ['EF67LP08', { stage: 'EF', component: 'LP', years: [6, 7], ageGroup: null }],
    ['EF08MA05', { stage: 'EF', component: 'MA', years: [8], ageGroup: null }],
    ['EF35EF01', { stage: 'EF', component: 'EF', years: [3, 4, 5], ageGroup: null }],
    ['EF69AR31', { stage: 'EF', component: 'AR', years: [6, 7, 8, 9], ageGroup: null }],
    ['EF15CO02', { stage: 'EF', component: 'CO', years: [1, 2, 3, 4, 5], ageGroup: null }],
    ['EF01CO01', { stage: 'EF', component: 'CO', years: [1], ageGroup: null }],
    ['EM13LGG103', { stage: 'EM', component: 'LGG', years: [], ageGroup: null }],
    ['EM13LP02', { stage: 'EM', component: 'LP', years: [], ageGroup: null }],
    ['EM13CO01', { stage: 'EM', component: 'CO', years: [], ageGroup: null }],
  ])('%s', (code, parts) => {
    expect(parseSkillCode(code)).toEqual({ code, ...parts });
  });

  test.each([
    ['a block its component does not have', 'EF67MA08'],
    ['Arte of the first two years', 'EF12AR01'],
    ['Educação Física of all first years', 'EF15EF01'],
    ['a tenth year', 'EF10MA01'],
    ['a block that is none', 'EF36LP01'],
    ['a fourth age group', 'EI04TS01'],
    ['a component in the place of a field', 'EI02MA01'],
    ['an area without its competence', 'EM13LGG01'],
    ['a year of Ensino Médio', 'EM01LP02'],
    ['number zero', 'EF08MA00'],
    ['a code that goes on', 'EF08MA050'],
  ])('%s is refused', (_why, code) => {
    expect(parseSkillCode(code)).toBeNull();
  });
});

describe('codes are found in running text', () => {
  test.each([
    ['in brackets', 'Habilidade (EF67LP08): identificar…', ['EF67LP08']],
    ['with spaces', 'EF 67 LP 08 e EM 13 LGG 103', ['EF67LP08', 'EM13LGG103']],
    ['with dashes', 'EF08-MA-05; EM13-LP-02.', ['EF08MA05', 'EM13LP02']],
    ['across a line break', 'objetivo EF08MA\n05 do plano', ['EF08MA05']],
    ['glued to one another', 'EF07MA17EF07MA18', ['EF07MA17', 'EF07MA18']],
    ['glued to a word', 'habilidadesEF07MA17', ['EF07MA17']],
    ['in small letters', 'ef07ma17, [ei03co01]', ['EF07MA17', 'EI03CO01']],
    ['with the letter O for the figure', 'EFO7MA17 e EF67LPO8', ['EF07MA17', 'EF67LP08']],
    ['once each', 'EF07MA17 (EF07MA17)', ['EF07MA17']],
    ['whose third digit belongs to the competence', 'EM13CHS101', ['EM13CHS101']],
  ])('%s', (_how, text, codes) => {
    expect(findSkillCodes(text)).toEqual(codes);
  });

  test.each(['CHEF07MA17', 'EF07MA175', 'sala EF 07, MA', 'EF67MA08', 'modelo EM13'])(
    '%s holds none',
    (text) => {
      expect(findSkillCodes(text)).toEqual([]);
    },
  );
});
