import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

describe('splitSentences', () => {
  it.each<[string, string[]]>([
    ['Calcule Δ = 25 - 4 . 1 . 6 = 1. Depois ache x.', ['Calcule Δ = 25 - 4 . 1 . 6 = 1.', 'Depois ache x.']],
    ['A planta respira. Ela também transpira.', ['A planta respira.', 'Ela também transpira.']],
    [
      'O Sr. Almeida e a Dra. Lima leram o cap. 3. Depois saíram.',
      ['O Sr. Almeida e a Dra. Lima leram o cap. 3.', 'Depois saíram.'],
    ],
    [
      'Veja a fig. 2 e o art. 5º, p. ex., da lei. Responda.',
      ['Veja a fig. 2 e o art. 5º, p. ex., da lei.', 'Responda.'],
    ],
    [
      'Roma foi fundada em 753 a.C. Os romanos falavam latim.',
      ['Roma foi fundada em 753 a.C.', 'Os romanos falavam latim.'],
    ],
    [
      'No séc. XIX havia lápis, papel etc. Tudo era caro.',
      ['No séc. XIX havia lápis, papel etc.', 'Tudo era caro.'],
    ],
    ['Comprou réguas, lápis etc. e voltou.', ['Comprou réguas, lápis etc. e voltou.']],
    [
      'O país tem 8.516.000 km² e 3,5 milhões de litros. É grande.',
      ['O país tem 8.516.000 km² e 3,5 milhões de litros.', 'É grande.'],
    ],
    [
      'A prova de J. K. Rowling vale 1.5 ponto. Certo?',
      ['A prova de J. K. Rowling vale 1.5 ponto.', 'Certo?'],
    ],
    [
      'A laranja tem vitamina C. A banana tem potássio.',
      ['A laranja tem vitamina C.', 'A banana tem potássio.'],
    ],
    [
      'D. Pedro II voltou a Portugal. Morreu em Paris.',
      ['D. Pedro II voltou a Portugal.', 'Morreu em Paris.'],
    ],
    [
      'Ele pensou... e não disse nada... Depois falou.',
      ['Ele pensou... e não disse nada...', 'Depois falou.'],
    ],
    [
      '“Independência ou morte!” O grito ficou famoso.',
      ['“Independência ou morte!”', 'O grito ficou famoso.'],
    ],
    [
      'Quem descobriu? perguntou a menina. Ninguém sabia!',
      ['Quem descobriu? perguntou a menina.', 'Ninguém sabia!'],
    ],
    [
      'Acesse https://exemplo.org/a.b?c=1.2 e www.site.com.br hoje. Depois leia.',
      ['Acesse https://exemplo.org/a.b?c=1.2 e www.site.com.br hoje.', 'Depois leia.'],
    ],
    ['• Numerador • Denominador • Traço', ['Numerador', 'Denominador', 'Traço']],
    [
      '1. Introdução ao tema. 2. Frações equivalentes.',
      ['1. Introdução ao tema.', '2. Frações equivalentes.'],
    ],
    ['A água ferve.O gelo derrete com calor.', ['A água ferve.', 'O gelo derrete com calor.']],
    [
      'A empresa Luz Ltda. vendeu o nº 7 à S.A. do porto. Fim.',
      ['A empresa Luz Ltda. vendeu o nº 7 à S.A. do porto.', 'Fim.'],
    ],
    [
      'Frações\nO numerador fica em cima\ne o denominador embaixo.',
      ['Frações', 'O numerador fica em cima e o denominador embaixo.'],
    ],
    [
      'Nasceu na cidade de\nSão Paulo em 1920.\n\n- Estudou\n- Trabalhou',
      ['Nasceu na cidade de São Paulo em 1920.', '- Estudou', '- Trabalhou'],
    ],
    ['Vimos isso em 1889. A República começou.', ['Vimos isso em 1889.', 'A República começou.']],
    ['', []],
    [' … • ', []],
  ])('reads %j', (text, expected) => {
    expect(splitSentences(text)).toEqual(expected);
  });

  it('takes linear time on text without a single break', () => {
    const started = performance.now();
    expect(splitSentences('palavra '.repeat(20_000))).toHaveLength(1);
    expect(splitSentences('Sr. '.repeat(20_000))).toHaveLength(1);
    expect(splitSentences('.'.repeat(100_000))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(4000);
  });

  it('keeps the numerals of a list on one line with what they number', () => {
    expect(splitSentences('I. Ata II. Carta Comercial III. Recibo')).toEqual([
      'I. Ata II. Carta Comercial III. Recibo',
    ]);
  });

  it('reads on over the dots of a row of values', () => {
    const row = 'Sejam x₁, . . . , xₙ os valores da amostra.';
    expect(splitSentences(`${row} A média é a sua soma dividida por n.`)[0]).toBe(row);
  });
});

it('ends no sentence at what is written short, and ends those of a note typed small', () => {
  expect(splitSentences('Luz em que fotoss. = respiração: o ponto de compensação.')).toEqual([
    'Luz em que fotoss. = respiração: o ponto de compensação.',
  ]);
  expect(
    splitSentences(
      'energia = potência x horas, dividido por 1000. o chuveiro gasta 5 kWh. na prod. rural é menos',
    ),
  ).toEqual([
    'energia = potência x horas, dividido por 1000.',
    'o chuveiro gasta 5 kWh.',
    'na prod. rural é menos',
  ]);
  expect(splitSentences('muita gente tem direito e não sabe!!! o cadastro é feito de graça')).toHaveLength(2);
  expect(splitSentences('não pode dar AAS!!! só dipirona')).toHaveLength(1);
  expect(splitSentences('Q = m . c . Δt')).toHaveLength(1);
});
