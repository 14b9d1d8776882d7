import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { drawDeck, drawSlide } from '#tests/builders/drawn-deck.ts';
import { drawFormula } from '#tests/builders/drawn-figures.ts';
import { lintFile } from './lint/lint-file.ts';
import { type SlideProgram, writeDeckPptx } from './write-deck-pptx.ts';

const deck = drawDeck([
  drawSlide('s1', 'Uma conta diz quanto', [drawFormula('v = \\frac{d}{t}')], { notes: 'Leia a fórmula.' }),
]);
async function write(program: SlideProgram) {
  const bytes = await writeDeckPptx(deck, new Map(), program);
  const parts = unzipSync(bytes);
  return {
    bytes,
    names: Object.keys(parts),
    slide: strFromU8(parts['ppt/slides/slide1.xml'] ?? new Uint8Array()),
  };
}

it('brings fonts and, beside each equation that can be edited, its picture', async () => {
  const { names, slide } = await write('powerpoint');
  expect(names.some((name) => name.endsWith('.fntdata'))).toBe(true);
  expect(slide).toMatch(/<mc:Choice[^>]*>.*<m:oMath>.*<mc:Fallback><p:pic>.*descr="a velocidade/s);
  const boxes = [...slide.matchAll(/<a:ext cx="(\d+)" cy="(\d+)"/g)].slice(-2);
  for (const [, wide, high] of boxes) {
    // As wide and high as `v = d/t`, not as the room it has: LibreOffice would stretch it.
    expect(Number(wide) / Number(high)).toBeGreaterThan(0.8);
    expect(Number(wide) / Number(high)).toBeLessThan(2.5);
  }
});

it('gives Google Slides what it imports: no embedded fonts, and pictures of equations, which it would drop', async () => {
  const { bytes, names, slide } = await write('google_slides');
  expect(names.filter((name) => /fntdata|embeddings/.test(name))).toEqual([]);
  expect(slide).toContain('<p:pic>');
  expect(slide).not.toMatch(/AlternateContent|oMath/);
  const { findings } = await lintFile(bytes, 1);
  expect(findings.filter(({ severity }) => severity === 'hard')).toEqual([]);
});
