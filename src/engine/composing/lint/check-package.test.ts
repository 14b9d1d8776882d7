import { strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectPptxResources } from '#engine/composing/pptx/collect-resources.ts';
import { writePptx } from '#engine/composing/pptx/write-pptx.ts';
import { drawDeck, drawSlide } from '#tests/builders/drawn-deck.ts';
import { checkPackage, keepSound, UnsoundFile } from './check-package.ts';

describe('a package is refused', () => {
  let parts: Record<string, Uint8Array>;
  beforeAll(async () => {
    const deck = drawDeck([drawSlide('s1', 'Um', [])]);
    parts = unzipSync(
      writePptx(deck, await collectPptxResources(deck, new Map(), { areFontsEmbedded: false })),
    );
  });
  const SLIDE = 'ppt/slides/slide1.xml';
  const change = (name: string, edit: (text: string) => string) =>
    checkPackage(zipSync({ ...parts, [name]: strToU8(edit(new TextDecoder().decode(parts[name]))) }));

  it('not where nothing is wrong', () => {
    expect(checkPackage(zipSync(parts))).toEqual([]);
  });

  it('where a part is named and not there', () => {
    const { [SLIDE]: _, ...rest } = parts;
    const problems = checkPackage(zipSync(rest)).map(({ problem }) => problem);
    expect(problems).toContain(`gives a type to /${SLIDE}, which is not there`);
    expect(problems).toContain(`leads to ${SLIDE}, which is not there`);
  });

  it('where a part is there and not named', () => {
    const faults = checkPackage(zipSync({ ...parts, 'ppt/extra.xml': strToU8('<a/>') }));
    expect(faults).toEqual([
      { kind: 'untyped', part: 'ppt/extra.xml', problem: 'has no content type' },
      { kind: 'unreached', part: 'ppt/extra.xml', problem: 'is reached from nowhere' },
    ]);
  });

  it('and then never leaves the house', () => {
    const { [SLIDE]: _, ...rest } = parts;
    expect(() => keepSound(zipSync(rest))).toThrow(UnsoundFile);
    expect(keepSound(zipSync(parts))).toBeInstanceOf(Uint8Array);
  });

  it('where two shapes share an id', () => {
    expect(change(SLIDE, (text) => text.replace('<p:cNvPr id="3"', '<p:cNvPr id="2"'))).toEqual([
      { kind: 'shape-id', part: SLIDE, problem: 'has two shapes with the id 2' },
    ]);
  });

  it('where a slide uses a relationship that it has not', () => {
    const faults = change(SLIDE, (text) => text.replace('</p:spTree>', '<p:pic r:id="rId99"/></p:spTree>'));
    expect(faults).toEqual([
      { kind: 'unknown', part: SLIDE, problem: 'uses the relationship rId99, which it has not' },
    ]);
  });

  it('where a part is no XML', () => {
    expect(change(SLIDE, (text) => text.slice(0, -5))[0]).toEqual({
      kind: 'xml',
      part: SLIDE,
      problem: 'is not well-formed XML',
    });
  });
});
