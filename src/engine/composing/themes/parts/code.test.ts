import { describe, expect, it } from 'vitest';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { Slide } from '#shared/composition/deck.ts';
import { PALETTES_OF } from '#shared/composition/themes.ts';
import { buildSampleDeck } from '#tests/builders/sample-deck.ts';
import { say } from '#tests/builders/sample-slide.ts';

const SAID = 'A função espera meio segundo e acende de novo o LED que está ligado à porta 13 da placa.';
const BLINK = ['void loop() {', '  digitalWrite(PORTA_DO_LED, estado_do_led);', '}'].join('\n');
const LONG_LINES = Array.from(
  { length: 7 },
  (_, at) => `  float leitura_da_porta_${at} = analogRead(PORTA_${at});`,
);
const TALL = Array.from({ length: 11 }, (_, at) => `linha(${at});`).join('\n');

describe.each(['recreio', 'quadro', 'norma'] as const)('a program and what is said of it, %s', (name) => {
  const theme = openTheme(name);
  const [palette = 'natureza'] = PALETTES_OF[name];
  const draw = (text: string, ...said: string[]) => {
    const deck = buildSampleDeck(theme.name, palette);
    const points: SlideBlock = { type: 'points', items: said.map((one) => ({ head: null, ...say(one) })) };
    const code: SlideBlock = { type: 'code', text, passageIds: [] };
    const blocks = said.length > 0 ? [code, points] : [code];
    const slide = { ...deck.slides[0], layout: 'code', title: 'Piscar um LED', blocks } as Slide;
    const { slide: drawn, overflows } = theme.draw(slide, { deck, index: 3 });
    const box = (field: string) => drawn.elements.find((one) => one.name === field)?.box ?? null;
    const shape = drawn.elements.find((one) => one.name === 'Código');
    const sizePt = shape?.kind === 'shape' ? (shape.text?.style.sizePt ?? 0) : 0;
    return { program: box('Código'), said: box('Leitura'), sizePt, overflows };
  };

  it('tells below a program of few lines what it does, the program large over the whole width', () => {
    const { program, said, sizePt, overflows } = draw(BLINK, SAID);
    expect(overflows).toEqual([]);
    expect(said?.y).toBeGreaterThan((program?.y ?? 99) + (program?.h ?? 99));
    expect(program?.w).toBeGreaterThan(10);
    expect(sizePt).toBeGreaterThanOrEqual(26);
  });

  it('tells beside a program of many short lines what it does', () => {
    const { program, said, overflows } = draw(TALL, SAID);
    expect(overflows).toEqual([]);
    expect(said?.x).toBeGreaterThan((program?.x ?? 99) + (program?.w ?? 99));
  });

  it('breaks no long line: what is said gives way below', () => {
    const { program, said, overflows } = draw(LONG_LINES.join('\n'), SAID);
    expect(overflows).toEqual([]);
    expect(said?.y).toBeGreaterThan((program?.y ?? 99) + (program?.h ?? 99));
  });

  it('gives a program alone the whole of the slide', () => {
    const { program, said, overflows } = draw(BLINK);
    expect(overflows).toEqual([]);
    expect(said).toBeNull();
    expect(program?.h).toBeGreaterThan(3.5);
  });
});
