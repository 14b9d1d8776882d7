import { describe, expect, it } from 'vitest';
import { joinNames } from './join-names.ts';

const join = (...titles: string[]) =>
  joinNames(
    titles.map((title, index) => ({ title, weight: 10 - index })),
    (word) => (word === 'iara' ? 'Iara' : word),
  );

describe('parts side by side in one title', () => {
  it('reads as a person would write it', () => {
    expect(join('Chuva', 'A regra dos 4 Rs')).toBe('Chuva e a regra dos 4 Rs');
    expect(join('Cálculo mental', 'Frações equivalentes', 'Iara')).toBe(
      'Cálculo mental, frações equivalentes e Iara',
    );
    expect(join('Desvio médio', 'Variância e desvio padrão')).toBe('Desvio médio, variância e desvio padrão');
    expect(join('Integridade e Autenticidade', 'Funções de Hash')).toBe(
      'Integridade, Autenticidade e Funções de Hash',
    );
    expect(join('Valores genotípico e fenotípico', 'Efeito médio')).toBe(
      'Valores genotípico e fenotípico e efeito médio',
    );
    expect(join('Buscar, ler e executar', 'Barramento')).toBe('Buscar, ler e executar; barramento');
    expect(join('ThingSpeak', 'Criando uma conta no ThingSpeak')).toBe('Criando uma conta no ThingSpeak');
    expect(join('Semeadura da alface', 'Rega da alface')).toBe('Semeadura e rega da alface');
    expect(join('Núcleo - Registradores', 'Núcleo – Memórias')).toBe('Núcleo: registradores e memórias');
    expect(join('Nuvem', 'Netflix')).toBe('Nuvem e Netflix');
    expect(join('Por que medir a renda?', 'Motivação')).toBe('Por que medir a renda? Motivação');
    expect(join('Prazos', 'E na hora de receber?')).toBe('Prazos; e na hora de receber?');
    expect(join('O que é relevo?', 'Quem faz o relevo? Agentes internos')).toBe(
      'O que é relevo? Quem faz o relevo? Agentes internos',
    );
    expect(join('O que é a CPU?', 'Registradores')).toBe('O que é a CPU e registradores');
  });

  it('says one of two deeds where both have no room', () => {
    const deeds = 'Gerenciar frustrações de quem aprende e oferecer apoio a cada um dos mais velhos';
    expect(join('Superar o medo', deeds)).toBe('Superar o medo e gerenciar frustrações de quem aprende');
  });

  it('sheds brackets and what is named twice before it gives up a part', () => {
    expect(join('Sensor de luminosidade (LDR)', 'Sensor de umidade de solo (higrômetro)')).toBe(
      'Sensor de luminosidade (LDR) e sensor de umidade de solo (higrômetro)',
    );
    expect(
      join('Matrizes', 'Operações com matrizes (soma e produto)', 'Comparação de matrizes quadradas reais'),
    ).toBe('Operações com matrizes e comparação de matrizes quadradas reais');
  });

  it('tells which lessons they are, told once', () => {
    expect(join('Frações (aula 1)', 'Decimais (aula 2)')).toBe('Frações e decimais (aulas 1 e 2)');
    expect(join('Frações (aula 5)', 'Decimais (aula 6)', 'Razões (aula 7)')).toBe(
      'Frações, decimais e razões (aulas 5 a 7)',
    );
    const long = 'As medidas de uma casa vista de cima';
    expect(join('Razões (aula 1)', 'Escalas (aula 2)', `${long} (aula 3)`, `${long} ao sol (aula 4)`)).toBe(
      'Razões e escalas (aulas 1 a 4)',
    );
    expect(join(`${long} (aula 1)`, `${long} ao sol (aula 2)`)).toBe(`${long} (aulas 1 e 2)`);
    expect(join('Frações (aula 5)', 'Sensor (LDR)')).toBe('Frações (aula 5) e sensor (LDR)');
  });

  it('gives up the lightest part where no title has room for all', () => {
    expect(join('Web 2.0 e aplicações', 'Camadas', 'Elementos e atributos', 'HTML5')).toBe(
      'Web 2.0, aplicações e camadas',
    );
    const long = 'Propriedades gerais das populações naturais';
    expect(join('Seleção natural', 'Deriva genética', long)).toBe('Seleção natural e deriva genética');
    expect(join(long, long.replace('naturais', 'cativas'))).toBe('');
  });
});

it('lets no two names run into one', () => {
  const join = (...titles: string[]): string =>
    joinNames(
      titles.map((title) => ({ title, weight: 1 })),
      (lower) => lower,
    );
  expect(join('Irregular verbs', 'FOR x SINCE')).toBe('Irregular verbs; FOR x SINCE');
  expect(join('O modelo dos 3 Cs', 'Desinformação')).toBe('O modelo dos 3 Cs; desinformação');
  expect(join('Passo a passo para subir', 'É proibido')).toBe('Passo a passo para subir; é proibido');
});
