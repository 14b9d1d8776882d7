import { expect, it } from 'vitest';
import { tellUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { readText } from '#engine/reading/text/read-text.ts';

const QUESTIONS = [
  ['A camada em que ocorrem as nuvens é a', 'troposfera', 'mesosfera', 'termosfera'],
  ['O gás mais abundante do ar é o', 'oxigênio', 'nitrogênio', 'argônio'],
  ['A camada de ozônio protege a Terra', 'dos meteoros', 'do vento', 'dos raios ultravioleta'],
  ['O aparelho que mede a pressão do ar é o', 'termômetro', 'barômetro', 'pluviômetro'],
];

it('takes typed questions with options for an exam, however short they are', () => {
  const typed = QUESTIONS.map(
    ([stem, ...options], at) =>
      `${at + 1}. ${stem}\n${options.map((one, nth) => `${'abc'[nth]}) ${one}.`).join('\n')}`,
  );
  const { genre } = tellUnderstanding(readText(`Simulado de Ciências\n\n${typed.join('\n\n')}`));
  expect(genre).toBe('prova');
});

it('takes the sheet of an experiment for a manual with its materials, whatever class does it', () => {
  const { genre, blocks } = tellUnderstanding(
    readText(`Roteiro de aula prática: Extração do DNA do morango

Objetivo
Extrair e visualizar o DNA das células do morango.

Materiais
- 3 morangos maduros
- 1 colher de sopa de detergente incolor
- 150 mL de água morna
- álcool etílico gelado

Procedimento
1. Coloque os morangos no saco plástico e amasse bem.
2. Misture a água, o detergente e o sal em um copo.
3. Despeje a mistura no saco e amasse por mais 1 minuto.
4. Acrescente devagar o álcool gelado.

O que acontece
O detergente dissolve os lipídios das membranas e libera o DNA. O DNA não se dissolve no álcool e sobe em fios brancos.`),
  );
  expect(genre).toBe('manual_tutorial');
  expect(blocks.filter(({ role }) => role === 'teacher_guidance')).toEqual([]);
});

const LESSON = `Vulcões e terremotos – 6º ano
Profa. Célia

1. O que é um vulcão
Um vulcão é uma abertura da crosta por onde saem lava, gases e cinzas que vêm do interior da Terra. A lava esfria ao chegar ao ar e forma camadas de rocha, que com o tempo levantam uma montanha em forma de cone.

2. Por que a terra treme
As placas da crosta se movem devagar umas contra as outras e acumulam energia durante muitos anos. Quando a rocha se rompe, essa energia sai em ondas que sacodem o chão, e os prédios mais fracos desabam.

3. Onde acontecem
Os vulcões e os terremotos se concentram nas bordas das placas, sobretudo em volta do oceano Pacífico. O Brasil fica no meio de uma placa e por isso sente poucos tremores, quase todos fracos.

Exercícios
1. Complete: a lava esfria e forma ______.
2. Marque V ou F:
( ) O Brasil fica na borda de uma placa.
( ) A lava vem do interior da Terra.
( ) Os tremores são sentidos no Pacífico.
3. Por que o Brasil treme pouco?
4. O que sai de um vulcão?`;

it('takes a lesson that ends in exercises for a lesson', () => {
  expect(tellUnderstanding(readText(LESSON)).genre).not.toBe('lista_exercicios');
});

it('takes the training of a firm for one, though it is about work', () => {
  const { genre } = tellUnderstanding(
    readText(`Treinamento – trabalho em espaço confinado (NR-33)
Metalúrgica Rocha | Rev. 02

O que é
Espaço confinado é todo lugar com entrada estreita que não foi feito para alguém ficar nele.

Riscos
O ar pode ter pouco oxigênio ou gás que pega fogo, e ninguém percebe isso pelo cheiro.

Emergência
Nunca entre para socorrer um colega sem máscara: chame o vigia e espere a equipe de resgate.`),
  );
  expect(genre).toBe('treinamento_corporativo');
});
