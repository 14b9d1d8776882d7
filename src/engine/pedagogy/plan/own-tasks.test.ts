import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { ownTasks } from './own-tasks.ts';

const tasks = (content: string) =>
  ownTasks(openLesson(makeAnalysisInput({ content })), 10).map(({ text }) => text);

describe('a task of the material', () => {
  it('keeps the items it is about', () => {
    const content = `# Bases

O sistema binário usa apenas os algarismos 0 e 1 para escrever números.

# Exercícios

- Converta os seguintes numerais em decimal.
  - 1011
  - 11010
- Explique por que a base dois basta ao computador.`;
    expect(tasks(content)).toContain('Converta os seguintes numerais em decimal: 1011; 11010');
  });
  it('keeps the case told before it, and is left out where it points at nothing', () => {
    const content = `# Médias

A média reparte a soma dos valores em partes iguais.

# Exercícios

1) As notas de uma turma foram 7, 8 e 9. Calcule a média dessa turma.

2) Calcule a média dessa amostra.`;
    expect(tasks(content)).toEqual([expect.stringContaining('7, 8 e 9. Calcule a média dessa turma')]);
  });
});

it('keeps the lines below an order, and an order typed with a small letter', () => {
  const content = `Figuras de linguagem

A metáfora é uma comparação implícita, sem o uso de conectivo entre os termos.

Atividade
1. Identifique a figura de linguagem:
a) Estou morrendo de fome.
b) O sol acordou cedo hoje.
c) Minha vida é um livro aberto.
2. explique a diferença entre metáfora e comparação.`;
  const found = tasks(content).join('\n');
  expect(found).toMatch(/Identifique a figura de linguagem: a\) Estou morrendo de fome; b\) O sol acordou/);
  expect(found).toMatch(/^Explique a diferença entre metáfora e comparação/m);
});

it('shows the options typed in one line under their question', () => {
  const content = `Sistema digestório

A digestão transforma os alimentos em nutrientes que o corpo absorve.

Atividades
1) Em qual órgão ocorre a maior parte da absorção dos nutrientes?
a) boca b) estômago c) intestino delgado d) intestino grosso
2) O que é digestão mecânica dos alimentos?`;
  expect(tasks(content).join('\n')).toContain('dos nutrientes? a) boca b) estômago c) intestino delgado');
});

it('keeps what stands in brackets with the order that is about it', () => {
  const content = `Cadeia alimentar

Os produtores fabricam o próprio alimento e os consumidores se alimentam de outros seres vivos.

Exercícios
1) Classifique os seres vivos em produtores e consumidores (capim, gafanhoto, sapo, cobra, algas).
2) Explique o que acontece com a cadeia quando falta um dos seres vivos.`;
  expect(tasks(content).join('\n')).toContain('(capim, gafanhoto, sapo, cobra, algas)');
});

it('poses the numbered exercises of a sheet whole, with case, questions and options', () => {
  const content = `# Porcentagem

Porcentagem quer dizer por cem e se calcula multiplicando o valor pela taxa.

# Exercícios

1) Dona Zefa levou R$ 80,00 à feira e gastou 40% com frutas. Quanto ela gastou? Quanto sobrou?

2) (UEM) O desconto de 10% sobre 90 reais é: a) 9 reais b) 10 reais c) 81 reais d) 99 reais

3) Entreviste um vendedor sobre os descontos que ele dá. Compare com os da loja ao lado da escola.`;
  expect(tasks(content)).toEqual([
    'Dona Zefa levou R$ 80,00 à feira e gastou 40% com frutas. Quanto ela gastou? Quanto sobrou?',
    '(UEM) O desconto de 10% sobre 90 reais é: a) 9 reais b) 10 reais c) 81 reais d) 99 reais',
    expect.stringMatching(/^Entreviste .*Compare/),
  ]);
});

it('gives each of several questions about one table of a slide that table', () => {
  const at = <T extends object>(block: T) => ({ ...block, slide: 2 });
  const lesson = openLesson({
    ...makeAnalysisInput({ title: 'Médias', size: 10 }),
    ...{ content: '', genre: 'slides_aula' },
    source: finishDocument({
      ...{ kind: 'pptx', title: null, pages: null, slides: 2, pagesWithoutText: [], warnings: [] },
      blocks: [
        { type: 'heading', level: 1, text: 'Médias', slide: 1 },
        at({ type: 'heading', level: 1, text: 'Erros de um livro' }),
        at({ type: 'paragraph', text: 'A média é a soma dos valores dividida pelo número de valores.' }),
        at({
          ...{ type: 'table', hasHeader: true },
          rows: [
            ['Erro de impressão', 'Frequência'],
            ['0', '25'],
            ['1', '20'],
          ],
        }),
        at({
          type: 'paragraph',
          text: 'Qual é o número médio por página? Quantos erros de impressão tem um livro de 500 páginas?',
        }),
      ],
    }),
  });
  const asked = ownTasks(lesson, 10).map(({ text }) => text);
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.every((point) => point.startsWith('Use a tabela Erro de impressão | Frequência: '))).toBe(
    true,
  );
});

it('sets what is to be judged true or false together with its order', () => {
  const content = `A crise de 1929

A quebra da Bolsa
Em outubro de 1929 os preços das ações despencaram na Bolsa de Nova York. O desemprego nos Estados Unidos chegou a 25% em 1933.

Exercícios
1 - O que aconteceu na Bolsa de Nova York?
2 - Explique por que a crise chegou ao Brasil.
3 - Assinale V ou F:
( ) O desemprego chegou a 25% em 1933.
( ) A Bolsa de Nova York não mudou em 1929.`;
  const said = tasks(content);
  expect(said.join('\n')).toContain(
    'Assinale V ou F: (   ) O desemprego chegou a 25% em 1933; (   ) A Bolsa de Nova York não mudou em 1929',
  );
});

it('keeps a program with the question about it, line by line', () => {
  const content = `Laços em Python

O laço repete um bloco enquanto a condição é verdadeira.

Exercícios

1. Explique para que serve um laço.

2. O que o código abaixo mostra?

while x > 0:
    x -= 3
print(x)`;
  expect(tasks(content)).toContain('O que o código abaixo mostra?\nwhile x > 0:\n    x -= 3\nprint(x)');
});

it('keeps the data of a problem whose sentence says itself whom it means', () => {
  const content = `Equações

Uma equação é uma igualdade com um valor que não se conhece.

Exercícios

1) Explique o que é uma equação.

2) O quadrado de um número menos o triplo dele é igual a 10. Qual é o número?`;
  expect(tasks(content)).toContain(
    'O quadrado de um número menos o triplo dele é igual a 10. Qual é o número?',
  );
});

it('tells the work of groups on a slide whole, without when it is handed in', () => {
  const line = (slide: number, text: string) => ({ type: 'paragraph' as const, text, slide });
  const source = finishDocument({
    ...{ kind: 'pptx', title: 'O trabalho', pages: null, slides: 2, pagesWithoutText: [], warnings: [] },
    blocks: [
      { type: 'heading', level: 1, text: 'O trabalho na vila', slide: 1 },
      line(1, 'O trabalho na vila começa antes do sol e termina quando o barco volta.'),
      { type: 'heading', level: 1, text: 'Atividade em grupo', slide: 2 },
      line(2, 'Grupos de 4'),
      line(2, 'Entrevistar um pescador da vila'),
      line(2, '1) quantas horas trabalha? 2) tem barco próprio?'),
      line(2, 'Entregar dia 22/08, vale 2,0'),
    ],
  });
  const lesson = openLesson({ ...makeAnalysisInput({ content: '' }), source });
  expect(ownTasks(lesson, 5).map(({ text }) => text)).toEqual([
    'Grupos de 4: entrevistar um pescador da vila. 1) quantas horas trabalha? 2) tem barco próprio?',
  ]);
});

it('poses what notes count whole: an order with its letters, a choice with its options, a question with its data', () => {
  const content = `Vírgula - 7º ano

QUANDO USAR
antes de mas: Corri, mas perdi.
no vocativo: Ana, venha comigo.
no aposto: Recife, capital do estado, fica no litoral.
em listas: Comprei arroz, feijão e sal.

QUANDO NÃO USAR
entre sujeito e verbo: “Os alunos, saíram”
entre verbo e complemento: “Comprei, pão”
antes de e: Fui à feira e comprei fruta.

casos que confundem
datas: Recife, 2 de maio de 2024
aspas = a vírgula fica fora delas

EXERCÍCIOS (copiar no quadro)
1 coloque as vírgulas
a) Pedro corra!
b) Comprei pão leite e sal.

2 qual está certa?
a) Eu, vi.
b) Ana, veja!
c) Ele, foi.

3 reescreva no plural: "Vende-se casa."`;
  expect(tasks(content)).toEqual([
    'Coloque as vírgulas: a) Pedro corra! b) Comprei pão leite e sal',
    'Qual está certa? a) Eu, vi b) Ana, veja! c) Ele, foi',
    'Reescreva no plural: "Vende-se casa."',
  ]);
  const counted = `# Mol

O mol é a quantidade de matéria que tem 6,02 · 10²³ partículas.

# Exercícios

1- Calcule:
a) 10% de 350
b) 25% de 120
2- Quantos gramas de NaCl há em 2 mol? (Na = 23; Cl = 35,5)`;
  expect(tasks(counted)).toEqual([
    'Calcule: a) 10% de 350; b) 25% de 120',
    'Quantos gramas de NaCl há em 2 mol? (Na = 23; Cl = 35,5)',
  ]);
});

it('poses algebra typed in one line, and a case with its questions whole', () => {
  const content = `Função quadrática
O gráfico é uma curva chamada parábola.

Exercícios
1) Determine os zeros das funções: a) f(x) = x² - 5x + 6 b) f(x) = x² - 4x + 4
2) Uma bola é lançada e sua altura em metros é h(t) = -5t² + 20t. a) Qual é a altura máxima que a bola atinge? b) Em que instante a bola atinge a altura máxima? c) Depois de quantos segundos a bola volta ao chão? d) Para quais valores de t a bola está acima de 15 metros? Justifique.`;
  const posed = ownTasks(openLesson(makeAnalysisInput({ content })), 10).map(({ text }) => text);
  expect(posed[0]).toBe('Determine os zeros das funções: a) f(x) = x² - 5x + 6; b) f(x) = x² - 4x + 4');
  expect(posed[1]).toMatch(
    /^Uma bola é lançada.*a\) Qual é a altura.*c\) Depois de.*d\) Para quais.*15 metros/,
  );
});

it('asks what is to be judged under its heading, without the answers that stand there', () => {
  const content = `Primeira Lei de Mendel - 3º ano

Conceitos
Homozigoto: tem dois alelos iguais.
Heterozigoto: tem dois alelos diferentes.

Verdadeiro ou falso
( F ) Um indivíduo Aa é homozigoto.
( V ) O fenótipo é a característica que se vê.
( F ) Mendel trabalhou com moscas no jardim.

Questões
1. Qual a diferença entre genótipo e fenótipo?`;
  expect(tasks(content)[0]).toBe(
    'Verdadeiro ou falso: (   ) Um indivíduo Aa é homozigoto; (   ) O fenótipo é a característica que se vê; (   ) Mendel trabalhou com moscas no jardim',
  );
});
