import { expect, it } from 'vitest';
import { isClassLine, topicOfHeadLine } from './class-line.ts';

it('takes lines that say for whom a paper is for no subject of it', () => {
  for (const line of [
    'Ciências - 6º ano - Prof. Marcos',
    'História – 8º ano B',
    '2° BIMESTRE - 6° ANO',
    'Matemática, 1º ano do Ensino Médio',
    'English class - 7º ano',
  ])
    expect(isClassLine(line), line).toBe(true);
  for (const line of [
    'Ligações químicas',
    'A chuva de 1º de maio',
    'Matemática',
    'O 2º Reinado',
    'Frações - parte 2',
  ])
    expect(isClassLine(line), line).toBe(false);
});

it('keeps what a paper is about beside the class', () => {
  expect(topicOfHeadLine('Ligações químicas - 1º ano do Ensino Médio')).toBe('Ligações químicas');
  expect(topicOfHeadLine('Avaliação de História – 9º ano – 1º bimestre')).toBe('Avaliação de História');
  expect(topicOfHeadLine('Entre rios – a Mesopotâmia')).toBe('Entre rios – a Mesopotâmia');
});
