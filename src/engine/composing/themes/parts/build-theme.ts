import type { DrawnLayout } from '#engine/composing/drawing/drawn.ts';
import type { SlideContext, Theme } from '#engine/composing/themes/theme.ts';
import { LAYOUTS, type LayoutName, type Slide } from '#shared/composition/deck.ts';
import type { Look } from './look.ts';
import { Page } from './page.ts';

export type DrawLayout = (page: Page) => void;
type Parts = Omit<Theme, 'layouts' | 'draw' | 'fonts'> & {
  look: Look;
  drawers: Record<LayoutName, DrawLayout>;
};

/** A theme from its drawers: one for each layout, each drawing slide and layout in one go. */
export function buildTheme({ look, drawers, ...parts }: Parts): Theme {
  const open = (slide: Slide, context: SlideContext) => {
    const page = new Page(slide, context, look);
    drawers[slide.layout](page);
    // What a layout is for is missing: as points the slide shows at least what it has.
    if (!page.isUntouched || slide.layout === 'points') return page.finish();
    return open({ ...slide, layout: 'points' }, context);
  };
  return {
    ...parts,
    fonts: look.fonts,
    layouts: (deck, drawn) => {
      const all = new Map<string, DrawnLayout>();
      for (const layout of drawn) if (!all.has(layout.id)) all.set(layout.id, layout);
      const used = new Set([...all.keys()].map(nameOf));
      for (const layout of Object.keys(LAYOUTS) as LayoutName[]) {
        if (used.has(layout)) continue;
        const blank = open({ ...BLANK, layout }, { deck, index: 0 }).layout;
        all.set(blank.id, blank);
      }
      const order = Object.keys(LAYOUTS);
      return [...all.values()].sort(
        (a, b) => order.indexOf(nameOf(a.id)) - order.indexOf(nameOf(b.id)) || a.id.localeCompare(b.id),
      );
    },
    draw: open,
  };
}

const nameOf = (id: string): string => id.split('-')[0] ?? id;

const BLANK: Slide = {
  ...{ id: '', layout: 'points', section: null, title: '', subtitle: null, blocks: [] },
  ...{ source: null, notes: '', minutes: null },
};
