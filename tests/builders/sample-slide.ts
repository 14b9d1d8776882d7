import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';

export interface SampleSlide {
  layout: LayoutName;
  section: number | null;
  title: string;
  subtitle?: string;
  blocks: SlideBlock[];
  source?: string;
}
export const say = (text: string) => ({ text, passageIds: ['p1'] });
export const points = (...items: [string | null, string][]): SlideBlock => ({
  type: 'points',
  items: items.map(([head, text]) => ({ head, ...say(text) })),
});
