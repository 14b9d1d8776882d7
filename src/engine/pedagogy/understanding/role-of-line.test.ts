import { expect, it } from 'vitest';
import { tellUnderstanding } from '#engine/pedagogy/tell-understanding.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { roleOfLine, roleOfNotes } from './role-of-line.ts';

const of = (text: string, { isAsking = false, marks = [] as string[] } = {}) =>
  roleOfLine(text, 'explanation', marks, isAsking);

it('knows a line by how it is written, whatever stands around it', () => {
  expect(of('R: 6 cm')).toBe('answer');
  expect(of('gab: b')).toBe('answer');
  expect(of('( V ) 50% de um número é a metade dele')).toBe('statement_to_judge');
  expect(of('Publicado em 12/03/2021 | Atualizado às 14h32')).toBe('furniture');
  expect(of('Leia também: conheça os maiores lagos do mundo')).toBe('furniture');
  expect(of('Boa prova, pessoal!!! ☺')).toBe('furniture');
  expect(of('Boa prova de amizade é guardar um segredo.')).toBeNull();
  expect(of('PREFEITURA MUNICIPAL DE SANTA LUZIA', { marks: ['opening'] })).toBe('admin');
  expect(of('A prefeitura municipal de Recife cuida das praças.', { marks: ['opening'] })).toBeNull();
  expect(of('Texto para as questões 3, 4 e 5')).toBe('instruction');
  expect(of('obs2: João e Bia faltaram, mandar atividade')).toBe('teacher_guidance');
  expect(of('Para debater: o entregador de aplicativo é um trabalhador alienado?')).toBe('exercise');
  expect(of('Napoleão não fez a paz com a Inglaterra.')).toBeNull();
  expect(of('Publicado em 1859, A Origem das Espécies mudou a biologia.')).toBeNull();
  expect(of('R. Silva mediu a velocidade da luz.')).toBeNull();
  expect(of('(V) volume')).toBeNull();
  expect(of('A água ferve a cem graus ao nível do mar.')).toBeNull();
});

it('takes what is worth points or numbered and asked for a question, in a test alone', () => {
  const asked = '7) (1,5) Um homem mede a pressão e o aparelho mostra 160 x 100 mmHg.';
  expect(of(asked, { isAsking: true })).toBe('exercise');
  expect(of(asked)).toBeNull();
});

it('takes a numbered line below the key for an answer, an order there for a question', () => {
  const marks = ['under=answers'];
  expect(of('3) V, F, V, F. Plaquetas: coagulação.', { marks })).toBe('answer');
  expect(of('3) Calcule a média das notas.', { marks })).toBeNull();
});

const rolesIn = (text: string) =>
  new Map(tellUnderstanding(readText(text)).blocks.map((block) => [block.text, block.role]));

it('takes typical errors neither for an aim nor for a task', () => {
  const roles = rolesIn(`Regra de três – 7º ano

A regra de três compara duas grandezas que mudam na mesma proporção, e com três valores acha o quarto.

Erros que vejo toda prova
- inverter a ordem das grandezas; a fração fica trocada
- esquecer de passar tudo para a mesma unidade
- multiplicar em linha, e não em cruz`);
  const found = [...roles].filter(([text]) => /^(?:inverter|esquecer|multiplicar)/.test(text));
  expect(found.map(([, role]) => role)).toEqual(['explanation', 'explanation', 'explanation']);
});

it('takes what a teacher says of the lesson for guidance', () => {
  const roles = rolesIn(`oi boa tarde!! preciso de uma aula pra amanhã sobre compostagem
a compostagem transforma restos de comida em adubo com a ajuda de fungos e bactérias
aula é das 14h as 15h30
p/ casa: pg 88 ex 2
lembrar: prova dia 30, falar com a coordenação sobre o projetor
as minhocas cavam túneis e deixam o ar entrar no composto`);
  const guided = [...roles]
    .filter(([, role]) => role === 'teacher_guidance')
    .map(([text]) => text.slice(0, 6));
  expect(guided).toEqual(expect.arrayContaining(['oi boa', 'aula é', 'p/ cas', 'lembra']));
  expect(roles.get('as minhocas cavam túneis e deixam o ar entrar no composto')).toBe('explanation');
});

it('asks what a list asks, though its order stands behind what is given', () => {
  const roles = rolesIn(`Lista de exercícios – progressões

1) Calcule o décimo termo da PA (2, 5, 8, ...).
2) Qual é a razão da PG (3, 6, 12, ...)?
3) DESAFIO: uma pilha tem 5 latas na base. Sabendo que cada fila tem uma lata a menos, encontre o total de latas.`);
  expect([...roles].find(([text]) => text.includes('DESAFIO'))?.[1]).toBe('exercise');
});

it('knows what is ticked, filled in or judged by itself for a question, and a counted name for none', () => {
  expect(of('V ou F: falha de segurança deve esperar 48 horas. ( )')).toBe('exercise');
  expect(of('O “C” do modelo significa: ( ) Crítica ( ) Cobrança')).toBe('exercise');
  expect(of('Em quanto tempo o formulário é registrado? ________')).toBe('exercise');
  expect(roleOfLine('2. figuras de pensamento', 'exercise', [], false)).toBe('explanation');
  expect(roleOfLine('6 - EXERCICIO complete com o verbo', 'answer', ['under=answers'], false)).toBe(
    'exercise',
  );
});

it('keeps from the class what a teacher notes under a slide, but not the matter', () => {
  expect(roleOfNotes('aqui demonstração com a lâmpada: água pura, água + sal')).toBe('teacher_guidance');
  expect(roleOfNotes('Fazer no quadro: Mg e Cl -> MgCl2')).toBe('teacher_guidance');
  expect(roleOfNotes('Os elétrons ficam mais perto do oxigênio. CUIDADO pilha 9 V')).toBe('teacher_guidance');
  expect(roleOfNotes('GAB: 1 iônica. 2 CaF2.')).toBe('answer');
  expect(roleOfNotes('Os elétrons ficam mais perto do oxigênio.')).toBeNull();
});

it('keeps for the teacher what is said about the class', () => {
  for (const text of [
    'Imprimir o texto 1 por dupla (economizar papel)',
    'erro mais comum ano passado: somar os denominadores. insistir!',
    'Alguém vai contar do avô que tinha azia, aproveitar',
    '(sigla que eu inventei p/ eles lembrarem)',
  ])
    expect(roleOfLine(text, 'explanation', [], false), text).toBe('teacher_guidance');
  expect(roleOfLine('Eles falam duas línguas na fronteira.', 'narrative', [], false)).toBe(null);
});

it('takes every numbered line below a key for an answer, however it looks', () => {
  expect(roleOfLine('3) Cl < Mg < Na', 'heading', ['under=answers'], false)).toBe('answer');
  expect(roleOfLine('4) O raio cresce com as camadas.', 'definition', ['under=answers'], false)).toBe(
    'answer',
  );
});

it('keeps what is still to be brought for the teacher, and the rule of a game for the class', () => {
  expect(roleOfLine('FALTA: pedir as sementes na secretaria', 'definition', [], false)).toBe(
    'teacher_guidance',
  );
  expect(roleOfLine('Falta: tiro livre para o outro time', 'definition', [], false)).toBe(null);
});

it('takes an order as children are given it for what they do', () => {
  expect(roleOfLine('Pinta os balões com as cores da bandeira:', 'caption', [], false)).toBe('exercise');
  expect(roleOfLine('Conta a lenda que o boto vira gente:', 'explanation', [], false)).toBeNull();
});
