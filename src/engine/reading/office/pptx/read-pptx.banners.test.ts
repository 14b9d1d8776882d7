import { expect, it } from 'vitest';
import { buildPptx } from '#tests/builders/office-builder.ts';
import { slideShape } from '#tests/builders/office-fragments.ts';
import { readPptx } from './read-pptx.ts';

const banner = slideShape({ paragraphs: ['Curso de Ciências'], placeholder: 'type="title"' });
const own = (text: string) => slideShape({ paragraphs: [text] });
const titled = (text: string) => slideShape({ paragraphs: [text], placeholder: 'type="title"' });
async function readHeadings(slides: string[]) {
  const { blocks } = await readPptx(buildPptx({ slides: slides.map((shapes) => ({ shapes })) }));
  return blocks.flatMap((block) =>
    block.type === 'heading' ? [[block.slide, block.level, block.text]] : [],
  );
}

it('below a title that many slides carry, what each of them is about is found', async () => {
  const slides = ['O que é a célula?', 'As partes da célula', 'A célula vegetal'].map(
    (text) => banner + own(text),
  );
  expect(await readHeadings(slides)).toEqual([
    [1, 1, 'Curso de Ciências'],
    [1, 2, 'O que é a célula?'],
    [2, 1, 'Curso de Ciências'],
    [2, 2, 'As partes da célula'],
    [3, 1, 'Curso de Ciências'],
    [3, 2, 'A célula vegetal'],
  ]);
});

it('a slide with a title of its own keeps the text below it as text', async () => {
  const slides = ['A célula', 'O tecido', 'O órgão'].map((text) => titled(text) + own('Uma nota curta'));
  expect(await readHeadings(slides)).toEqual([
    [1, 1, 'A célula'],
    [2, 1, 'O tecido'],
    [3, 1, 'O órgão'],
  ]);
});
