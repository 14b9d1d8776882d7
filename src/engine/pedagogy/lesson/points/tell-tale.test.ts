import { expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { tellTale } from './tell-tale.ts';

/** A tale of these sentences, as one piece. */
const tale = (...sentences: string[]): Piece =>
  ({
    ...{ kind: 'text', tale: 'prose', text: sentences.join(' '), block: {} },
    statements: sentences.map((text) => ({ text })),
  }) as unknown as Piece;

it('tells of a long tale how it begins, where it turns and how it ends', () => {
  const told = tellTale(
    [
      tale(
        'Havia em uma vila do sertão um ferreiro que nunca dormia antes de contar as brasas da sua forja.',
        'Quem passava pela porta ouvia a conta em voz alta e apressava o passo para não perder a própria sorte.',
        'Os meninos diziam que cada brasa guardava o nome de alguém da vila, e que só ele os sabia de cor.',
        'Uma noite, no meio da conta, faltou a brasa que ele guardava com o próprio nome.',
        'Certa noite o vento abriu a porta e levou a última brasa para dentro da mata.',
        'Ele largou o martelo, apagou o lampião e foi atrás dela sem dizer palavra a ninguém.',
        'A mulher esperou até o dia clarear e depois fechou a oficina com as próprias mãos, sem chorar.',
        'Desde então uma luz pequena anda entre as árvores, e os velhos dizem que é o ferreiro contando.',
        'Se alguém chama por ele, a luz se apaga.',
      ),
    ],
    [],
  ).map(({ text }) => text);
  expect(told).toEqual([
    expect.stringMatching(/^Havia em uma vila do sertão/u),
    '[…] Certa noite o vento abriu a porta e levou a última brasa para dentro da mata',
    expect.stringMatching(/^\[…\] .*Desde então uma luz pequena anda entre as árvores/u),
  ]);
});

it('keeps what befalls somebody in the middle of a long tale', () => {
  const told = tellTale(
    [
      tale(
        'Contam que em uma ilha do norte vivia uma moça que tecia redes para todos os pescadores.',
        'As redes dela nunca se rompiam, e as outras moças tinham inveja do ofício.',
        'O pai dizia que a linha vinha de uma velha que morava na pedra alta.',
        'Ela subia a pedra em toda lua cheia e voltava com um novelo brilhante no cesto.',
        'A velha pediu que ela nunca olhasse para trás no caminho de volta.',
        'Ela olhou, e a velha a transformou em um pássaro de penas brancas.',
        'Os pescadores procuraram por ela durante sete dias em todas as praias da ilha.',
        'O pai guardou a última rede debaixo da própria cama, e ninguém mais pescou com ela.',
        'Desde então um pássaro branco segue as redes que voltam cheias para o porto.',
      ),
    ],
    [],
  ).map(({ text }) => text);
  expect(told[0]).toMatch(/^Contam que em uma ilha/u);
  expect(told.join('\n')).toContain('[…] Ela olhou, e a velha a transformou em um pássaro');
  expect(told.at(-1)).toMatch(/^\[…\] Desde então um pássaro branco/u);
});
