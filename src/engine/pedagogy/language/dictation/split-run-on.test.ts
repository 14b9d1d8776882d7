import { expect, it } from 'vitest';
import { splitRunOn } from './split-run-on.ts';

const told = (line: string): string[] => splitRunOn(line).map(({ text }) => text);

it('finds the sentences of a line that was dictated without stops', () => {
  expect(
    told(
      'então a revolução do haiti começou em 1791 na colônia de são domingos que era a mais rica da frança produzia açúcar e café com trabalho escravo aí tinha mais ou menos 500 mil escravizados e só uns 40 mil brancos daí em agosto de 1791 teve a cerimônia de bois caiman e os escravizados se revoltaram queimaram os engenhos né',
    ),
  ).toEqual([
    'A revolução do haiti começou em 1791 na colônia de são domingos, que era a mais rica da frança, produzia açúcar e café com trabalho escravo.',
    'Tinha mais ou menos 500 mil escravizados e só uns 40 mil brancos.',
    'Em agosto de 1791 teve a cerimônia de bois caiman.',
    'Os escravizados se revoltaram, queimaram os engenhos.',
  ]);
});

it('joins what leans on the clause before, and parts a label from what it heads', () => {
  expect(
    told(
      'o líder mais importante foi toussaint louverture ele era um ex escravo que sabia ler e organizou um exército aí o napoleão mandou tropas em 1802 e prendeu o toussaint',
    ),
  ).toEqual([
    'O líder mais importante foi toussaint louverture; ele era um ex escravo que sabia ler e organizou um exército.',
    'O napoleão mandou tropas em 1802 e prendeu o toussaint.',
  ]);
  expect(
    told(
      'consequências a elite do brasil ficou com medo de que os escravos fizessem igual e a frança cobrou uma indenização de 150 milhões de francos que o haiti pagou até 1947',
    )[0],
  ).toBe('Consequências: a elite do brasil ficou com medo de que os escravos fizessem igual.');
});

it('leaves written sentences, lists and short lines as they are', () => {
  for (const text of [
    'A fotossíntese é o processo pelo qual as plantas, que têm clorofila, produzem o alimento de que precisam quando há luz e água onde elas vivem.',
    'o líder mais importante foi toussaint louverture ele era um ex escravo',
    'materiais: papel, tesoura e cola que os alunos trazem de casa e que a escola guarda no armário que fica na sala onde a turma estuda',
  ])
    expect(splitRunOn(text)).toEqual([{ text }]);
});

it('keeps for each sentence the words that it was told with', () => {
  expect(
    splitRunOn(
      'o líder mais importante foi toussaint louverture ele era um ex escravo que sabia ler e organizou um exército aí o napoleão mandou tropas em 1802 e prendeu o toussaint',
    ).map(({ written }) => written),
  ).toEqual([
    'o líder mais importante foi toussaint louverture ele era um ex escravo que sabia ler e organizou um exército aí',
    'o napoleão mandou tropas em 1802 e prendeu o toussaint',
  ]);
});
