import { describe, expect, it } from 'vitest';
import { isImperative } from './is-imperative.ts';

describe('isImperative', () => {
  it.each([
    'Explique o ciclo da água.',
    '3) Calcule o valor de x.',
    'a) Faça um desenho da célula.',
    'Em dupla, elaborem um cartaz.',
    'No caderno, responda às questões.',
    'Agora compare os dois mapas.',
    'Identificar os elementos da narrativa',
    'Resolver problemas que envolvam frações.',
    'Reúna-se com um colega.',
    '01. (2,0 pontos) Assinale a alternativa correta.',
    'Exercício 5. Proponha um título para o texto.',
  ])('“%s” is for the pupil to do', (sentence) => {
    expect(isImperative(sentence)).toBe(true);
  });

  it.each([
    'A água evapora.',
    'Respirar é vital.',
    'O professor explica o conteúdo.',
    'Espera-se que o aluno leia o texto.',
    'Ciclo da água',
    'Note que a média muda com um só valor.',
    'Seja n um número natural.',
    'É importante que a turma participe.',
  ])('“%s” is not', (sentence) => {
    expect(isImperative(sentence)).toBe(false);
  });
});
