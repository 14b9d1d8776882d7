import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock, SetOff } from '#engine/reading/source-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const line = (text: string, setOff?: SetOff): DraftBlock => ({
  ...{ type: 'paragraph', text },
  ...(setOff && { setOff }),
});

function planTest(blocks: DraftBlock[], size = 12) {
  const source = finishDocument({
    ...{ kind: 'docx', title: 'Prova de Ciências', pages: null, slides: null, blocks },
    ...{ pagesWithoutText: [], warnings: [] },
  });
  return analyse({ ...makeAnalysisInput({ content: '', title: 'Prova de Ciências', size }), source });
}

const ANIMALS = ['da caatinga', 'do pampa', 'da mata', 'da restinga'];
/** Four questions, of each of which the second option is coloured. */
const coloured = ANIMALS.flatMap((about, at) => [
  line(`${at + 1}) Assinale o que comem os animais ${about} no tempo das chuvas:`),
  line(`a) somente as folhas novas ${about}`),
  line(`b) os frutos ${about}`, 'colour'),
  line(`c) somente as raízes ${about}`),
  line(`d) nada do que cresce ${about}`),
]);
const filled = [
  line('5) Associe cada astro ao que se diz dele:'),
  ...['I. Lua', 'II. Sol', 'III. Marte'].map((text) => line(text)),
  line('(II) estrela que dá luz e calor aos planetas'),
  line('(I) satélite que gira em torno da Terra'),
  line('(III) planeta vermelho, o quarto a partir do Sol'),
];

it('answers on the key slide what the file shows, by the numbers of the questions', () => {
  const { structure, warnings, quiz } = planTest([line('Prova de Ciências – 7º ano'), ...coloured]);
  const key = structure.plan.find(({ purpose }) => purpose === 'gabarito');
  expect(key?.points.slice(0, 4)).toEqual(
    ANIMALS.map((about, at) => `Questão ${at + 1}: b) os frutos ${about}`),
  );
  expect(warnings.join(' ')).toContain('O gabarito das questões 1 a 4 foi lido pela cor');
  expect(quiz.map(({ answer }) => answer)).toContain('os frutos do pampa');
});

it('answers what whoever wrote the key filled in, and names the slides of the rest', () => {
  const open = ANIMALS.map((about, at) => line(`${at + 1}) Explique do que vivem os animais ${about}.`));
  const { structure } = planTest([line('Prova de Ciências – 7º ano'), ...open, ...filled], 13);
  const key = structure.plan.find(({ purpose }) => purpose === 'gabarito');
  expect(key?.points[0]).toBe('Questão 5: II, I, III');
  expect(key?.points.at(-1)).toMatch(/^Respostas dos exercícios dos slides \d/);
});

it('says that a test without a key brings none', () => {
  const { structure } = planTest([
    line('Prova de Ciências – 7º ano'),
    ...ANIMALS.map((about, at) => line(`${at + 1}) Explique do que vivem os animais ${about}.`)),
  ]);
  const key = structure.plan.find(({ purpose }) => purpose === 'gabarito');
  expect(key?.points.join(' ')).toMatch(/o material não as traz: resolva antes e preencha aqui$/);
});
