import { expect, it } from 'vitest';
import { isClassLine, topicOfHeadLine } from './class-line.ts';

it('takes lines that say for whom a paper is for no subject of it', () => {
  for (const line of [
    'Ciências - 6º ano - Prof. Marcos',
    'História – 8º ano B',
    '2° BIMESTRE - 6° ANO',
    'Matemática, 1º ano do Ensino Médio',
    'English class - 7º ano',
    'AULA DE ARTES - 6º ANO A e B',
    'Plano/roteiro inglês 7º C - Prof. Wagner',
    'EM Profª Lourdes Barreto',
    'E.M. João XXIII Data: ___/___/____',
    'Apostila 2 – 2º bimestre – Prof. Márcia Teles',
  ])
    expect(isClassLine(line), line).toBe(true);
  for (const line of [
    'Ligações químicas',
    'A chuva de 1º de maio',
    'Matemática',
    'O 2º Reinado',
    'Frações - parte 2',
    'Escola de Frankfurt',
    'O professor e a aula',
    'Guerra Fria (1947-1991)',
  ])
    expect(isClassLine(line), line).toBe(false);
});

it('keeps what a paper is about beside the class', () => {
  expect(topicOfHeadLine('Ligações químicas - 1º ano do Ensino Médio')).toBe('Ligações químicas');
  expect(topicOfHeadLine('Avaliação de História – 9º ano – 1º bimestre')).toBe('Avaliação de História');
  for (const [line, topic] of [
    ['aula crase - 9B - quinta 2 aulas (terça a 9A)', 'crase'],
    ['Causas da urbanização (8o ano B)', 'Causas da urbanização'],
    ['Figuras de linguagem (EF89LP37)', 'Figuras de linguagem'],
    ['Química 3º ano EM - Hidrocarbonetos - profa Renata', 'Hidrocarbonetos'],
    ['LISTA DE MATEMÁTICA - EJA 2º segmento - porcentagem no dia a dia', 'porcentagem no dia a dia'],
    ['Lista de exercícios – Física – 1º ano', 'Lista de exercícios – Física'],
  ])
    expect(topicOfHeadLine(line ?? ''), line).toBe(topic);
  expect(topicOfHeadLine('Entre rios – a Mesopotâmia')).toBe('Entre rios – a Mesopotâmia');
});

it('knows the short name of a subject beside its class, and a house that trains', () => {
  expect(topicOfHeadLine('HIST 8 ANO - INDEPENDENCIA DO BRASIL (aula 14 e 15)')).toBe(
    'INDEPENDENCIA DO BRASIL',
  );
  expect(isClassLine('SENAI / Eletromecânica - UC Manutenção Elétrica')).toBe(true);
});
