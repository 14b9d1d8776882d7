import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { wishesLooks } from './asks-makers.ts';
import { collectMaterial } from './collect-material.ts';

const LESSON = `Separação do lixo

O lixo orgânico vira adubo na composteira. O papel e o vidro voltam para a indústria.

A coleta seletiva passa às terças. O caminhão leva o material limpo para a cooperativa.

As pilhas têm metais pesados e não vão para o lixo comum. O óleo de cozinha vira sabão.`;

it.each([
  'VERDE E AMARELO, COM ICONE DE LIXEIRA. UM TIPO DE LIXO POR SLIDE',
  'Preferia desenhos bem simples e passo a passo.',
  'Não quero imagem de lixão, é pesado',
  'Usem fotos no lugar de tanto texto, alguns leem com dificuldade.',
  'Desenho da lixeira em todas as partes pfv. palavras curtas',
  'bota mapa da coleta e setinhas',
  'Slide: primeiro a pergunta, depois a resposta',
  'p.s.: só tenho 5 slides no pacote então aperta aí',
  'as cores das lixeiras podem aparecer pintadas mesmo? ia ficar top',
  'palavra-chave em maiúscula e colorida',
])('takes off the slides and answers how they are to look: %s', (wish) => {
  const { answers, structure } = analyse(
    makeAnalysisInput({ content: `${LESSON}\n\n${wish}`, title: 'Lixo' }),
  );
  const shown = structure.plan.flatMap(({ title, points }) => [title, ...points]).join('\n');
  const said = wish.slice(0, 12);
  expect(shown.toLowerCase()).not.toContain(said.toLowerCase());
  expect(answers.map(({ asked }) => asked).join('\n')).toContain(said);
});

it.each([
  'O tornassol fica azul e o papel, vermelho',
  'Desenhe o mapa da sua rua com as setas do caminho.',
  'A bandeira tem verde, amarelo, azul e branco.',
  'Cada grupo faz um cartaz com fotos e desenhos.',
  'Qual a cor do fundo?',
])('leaves what is told of colours and drawings to the class: %s', (line) => {
  expect(wishesLooks(line, true)).toBe(false);
});

it('keeps the words of a box that stand in square brackets', () => {
  const { pieces, exercises } = collectMaterial({
    source: null,
    content: `${LESSON}\n\nComplete com as palavras do quadro.\n[ composteira - cooperativa ]\na) O adubo sai da ________.\nb) O papel vai para a ________.`,
    learningObjectives: '',
  });
  expect([...pieces, ...exercises].map(({ text }) => text).join('\n')).toContain('composteira - cooperativa');
});

it('leaves out a line of remarks in square brackets and what is told of how pupils did', () => {
  const { structure } = analyse(
    makeAnalysisInput({
      content: `${LESSON}\n\n1) Onde vai a pilha?\nResposta: no ponto de coleta. Errou quem marcou lixo comum.\n\n[grupo da janela separado, os dois brigam]`,
      title: 'Lixo',
    }),
  );
  expect(JSON.stringify(structure.plan)).not.toMatch(/janela|Errou quem/);
});
