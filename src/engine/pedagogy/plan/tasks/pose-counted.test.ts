import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { askOwn } from '#engine/pedagogy/plan/ask-own.ts';
import { ownTasks } from '#engine/pedagogy/plan/own-tasks.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const tasks = (content: string) =>
  ownTasks(openLesson(makeAnalysisInput({ content })), 10).map(({ text }) => text);

describe('the exercises of a part of their own', () => {
  it('stand in their order, short ones too, each with its letters, its options or its gaps', () => {
    const content = `# Rios

O rio nasce na serra e corre para o mar, e a foz é onde ele termina.

# Exercícios

1. O fim de um rio chama-se: a) nascente b) foz

2. O rio corre da ____ para o ____.

3. V ou F: o rio corre do mar para a serra.

4. Uma barca leva 30 sacos por viagem e cobra 40 reais.
a) Quantos sacos leva em 3 viagens?
b) Quanto cobra por elas?

5. Desafio: explique por que o rio não seca.`;
    expect(tasks(content)).toEqual([
      'O fim de um rio chama-se: a) nascente b) foz',
      'O rio corre da ____ para o ____',
      'V ou F: o rio corre do mar para a serra',
      'Uma barca leva 30 sacos por viagem e cobra 40 reais. a) Quantos sacos leva em 3 viagens? b) Quanto cobra por elas?',
      'Desafio: explique por que o rio não seca',
    ]);
  });

  it('keep the letters that a typed list has for them', () => {
    const content = `Rios

O rio nasce na serra e corre para o mar, e a foz é onde ele termina.

Exercícios
identifique a parte do rio:
a) A água brota da pedra.
b) O rio entra no mar.`;
    expect(tasks(content)).toEqual([
      'Identifique a parte do rio: a) A água brota da pedra; b) O rio entra no mar',
    ]);
  });
});

describe('exercises typed without much ado', () => {
  const content = `aula de ciencias - agua

a agua doce é pouca: só 2,5% da agua do planeta.
evaporação: a agua líquida vira vapor
condensação: o vapor vira gotas
infiltração: a agua entra no solo

pra fixar (15 min)
1 onde fica a maior parte da agua doce?
2 complete: o vapor que vira gota passa por uma ______
3 explique por que a roupa seca no varal
4 escreva S (sólido) ou G (gasoso)
( ) gelo
( ) vapor
5 (Prova Brasil) A chuva que entra no solo: a) some b) infiltra c) congela
resp 1 geleiras 2 condensação 3 a agua evapora (aceitar variações). Mínimo 2 linhas 4 S G 5 letra b`;

  it('are all set, in their order, with boxes and options', () => {
    expect(tasks(content)).toEqual([
      'Onde fica a maior parte da agua doce?',
      'Complete: o vapor que vira gota passa por uma ______',
      'Explique por que a roupa seca no varal',
      'Escreva S (sólido) ou G (gasoso): (   ) gelo; (   ) vapor',
      '(Prova Brasil) A chuva que entra no solo: a) some b) infiltra c) congela',
    ]);
  });

  it('are asked with what their key says to the class', () => {
    const lesson = openLesson(makeAnalysisInput({ content }));
    expect(askOwn(lesson).map(({ answer }) => answer)).toEqual([
      'geleiras',
      'condensação',
      'a agua evapora',
      'S G',
      'infiltra',
    ]);
  });
});

it('sets columns to be matched and one sentence with its number, nothing twice', () => {
  const said = tasks(`Relevo

O relevo é o conjunto das formas da superfície terrestre. O vento e a água desgastam o relevo.

Planalto é uma superfície elevada e irregular, onde a erosão é maior que a deposição. Planície é uma superfície plana e baixa, onde a deposição de sedimentos é maior que a erosão. Os agentes internos, como os vulcões, constroem o relevo. Os agentes externos, como a água e o vento, desgastam e modelam o relevo ao longo do tempo.

Questões
Questão 1 - O que é relevo?
Questão 2 - Ligue as colunas:
A - planalto        ( ) deposição de sedimentos
B - planície        ( ) erosão maior que deposição
Questão 3 - Complete com as palavras do quadro.
[ vento - erosão ]
a) O desgaste chama-se ________.
b) O ________ é um agente externo.`);
  expect(said).toEqual([
    'O que é relevo?',
    'Ligue as colunas: A - planalto ( ) deposição de sedimentos B - planície ( ) erosão maior que deposição',
    'Complete com as palavras do quadro. [ vento - erosão ]: a) O desgaste chama-se ________; b) O ________ é um agente externo',
  ]);
});

it('sets nothing of a dialogue, and asks together what one letter asks', () => {
  const said = tasks(`Simple Past

Usamos o simple past para ações terminadas no passado. Os verbos regulares recebem -ed no fim. A negativa usa didn't e o verbo na forma base. As perguntas começam com did, depois vem o sujeito e o verbo na forma base.

Dialogue
Ana: How was your weekend?
Leo: It was great, I went to the beach.
Ana: Did you swim?

Exercises
1. About the dialogue, answer in English:
a) Where did Leo go?
b) Did he swim? Why?
2. Translate: "Ela não foi à escola ontem."`);
  expect(said).toEqual([
    'About the dialogue, answer in English: a) Where did Leo go? b) Did he swim? Why?',
    'Translate: "Ela não foi à escola ontem."',
  ]);
});

it('asks by no name what a line lists, and by no order to whoever teaches', () => {
  expect(definitionOf('Vulcão - partes: o conjunto de câmara, chaminé e cratera.')).toBeNull();
  expect(definitionOf('Comentar: o crescimento das favelas no morro.')).toBeNull();
});

describe('where the material sets exercises enough', () => {
  const content = `Substantivos

Substantivo é a palavra que dá nome aos seres. O comum nomeia qualquer ser da espécie. O próprio nomeia um ser em particular e começa com letra maiúscula.

Exercícios
1. Circule os substantivos próprios: Recife - menino - Ana - rio
2. Crie uma frase com um substantivo comum e um próprio
3. Qual é a palavra primitiva de pedreiro?
4. Dê três exemplos de substantivos próprios.
Respostas: 1) Recife, Ana 2) pessoal 3) pedra 4) pessoal`;
  const { structure, quiz } = analyse({ ...makeAnalysisInput({ content, size: 10 }), genre: 'notas' });

  it('a deck with room to spare has each on a slide of its own rather than tasks of ours', () => {
    const practice = structure.plan.filter(
      ({ points, purpose }) => purpose === 'pratica' && points.length > 0,
    );
    expect(practice.flatMap(({ points }) => points)).toEqual([
      '1) Circule os substantivos próprios: Recife – menino – Ana – rio',
      '2) Crie uma frase com um substantivo comum e um próprio',
      '3) Qual é a palavra primitiva de pedreiro?',
      '4) Dê três exemplos de substantivos próprios.',
    ]);
    expect(practice).toHaveLength(4);
  });

  it('the quiz begins with them', () => {
    expect(quiz.slice(0, 2).map(({ answer }) => answer)).toEqual(['Recife, Ana', 'pedra']);
  });
});
