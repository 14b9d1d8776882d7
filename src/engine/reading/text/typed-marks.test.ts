import { expect, it } from 'vitest';
import { readText } from './read-text.ts';
import { readEmojis } from './typed-marks.ts';

const headsOf = (text: string): string[] =>
  readText(text).blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

it('parts the text of slides by their numbers, each under its title', () => {
  expect(
    headsOf(
      'Slide 1\nModernismo no Brasil\n3º ano\n\nslide 2\nContexto histórico\nPós 1ª Guerra\nRepública Velha\n\nSLIDE 3 - A Semana\n13 a 17 de fevereiro de 1922\n\n[Slide 4]\n- verso livre\n- humor',
    ),
  ).toEqual(['Modernismo no Brasil', 'Contexto histórico', 'A Semana']);
});

it('leaves a text that names slides in passing', () => {
  expect(headsOf('Slide 1\nPlacas\n\nA placa desliza.\n\nNo slide 3 pus um mapa.')).not.toContain(
    'No slide 3 pus um mapa.',
  );
  expect(
    readText('Slide 1\nA aula começa.\nSlide 9\nA aula acaba.').blocks.map(({ type }) => type),
  ).not.toContain('list');
});

it('takes a picture before a short line for the mark of a heading, and drops those that say nothing', () => {
  expect(
    readEmojis(`🌟 LETRA P 🌟
🎵 Acolhida: roda e canto
✏️ A família do P
PA PE PI PO PU
🎈🎈🎈
📖 Palavrinhas (com desenho!!)
PATO - PIPA`),
  ).toBe(`LETRA P

Acolhida: roda e canto

## A família do P
PA PE PI PO PU


## Palavrinhas (com desenho!!)
PATO - PIPA`);
});

it('takes the same picture line below line for the mark of items, and a keycap for a number', () => {
  expect(readEmojis('📌 lavar\n📌 secar\n1️⃣ abrir\n2️⃣ fechar')).toBe('- lavar\n- secar\n1) abrir\n2) fechar');
  expect(readEmojis('✅ usar luvas\n✅ lavar as mãos')).toBe('- usar luvas\n- lavar as mãos');
});

it('leaves signs that say something, and text without pictures', () => {
  for (const text of [
    '✅ He went home.\n❌ He goed home.',
    '⚠ Cuidado com a chama',
    'A → B\nLousa® ↔ quadro',
  ])
    expect(readEmojis(text)).toBe(text);
});
