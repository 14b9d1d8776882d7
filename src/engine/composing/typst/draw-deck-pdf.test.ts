import { describe, expect, it } from 'vitest';
import type { Drawn, DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { drawDeck, drawSlide, drawText } from '#tests/builders/drawn-deck.ts';
import { drawKinds } from '#tests/builders/drawn-elements.ts';
import { BODY, box, SMALL_PNG } from '#tests/builders/drawn-figures.ts';
import { drawDeckPdf } from './draw-deck-pdf.ts';

const draw = (deck: DrawnDeck) => drawDeckPdf(deck, { pictures: new Map([['figura.png', SMALL_PNG]]) });
async function textOf(deck: DrawnDeck): Promise<string> {
  const { blocks } = await readDocument(draw(deck));
  return blocks.flatMap(listBlockTexts).join(' ').replaceAll(/\s+/g, ' ');
}
/** The file as letters, for what is not text on a page. */
const rawOf = (deck: DrawnDeck) => Buffer.from(draw(deck)).toString('latin1');
const slideWith = (title: string, ...elements: Drawn[]) => drawDeck([drawSlide('s1', title, elements)]);
const paragraph = (...lines: string[]) => drawText('Texto', lines, BODY, box(1, 2, 11, 4));

describe('the PDF of a deck', () => {
  it('has a page for each slide and says all that stands on them', async () => {
    const deck = drawDeck();
    expect((await readDocument(draw(deck))).pages).toBe(deck.slides.length);
    const text = `${await textOf(deck)} ${await textOf(drawDeck(drawKinds()))}`;
    for (const words of [
      ...['Ciências · 8º ano', 'A água evapora do mar.', 'Petrolina', '2.050', '80,5%', 'Indústria'],
      ...['roundRect', 'virado', 'no meio da caixa', 'História natural', 'for (let i = 0;'],
    ]) {
      expect(text).toContain(words);
    }
  });

  it('is for screen readers too: tagged, in Portuguese, with title and author, figures told in words', () => {
    const raw = rawOf(drawDeck());
    for (const mark of ['/MarkInfo', '/Lang (pt-BR)', '<pdfuaid:part>1', '/S /H1', '/S /Figure', '/S /TH']) {
      expect(raw).toContain(mark);
    }
    for (const words of ['Profa. Lia', '/Alt (Passo um)', '/Alt (Uma onda)', '/Alt (Um quadrado azul.)'])
      expect(raw).toContain(words);
  });

  it('has an outline of sections and slides, and a place for each slide that is led to', () => {
    const raw = rawOf(drawDeck());
    for (const title of [asHex('Começo'), '(Partes de um todo)']) expect(raw).toContain(`/Title ${title}`);
    expect(raw).toMatch(/\/Names \[\(s1\)/);
  });

  it('leads to slides of its own and to safe addresses alone', () => {
    expect(rawOf(drawDeck())).toContain('/URI (https://www.gov.br/ana?a=1&b=2)');
    const lost = paragraph('x');
    const links = [{ url: 'javascript:alert(1)' }, { slideId: 's99' }, { url: 'nada' }];
    lost.text?.paragraphs.push({ runs: links.map((link) => ({ text: 'y', link })) });
    expect(rawOf(slideWith('Um', lost))).not.toContain('/Link');
  });

  it('leads on from a shape that has a way to another slide', () => {
    const way: Drawn = { ...paragraph('Ver a resposta'), leadsTo: 's2' };
    const two = drawDeck([drawSlide('s1', 'Um', [way]), drawSlide('s2', 'Dois', [])]);
    expect(rawOf(two)).toContain('/Subtype /Link');
  });

  it('is the same bytes for the same deck', () => {
    expect(Buffer.compare(draw(drawDeck()), draw(drawDeck()))).toBe(0);
  });

  it('says in words what a picture that nobody brought would have shown', async () => {
    const lost: Drawn = {
      kind: 'picture',
      name: 'Figura',
      box: box(1, 2, 4, 3),
      picture: 'b.png',
      alt: 'Um rio',
    };
    expect(await textOf(slideWith('Um', lost))).toContain('Um rio');
  });
});

const asHex = (text: string) =>
  `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

describe('text of strangers', () => {
  it.each([
    '#eval("1+1")',
    '$x^2$ e *isto* = _aquilo_ @nota <rotulo>',
    '<script>alert(1)</script> & "aspas" \\ \'',
    '#import "@preview/x:0.1.0": *',
  ])('%s stays text, as a title and below it', async (text) => {
    expect((await textOf(slideWith(text, paragraph(text)))).split(text)).toHaveLength(3);
  });

  it('controls, foreign writing and half letters cost nobody the file', async () => {
    const text = 'um\u0000dois\u0007 três\ud800 漢字 🔥 \u202eoãn';
    expect(await textOf(slideWith(text, paragraph(text, '', text)))).toContain('dois');
  });

  it('a word of 4,000 letters breaks within its box', async () => {
    const word = 'abcdefghij'.repeat(400);
    const text = await textOf(slideWith('Um', drawText('Texto', [word], BODY, box(1, 2, 5, 4))));
    expect(text.replaceAll(/[\s\u200b]/g, '')).toContain(word.slice(0, 400));
  });

  it('a title without a single letter still opens its slide', () => {
    expect(rawOf(slideWith('', paragraph('x')))).toContain('/S /H1');
  });
});
