import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { drawnDeck, drawnSlide, plain, textBox } from '#tests/builders/drawn-basics.ts';
import { deckOfEverything } from '#tests/builders/drawn-elements.ts';
import { drawDeckPdf } from './draw-deck-pdf.ts';

const pictures = new Map<string, Uint8Array>();
beforeAll(async () => {
  const red = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
  pictures.set('a.png', await red.png().toBuffer());
});
const draw = (deck: DrawnDeck) => drawDeckPdf(deck, { pictures });
const textOf = async (deck: DrawnDeck) =>
  (await readDocument(draw(deck))).blocks.flatMap(listBlockTexts).join(' ').replaceAll(/\s+/g, ' ');
/** The file as letters, for what is not text on a page. */
const rawOf = (deck: DrawnDeck) => Buffer.from(draw(deck)).toString('latin1');

describe('the PDF of a deck', () => {
  it('has a page for each slide and says all that stands on them', async () => {
    const read = await readDocument(draw(deckOfEverything()));
    expect(read.pages).toBe(7);
    const text = await textOf(deckOfEverything());
    for (const words of [
      ...[
        'Formas e linhas de todo tipo',
        'roundRect',
        'virado',
        'evapora com o calor do sol',
        'no meio da caixa',
      ],
      ...['Mares, rios, lagos e água sob a terra', '98,2%', '97,5%', 'Sul do país', 'História natural'],
    ]) {
      expect(text).toContain(words);
    }
  });

  it('is for screen readers too: tagged, in Portuguese, with title, author, figures told in words', () => {
    const raw = rawOf(deckOfEverything());
    for (const mark of [
      '/MarkInfo',
      '/Lang (pt-BR)',
      '<pdfuaid:part>1',
      'Marina Duarte',
      '/S /Figure',
      '/S /TH',
    ]) {
      expect(raw).toContain(mark);
    }
    expect(raw).toContain('/Alt (Um quadro vermelho.)');
  });

  it('has an outline of sections and slides, and links to slides and to the web alone', () => {
    const raw = rawOf(deckOfEverything());
    for (const title of [utf16('Números'), '(Linhas e partes de um todo)']) {
      expect(raw).toContain(`/Title ${title}`);
    }
    expect(raw).toContain('/URI (https://example.org/a%20b)');
    expect(raw).toMatch(/\/Names \[\(s1\)/);
    const unsafe = textBox(
      'Texto',
      [1, 2, 5, 1],
      [{ runs: [{ text: 'x', link: { url: 'javascript:alert(1)' } }] }],
    );
    const lost = textBox('Outro', [1, 4, 5, 1], [{ runs: [{ text: 'y', link: { slideId: 's99' } }] }]);
    expect(rawOf(drawnDeck([drawnSlide('s1', 'Um', [unsafe, lost])]))).not.toContain('/Link');
  });

  it('is the same bytes for the same deck', () => {
    expect(Buffer.compare(draw(deckOfEverything()), draw(deckOfEverything()))).toBe(0);
  });

  it('shows an icon and a picture that nobody brought as words, and refuses an icon that does not exist', async () => {
    pictures.delete('b.png');
    const box = { x: 1, y: 2, w: 4, h: 3 };
    const lost = {
      kind: 'picture',
      name: 'Figura',
      box,
      picture: 'b.png',
      alt: 'Um rio visto de cima',
    } as const;
    expect(await textOf(drawnDeck([drawnSlide('s1', 'Um', [lost])]))).toContain('Um rio visto de cima');
    const wrong = { kind: 'icon', name: 'Ícone', box, icon: '../../x', alt: null, colour: 'dk1' } as const;
    expect(() => draw(drawnDeck([drawnSlide('s1', 'Um', [wrong])]))).toThrow('no name of an icon');
  });
});

const utf16 = (text: string) =>
  `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

describe('text of strangers', () => {
  it.each([
    '#eval("1+1")',
    '$x^2$ e *isto* = _aquilo_ @nota <rotulo>',
    '<script>alert(1)</script> & "aspas" \\ \'',
    '#import "@preview/x:0.1.0": *',
  ])('%s stays text, as a title and below it', async (text) => {
    const deck = drawnDeck([drawnSlide('s1', text, [textBox('Texto', [1, 2, 11, 4], plain(text))])]);
    expect((await textOf(deck)).split(text)).toHaveLength(3);
  });

  it('controls, foreign writing and half letters cost nobody the file', async () => {
    const text = 'um\u0000dois\u0007 três\ud800 漢字 🔥 \u202eoãn';
    const deck = drawnDeck([
      drawnSlide('s1', text, [textBox('Texto', [1, 2, 11, 4], plain(text, '', text))]),
    ]);
    expect(await textOf(deck)).toContain('dois');
  });

  it('a word of 4,000 letters breaks within its box', async () => {
    const word = 'abcdefghij'.repeat(400);
    const deck = drawnDeck([drawnSlide('s1', 'Um', [textBox('Texto', [1, 2, 5, 4], plain(word))])]);
    expect((await textOf(deck)).replaceAll(/[\s\u200b]/g, '')).toContain(word.slice(0, 500));
  });

  it('a title without a single letter still opens its slide', () => {
    expect(rawOf(drawnDeck([drawnSlide('s1', '', [])]))).toContain('/H1');
  });
});
