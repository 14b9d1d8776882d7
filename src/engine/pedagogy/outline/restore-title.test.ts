import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { DEFAULT_LESSON_MINUTES } from '#engine/pedagogy/material/analysis-input.ts';

function coverOf(title: string): string | undefined {
  const content =
    'As frações mostram partes de um todo. A operação com frações pede denominadores iguais. O DNA fica para depois.';
  return analyse({
    source: null,
    content,
    title,
    serviceType: 'presentation',
    size: 5,
    level: null,
    lessonMinutes: DEFAULT_LESSON_MINUTES,
    learningObjectives: '',
    adjustments: [],
  }).structure.plan[0]?.title;
}

describe('the title on the cover', () => {
  it('gets the accents back that a file name lost', () => {
    expect(coverOf('Operacao_com_fracoes.pdf')).toBe('Operação com frações');
    expect(coverOf('Computacao e fracoes')).toBe('Computação e frações');
  });

  it('gets an accent back that only the language knows', () => {
    expect(coverOf('exercicios_matematica_trapezio')).toBe('Exercícios de matemática: trapézio');
  });

  it('names the subject, not the class, the module or the lesson of a row', () => {
    expect(coverOf('era vargas 3ano')).toBe('Era Vargas');
    expect(coverOf('Crônica 8º ano')).toBe('Crônica');
    expect(coverOf('Aferição de PA - téc enf mod I')).toBe('Aferição de PA');
    expect(coverOf('python aula 6 - listas e for')).toBe('Python: listas e for');
    expect(coverOf('puberdade 8 ano ciencias')).toBe('Puberdade');
    expect(coverOf('aula de placas geo 7o')).toBe('Placas');
    expect(coverOf('Lista porcentagem 7 ano c gabarito')).toBe('Lista porcentagem');
    expect(coverOf('Revolução industrial oitavo ano')).toBe('Revolução industrial');
    expect(coverOf('Present perfect (2ª série)')).toBe('Present perfect');
    expect(coverOf('Letrinha P 🐷')).toBe('Letrinha P');
    expect(coverOf('Prova do 6º ano')).toBe('Prova do 6º ano');
  });

  it('gets the accent that one of its words lost', () => {
    expect(coverOf('distribuição eletronica')).toBe('Distribuição eletrônica');
  });

  it('names the subject before the kind of document', () => {
    expect(coverOf('fracoes_e_pizza_oficina')).toBe('Frações e pizza: oficina');
  });

  it('is no shout', () => {
    expect(coverOf('OPERAÇÃO COM FRAÇÕES')).toBe('Operação com frações');
  });

  it('stays as the teacher wrote it otherwise', () => {
    expect(coverOf('Frações no dia a dia')).toBe('Frações no dia a dia');
    expect(coverOf('Aula do Pedro')).toBe('Aula do Pedro');
  });
});
