import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

/** Each with things of its own, so that what is said of one is not heard in what is said of another. */
const REIGNS = [
  ['Egito', 'trigo e papiro', 'esculpiam pedra calcária', 'o rei era tido por filho do sol'],
  ['Núbia', 'ouro e ébano', 'fundiam arcos de bronze', 'as rainhas comandavam exércitos'],
  ['Axum', 'incenso e pérolas', 'erguiam torres de granito', 'os sacerdotes escreviam em peles'],
  ['Gana', 'sal e cobre', 'forjavam lanças compridas', 'o trono passava ao filho da irmã'],
  ['Mali', 'livros e cavalos', 'construíam mesquitas de barro', 'os poetas guardavam a memória'],
  ['Songai', 'tecidos e peixe seco', 'talhavam canoas de cedro', 'cada província tinha um governador'],
  ['Kanem', 'couro e alúmen', 'curtiam selas de camelo', 'a cavalaria usava cotas de malha'],
];
const content = REIGNS.map(
  ([name, goods, craft, rule], at) => `${name}\n\nO reino de ${name} surgiu há ${at + 12} séculos.
O mercado da capital vendia ${goods}.
Os artesãos ${craft} em oficinas da família.
Na corte de ${name}, ${rule}.`,
).join('\n\n');
const warningsOf = (size: number): string[] =>
  analyse(makeAnalysisInput({ content, title: 'Reinos africanos', size })).warnings;

it('names the first lines that a short order has no place for', () => {
  const [warning = ''] = warningsOf(5);
  expect(warning).toMatch(
    /^Não couberam nos 5 slides: “[^”]+”(?:,| e) “[^”]+”.* peça mais slides ou tire algo\.$/u,
  );
});

it('says nothing where all is told', () => {
  expect(warningsOf(15)).toEqual([]);
});
