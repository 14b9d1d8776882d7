import { expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { areOne } from '#engine/pedagogy/lesson/own-terms.ts';
import { findObjectives } from '#engine/pedagogy/objectives/find-objectives.ts';
import { makeAnalysisInput, TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { proposeTasks } from './propose-tasks.ts';
import { writeQuiz } from './questions/write-quiz.ts';
import { openTaskBank } from './task-bank.ts';

const TALES = `# Lendas do rio

## A cobra grande

Conta a lenda que uma cobra dormia debaixo da cidade. Um dia a cobra acordou com fome. A cobra engoliu o barco do pescador. O povo fugiu para a serra.

## O boto

Diz a lenda que o boto sai do rio em noite de festa. O boto dançou com a moça mais bonita. A moça voltou sozinha para casa.`;
const tasks = (content: string): string[] =>
  proposeTasks(openLesson(makeAnalysisInput({ content })), 20).map(({ text }) => text);

it('gives each tale of a collection something of its own to do', () => {
  const all = tasks(TALES);
  expect(all.filter((task) => task.startsWith('Reconte'))).toHaveLength(1);
  expect(all.some((task) => /tabela com “A cobra grande” e “O boto”/.test(task))).toBe(true);
  expect(all.some((task) => /“O boto” em quatro quadrinhos/.test(task))).toBe(true);
});

it('never makes a task of an equation of bare figures', () => {
  expect(
    tasks('As tintas se misturam assim.\n\nazul + amarelo = verde\n\nO verde é uma cor secundária.').join(),
  ).not.toContain('caso novo');
  expect(
    tasks('A conta abaixo mostra o resto.\n\n$1 = 0$\n\nO resto de uma divisão exata é zero.').join(),
  ).not.toContain('caso novo');
});

it('asks oneself by the objectives where the text answers hardly a question', () => {
  const content =
    '# Objetivos\n\nComparar frações com o mesmo denominador.\n\n# Frações\n\nFrações, partes, todo.';
  const lesson = openLesson(makeAnalysisInput({ content }));
  const bank = openTaskBank(lesson, findObjectives(lesson.material));
  expect(bank.takeAims(5).map(({ text }) => text)).toEqual([
    'Já consigo comparar frações com o mesmo denominador?',
  ]);
  expect(bank.takeAims(5)).toEqual([]);
});

it('has no true sentence judged where no false one is', () => {
  const content = `# Vulcões

O vulcão solta lava quente pela abertura da chaminé. A lava endurece e forma rochas escuras ao esfriar.`;
  const judged = writeQuiz(openLesson(makeAnalysisInput({ content })))
    .flat()
    .filter(({ kind }) => kind === 'verdadeiro_falso');
  expect(judged).toEqual([]);
});

it('lets nobody retell a language of programming, nor solves a statement as if it asked', () => {
  const content = `# JavaScript

## Surgimento

Em 1995 a empresa Netscape criou a linguagem em dez dias. Os programadores gostaram da ideia e a usaram em suas páginas. A linguagem chegou a todos os navegadores.

# Atividade

É verdadeiro caso se os dois valores forem do mesmo tipo:

Escreva um programa que compara dois valores.`;
  const lesson = openLesson(makeAnalysisInput({ content }));
  expect(tasks(content).join(' ')).not.toContain('Reconte');
  const posed = openTaskBank(lesson, findObjectives(lesson.material)).takeTasks(8);
  expect(posed.map(({ text }) => text).join(' ')).not.toContain('É verdadeiro caso');
});

it('has a work held against the form that it follows', () => {
  const content = `# Resumo

O resumo deve ser digitado em um único bloco, sem parágrafo.

# Referências

As referências devem seguir as normas, em ordem alfabética.`;
  const form = openLesson({ ...makeAnalysisInput({ content }), genre: 'modelo_formulario' });
  expect(proposeTasks(form, 20).map(({ text }) => text)).toContain(
    'Troquem os trabalhos em duplas e confiram se cada um segue o que se pede em “Resumo” e “Referências”; anotem o que falta.',
  );
});

it('puts one thing by two names once on a map', () => {
  expect(areOne('ULA', 'ALU')).toBe(true);
  expect(areOne('ULA', 'Unidade lógica e aritmética')).toBe(true);
  expect(areOne('Regression', 'regressores')).toBe(true);
  expect(areOne('CPU', 'UCP')).toBe(true);
  expect(areOne('metáfora', 'metonímia')).toBe(false);
  expect(areOne('memória RAM', 'memória ROM')).toBe(false);
});

it('makes no case of a bare sign, and puts no options in order', () => {
  const content = `Funções

A função quadrática é toda função f: R → R que tem um termo ao quadrado.
Os zeros são os valores de x para os quais f(x) = 0, se houver algum deles.
A área da região é dada por A = b · h em metros quadrados.`;
  const lesson = openLesson(makeAnalysisInput({ content, title: 'Aula' }));
  const tasks = proposeTasks(lesson, 20).map(({ text }) => text);
  expect(tasks.join(' ')).not.toMatch(/usando (?:R → R|f\(x\) = 0)/);
});

it('checks what the class was shown, where there is a question on it', () => {
  const lesson = openLesson(makeAnalysisInput({ content: TYPED_LESSONS.revolution, title: 'Aula' }));
  const [all, bank] = [openTaskBank(lesson, []).takeChecks(8), openTaskBank(lesson, [])];
  const checks = bank.takeChecks(1);
  const last = all.at(-1);
  expect(all.length).toBeGreaterThan(checks.length);
  const told = new Set(last?.basis);
  const asked = bank.askTold(checks, told);
  expect(asked).toHaveLength(checks.length);
  expect(asked[0]?.basis.some((line) => told.has(line))).toBe(true);
  expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length);
  // What no slide tells is asked all the same where nothing else can be.
  expect(bank.askTold(checks, new Set())).toEqual(checks);
});
