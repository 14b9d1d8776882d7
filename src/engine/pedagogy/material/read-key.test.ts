import { describe, expect, it } from 'vitest';
import { readText } from '#engine/reading/text/read-text.ts';
import { findGivenKey } from './read-key.ts';

const read = (text: string) => [...findGivenKey(readText(text)).answers];

describe('the key that an exam gives itself', () => {
  it('is read below its heading or in its line', () => {
    const told = 'Questões de revisão sobre o relevo do Brasil.\n\nGabarito\n1-A 2-C 3-E';
    expect(read(told)).toEqual([
      [1, 'A'],
      [2, 'C'],
      [3, 'E'],
    ]);
    expect(read('Leia o texto com calma.\n\nGabarito: 1. b; 2. d')).toEqual([
      [1, 'B'],
      [2, 'D'],
    ]);
  });

  it('is no sentence that a number and a letter stand in, and nothing that is told twice', () => {
    expect(read('Gabarito\nNa questão 2 a turma deve explicar por que o rio corre para o mar.')).toEqual([]);
    expect(read('Leia o texto.\n\nGabarito\n1-A 2-C\n1-B')).toEqual([[2, 'C']]);
  });

  it('may answer in words, below its heading or behind the question', () => {
    const told =
      '1) Complete: a contração do coração chama-se ____.\n\n2) Por que a parede é espessa? R: bombeia para o corpo todo\n\n3) Quem descreveu a circulação?';
    expect(read(`${told}\n\nGabarito\n\n1) sístole\n\n3) William Harvey\n\n9) Ninguém perguntou`)).toEqual([
      [2, 'bombeia para o corpo todo'],
      [1, 'sístole'],
      [3, 'William Harvey'],
    ]);
  });

  it('may stand on one line, letters and words side by side, each part of an answer with its letter', () => {
    const told = `1. O texto é uma crônica porque:

2. O que dá início ao conflito?

3. O verbo está no pretérito em:

4. Classifique o sujeito:`;
    const key =
      'GABARITO (só professora)\n1-B  2-O fim da feira, que durou 7 anos.  3-A  4-a) simples: o povo; b) oculto (ela).';
    expect(read(`${told}\n\n${key}`)).toEqual([
      [1, 'B'],
      [2, 'O fim da feira, que durou 7 anos.'],
      [3, 'A'],
      [4, 'a) simples: o povo; b) oculto (ela).'],
    ]);
    expect(read('1) Dada f(x) = 3x - 6, determine:\n\nGabarito\n\n1) a) -6 b) 6 c) 2 d) crescente')).toEqual([
      [1, 'a) -6 b) 6 c) 2 d) crescente'],
    ]);
  });

  it('tells the figure that ends one answer from the number of the next', () => {
    const told = '1) Diga quem é a e quem é b:\n\n2) Classifique as funções:\n\n3) Ache o zero de 5x - 35.';
    expect(read(`${told}\n\nGabarito: 1) a) 4 e 1 b) -5 e 8 2) a) crescente b) decrescente 3) 7`)).toEqual([
      [1, 'a) 4 e 1 b) -5 e 8'],
      [2, 'a) crescente b) decrescente'],
      [3, '7'],
    ]);
  });

  it('takes the figure behind a decimal comma for no number', () => {
    const told = '1) Qual a corrente?\n\n2) Qual a resistência?';
    expect([...findGivenKey(readText(`${told}\n\nGabarito: 1) 2,2 A; 2) 90 e 10 Ω`)).answers]).toEqual([
      [1, '2,2 A'],
      [2, '90 e 10 Ω'],
    ]);
  });

  it('is read off a list whose items kept their numbers, several in one of them', () => {
    const items = ['1) a) 3/5 b) 1/3 2) 750 g', '3) 35 km 4) C'].map((text) => ({ text, level: 0 }));
    const { blocks } = readText(
      '1) Simplifique.\n\n2) Quanto pesa?\n\n3) Qual a distância?\n\nGabarito\n\nfim',
    );
    const list = { ...(blocks.at(-1) as object), type: 'list', isOrdered: true, items } as never;
    expect([...findGivenKey({ blocks: [...blocks.slice(0, -1), list] }).answers]).toEqual([
      [1, 'a) 3/5 b) 1/3'],
      [2, '750 g'],
      [3, '35 km'],
      [4, 'C'],
    ]);
  });

  it('may follow `Respostas` or the number of one exercise on its line', () => {
    const told = '1. Calcule a força.\n\n2. Qual é o peso?\n\n3. O que o programa mostra?';
    expect(read(`${told}\n\nRespostas: 1) 6 N 2) 96 N`)).toEqual([
      [1, '6 N'],
      [2, '96 N'],
    ]);
    expect(read(`${told}\n\nGabarito ex. 3: -2`)).toEqual([[3, '-2']]);
  });

  it('is written as teachers write it: in short, after a stroke, run on in the next line, without what they tell themselves', () => {
    const told = '1. Onde?\n\n2. Marque V ou F.\n\n3. Por quê?\n\n4. Assinale.\n\n5. Qual é o peso?';
    expect(read(`${told}\n\ngab.: 2 F V F V / 4 b`)).toEqual([
      [2, 'F V F V'],
      [4, 'B'],
    ]);
    expect(read(`${told}\n\nRESPOSTAS 2: F V`)).toEqual([[2, 'F V']]);
    expect(read(`${told}\n\nRespostas: 1 no vale / 2 F / 3 até o dia 2`)).toEqual([
      [1, 'no vale'],
      [2, 'F'],
      [3, 'até o dia 2'],
    ]);
    expect(read(`${told}\n\nGab. professora: 3) pelo vento (cuidado, vão pôr chuva!) 5) 6 N`)).toEqual([
      [3, 'pelo vento'],
      [5, '6 N'],
    ]);
    expect(read(`${told}\n\nGABARITO 1) a) no vale b) no morro\n\nc) na serra 2) F V`)).toEqual([
      [1, 'a) no vale b) no morro; c) na serra'],
      [2, 'F V'],
    ]);
  });

  it('may count with bare numbers, and says nothing where it points at a page', () => {
    const told = '1. Onde?\n\n2. Quantos morros?\n\n3. Por quê?\n\n4. Assinale.';
    const key = [
      [1, 'no vale'],
      [2, '15 e 20'],
      [3, 'pelo vento, 3ª causa'],
      [4, 'B'],
    ];
    expect(read(`${told}\n\nRespostas (prof): 1 no vale; 2 15 e 20; 3 pelo vento, 3ª causa; 4 b`)).toEqual(
      key,
    );
    expect(read(`${told}\n\nresp 1 no vale 2 dois 3 slide 7`)).toEqual([
      [1, 'no vale'],
      [2, 'dois'],
    ]);
    expect(read(`${told}\n\nGabarito: 3) pelo vento 4) b. Entrevista: 2 semanas`)).toEqual([
      [3, 'pelo vento'],
      [4, 'B'],
    ]);
  });
});

it('keeps columns that are matched, and an answer of two ranges, whole', () => {
  const asked = '1) Ligue as colunas:\n\n2) Complete: o pulso vai de __ a __ e a respiração de __ a __';
  expect(read(`${asked}\n\nGabarito: 1) B, C, A; 2) 12 a 20; 60 a 100`)).toEqual([
    [1, 'B, C, A'],
    [2, '12 a 20; 60 a 100'],
  ]);
});

it('takes the thousands of an amount for no number of a question', () => {
  const asked = '1) Qual é o montante?\n\n2) Quais são os juros?';
  expect(read(`${asked}\n\nGabarito: 1) M = R$ 2.186,89; 2) R$ 186,89`)).toEqual([
    [1, 'M = R$ 2.186,89'],
    [2, 'R$ 186,89'],
  ]);
});

describe('the comments of a key', () => {
  const asked =
    '1) Quantas cavidades tem?\n\n2) Marque V ou F.\n\n3) O que leva o oxigênio?\n\n4) Quem defende?';
  const commented = (key: string) => {
    const { answers, reasons } = findGivenKey(readText(`${asked}\n\n${key}`));
    return [Object.fromEntries(answers), Object.fromEntries(reasons)];
  };

  it('stay with the question that they are said of', () => {
    const key = `GABARITO COMENTADO
1) c – são dois átrios e dois ventrículos.
2) V F: a segunda fala da veia.
3) B porque a hemácia tem hemoglobina
4) leucócito`;
    expect(commented(key)).toEqual([
      { 1: 'C', 2: 'V F', 3: 'B', 4: 'leucócito' },
      {
        1: 'são dois átrios e dois ventrículos.',
        2: 'a segunda fala da veia.',
        3: 'porque a hemácia tem hemoglobina',
      },
    ]);
  });

  it('may stand in the last column of a table, or behind the key under a heading of their own', () => {
    const rows =
      'Questão | Resposta | Comentário\n1 | C | dois de cada lado\n3 | B | pela hemoglobina\n4 | leucócito |';
    expect(commented(`Gabarito\n${rows}`)).toEqual([
      { 1: 'C', 3: 'B', 4: 'leucócito' },
      { 1: 'dois de cada lado', 3: 'pela hemoglobina' },
    ]);
    expect(
      commented(
        'Gabarito: 1-C 2-B 3-B\n\nComentários:\n1 - quem marcou a leu só o título\n3 - ver a hemoglobina',
      ),
    ).toEqual([
      { 1: 'C', 2: 'B', 3: 'B' },
      { 1: 'quem marcou a leu só o título', 3: 'ver a hemoglobina' },
    ]);
  });

  it('leave a key in a row of bare numbers as it is', () => {
    expect(commented('Gabarito: 1C 2 V F 3B 4 leucócito')[0]).toEqual({
      1: 'C',
      2: 'V F',
      3: 'B',
      4: 'leucócito',
    });
  });
});
