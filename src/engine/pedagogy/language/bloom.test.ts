import { describe, expect, it } from 'vitest';
import { BLOOM_LEVELS } from '#shared/analysis/ai-analysis.ts';
import { bloomLevelOf, bloomVerbsIn } from './bloom.ts';
import { BLOOM_VERBS } from './bloom-verbs.ts';

const verbsOf = (sentence: string): string[] => bloomVerbsIn(sentence).map(({ verb }) => verb);

describe('the table of verbs', () => {
  it('holds at least 120 infinitives, each at one level', () => {
    const all = BLOOM_LEVELS.flatMap((level) => BLOOM_VERBS[level]);
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((verb) => !/[aeiô]r(?:-se)?$|por$/.test(verb))).toEqual([]);
    for (const level of BLOOM_LEVELS) expect(BLOOM_VERBS[level].length).toBeGreaterThanOrEqual(15);
  });
});

describe('bloomLevelOf', () => {
  it.each([
    ['identificar', 'lembrar'],
    ['Explicar o ciclo da água', 'entender'],
    ['Calcule a área do triângulo.', 'aplicar'],
    ['compará-los', 'analisar'],
    ['Comparação entre fungos e bactérias', 'analisar'],
    ['Avalie os argumentos do texto.', 'avaliar'],
    ['Produção de um cartaz sobre a dengue', 'criar'],
    ['Justifique sua resposta.', 'avaliar'],
    ['Resolução de problemas com frações', 'aplicar'],
    ['Reconhecer-se como parte do bairro', 'lembrar'],
    ['Os estudantes elaboram um roteiro.', 'criar'],
    ['Ao final, a turma será capaz de classificar as rochas.', 'entender'],
  ])('puts %j at %s', (text, level) => {
    expect(bloomLevelOf(text)?.level).toBe(level);
  });

  it.each(['A água ferve a cem graus.', 'A soma das partes é o todo.', 'O uso da terra mudou.', '', '123'])(
    'finds no order in %j',
    (text) => {
      expect(bloomLevelOf(text)).toBeNull();
    },
  );
});

describe('bloomVerbsIn', () => {
  it('finds every verb of an objective in order, each once', () => {
    expect(
      bloomVerbsIn('Os alunos devem identificar, comparar e somar frações, e comparar decimais.'),
    ).toEqual([
      { verb: 'identificar', level: 'lembrar' },
      { verb: 'comparar', level: 'analisar' },
      { verb: 'somar', level: 'aplicar' },
    ]);
  });

  it('follows coordinated orders and the learner', () => {
    expect(verbsOf('Leia o texto, sublinhe as datas e compare as versões.')).toEqual([
      'ler',
      'sublinhar',
      'comparar',
    ]);
    expect(verbsOf('O aluno lê, interpreta e resume a notícia.')).toEqual(['ler', 'interpretar', 'resumir']);
  });

  it('does not take a noun for a verb inside a statement', () => {
    expect(verbsOf('A planta produz açúcar e a soma dos fatores explica isso.')).toEqual([]);
  });

  it('knows spelling changes of the conjugation', () => {
    expect(verbsOf('Indique a capital')).toEqual(['indicar']);
    expect(verbsOf('Reconheça o padrão')).toEqual(['reconhecer']);
    expect(verbsOf('Julgue as frases')).toEqual(['julgar']);
    expect(verbsOf('Proponha uma solução')).toEqual(['propor']);
    expect(verbsOf('Corrija os erros')).toEqual(['corrigir']);
    expect(verbsOf('Esboce o gráfico')).toEqual(['esboçar']);
    expect(verbsOf('Distinga mito e lenda')).toEqual(['distinguir']);
  });
});
