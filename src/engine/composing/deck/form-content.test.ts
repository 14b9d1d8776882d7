import { describe, expect, it } from 'vitest';
import type { Block } from '#engine/reading/source-document.ts';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import type { ItemMatter } from './composition.ts';
import { formContent } from './form-content.ts';

const IMAGE: Block = { id: 'b2', type: 'image', alt: null, widthPt: 300, heightPt: 200, xPt: 0, yPt: 0 };
const PICTURE = { key: 'a.png', widthPx: 900, heightPx: 600, blockId: 'b2', credit: null };

function makeMatter(points: string[], blocks: Block[]): ItemMatter {
  const item = { number: 4, purpose: 'conteudo', title: 'A célula', passageIds: [], points } as unknown;
  return {
    item: item as PlanItem,
    index: 3,
    points: points.map((text) => ({ text, passageIds: [] })),
    blocks,
    ...{ passages: [], visuals: [], quiz: [] },
  };
}

describe('a slide of content', () => {
  it('shows the figure of its matter beside what is said, with its caption', () => {
    const caption: Block = { id: 'b3', type: 'paragraph', text: 'Figura 2: a célula vista de perto' };
    const formed = formContent(makeMatter(['A célula tem um núcleo.'], [IMAGE, caption]), [PICTURE], []);
    expect(formed.layout).toBe('pointsAndFigure');
    expect(formed.blocks.at(-1)).toMatchObject({
      ...{ type: 'picture', picture: 'a.png', caption: caption.text, alt: caption.text },
    });
  });

  it('shows the figure alone where it could only say what is missing', () => {
    const points = ['Código do material, para ler e comentar linha a linha'];
    expect(formContent(makeMatter(points, []), [], []).blocks).toMatchObject([{ type: 'place' }]);
    const formed = formContent(makeMatter(points, [IMAGE]), [PICTURE], []);
    expect(formed).toMatchObject({ layout: 'figure', blocks: [{ type: 'picture', picture: 'a.png' }] });
  });

  it('shows no figure that would be a blur', () => {
    const small = { ...PICTURE, widthPx: 260, heightPx: 200 };
    const formed = formContent(makeMatter(['A célula tem um núcleo.'], [IMAGE]), [small], []);
    expect(formed.blocks.some(({ type }) => type === 'picture')).toBe(false);
  });
});
