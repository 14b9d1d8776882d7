import { withEquations } from '#engine/reading/office/inline-text.ts';
import { raiseList } from '#engine/reading/office/raise-list.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import type { SlideParagraph } from './read-text-body.ts';

type DraftList = Extract<DraftBlock, { type: 'list' }>;

/** The blocks of one shape's text: items that follow each other are one list, equations alone stand alone. */
export function assembleParagraphs(paragraphs: SlideParagraph[]): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let list: DraftList | null = null;
  for (const { text, equations, displayed, level, mark } of paragraphs) {
    if (mark === null) {
      list = null;
      if (displayed.length === 0) blocks.push({ type: 'paragraph', text, ...withEquations(equations) });
      else blocks.push(...displayed.map((equation): DraftBlock => ({ type: 'equation', ...equation })));
      continue;
    }
    const isOrdered = mark === 'number';
    if (!list || (level === 0 && list.isOrdered !== isOrdered)) {
      list = { type: 'list', isOrdered, items: [] };
      blocks.push(list);
    }
    list.items.push({ text, level });
    if (equations.length > 0) list.equations ??= [];
    for (const equation of equations) list.equations?.push(equation);
  }
  return blocks.map(raiseList);
}
