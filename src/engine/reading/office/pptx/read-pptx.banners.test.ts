import { describe, expect, it } from 'vitest';
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

async function readSlide(shapes: string) {
  const { blocks } = await readPptx(buildPptx({ slides: [{ shapes }] }));
  return blocks.map(({ slide: _, ...block }): object => block);
}

describe('the names over texts of a slide', () => {
  const box = (text: string, at: [number, number, number, number], sizePt = 16) =>
    slideShape({ paragraphs: [text], box: at, sizePt });
  const heading = (text: string) => ({ type: 'heading', level: 3, text });

  it('are read with what they stand over, or below where nothing else does, whatever the file has first', async () => {
    const shapes = [
      box('Conduz a água da raiz até as folhas.', [300, 60, 200, 40]),
      box('Floema', [20, 150, 200, 20]),
      box('Leva o açúcar das folhas para a planta toda.', [20, 180, 200, 40]),
      box('Xilema', [300, 30, 200, 20]),
      box('Deixa o ar entrar e sair das folhas.', [300, 180, 200, 40]),
      box('Estômato', [300, 225, 200, 20]),
    ].join('');
    const read = await readSlide(titled('Partes da planta') + shapes);
    const at = (text: string) => read.findIndex((block) => 'text' in block && block.text === text);
    for (const [name, said] of [
      ['Xilema', 'Conduz a água da raiz até as folhas.'],
      ['Floema', 'Leva o açúcar das folhas para a planta toda.'],
      ['Estômato', 'Deixa o ar entrar e sair das folhas.'],
    ] as const) {
      expect(read[at(said) - 1]).toEqual(heading(name));
      expect(read.filter((block) => 'text' in block && block.text === name)).toHaveLength(1);
    }
  });

  it('are the bold first lines of boxes set alike, of one of them also where it lost its bold', async () => {
    const set = (name: string, said: string, bold = 'b="1"') =>
      slideShape({
        paragraphs: [
          `<a:p><a:r><a:rPr ${bold}/><a:t>${name}</a:t></a:r></a:p>`,
          `<a:p><a:r><a:t>${said}</a:t></a:r></a:p>`,
        ],
      });
    const shapes =
      set('Sístole', 'O coração se contrai e empurra o sangue.') +
      set('Diástole', 'O coração relaxa e se enche de sangue.') +
      set('Pulso', 'A artéria se dilata a cada batida do coração.', '');
    const read = await readSlide(titled('O coração') + shapes);
    expect(read.slice(1)).toEqual([
      heading('Sístole'),
      { type: 'paragraph', text: 'O coração se contrai e empurra o sangue.' },
      heading('Diástole'),
      { type: 'paragraph', text: 'O coração relaxa e se enche de sangue.' },
      heading('Pulso'),
      { type: 'paragraph', text: 'A artéria se dilata a cada batida do coração.' },
    ]);
  });

  it('stay text where there is but one', async () => {
    const one = box('Raiz', [20, 30, 200, 20]) + box('Fixa a planta e absorve a água.', [20, 55, 200, 40]);
    expect(await readSlide(titled('A planta') + one)).not.toContainEqual(heading('Raiz'));
  });
});
