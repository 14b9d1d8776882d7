import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import type { PaletteName, TemplateName, ThemeName } from '#shared/composition/themes.ts';
import { THEMES } from '#shared/composition/themes.ts';
import type { CompositionInput } from './deck/composition.ts';

export interface DeckOrder {
  /** The order as it was analysed. */
  order: AnalysisInput;
  /** The same, opened before; opened now unless given. */
  opened?: OpenedOrder;
  analysis: AiAnalysis;
  pictures: readonly Picture[];
  author: string | null;
  /** What a person chose; a template is passed over. */
  look: { theme: ThemeName | TemplateName; palette: PaletteName } | null;
}

/** What is understood of a material and composed with: the title as it is written, and the role of each of its bits. */
export interface Understood {
  title: string;
  bits: readonly { id: string; role: Role }[];
}

/** The material of an order as it was read and understood: the same for any analysis, pictures and look of it. */
export interface OpenedOrder extends Understood, Pick<CompositionInput, 'file' | 'typed' | 'level'> {}

export const understoodOf = ({ input, material }: Pick<Lesson, 'input' | 'material'>): Understood => ({
  title: input.title,
  bits: [
    ...(material.understanding?.bits ?? []).map(({ id, role }) => ({ id, role })),
    ...material.pieces.filter(({ isKept }) => isKept).map(({ blockRef, role }) => ({ id: blockRef, role })),
  ],
});

/**
 * Reads and understands the material.
 * @param understood what was kept with the analysis: to understand a long one anew takes a second, the first of a process four
 */
export function openOrder(order: AnalysisInput, understood = understoodOf(openLesson(order))): OpenedOrder {
  const { source, content, level } = order;
  const typed = source === null || content.trim() !== '' ? readText(content) : null;
  return { file: source, typed, level, ...understood };
}

/** What a deck is made from and held against. */
export function openDeckOrder({ order, opened, analysis, pictures, author, look }: DeckOrder): {
  input: CompositionInput;
  bits: OpenedOrder['bits'];
} {
  const { bits, ...material } = opened ?? openOrder(order);
  const { theme, palette } = look ?? {};
  return {
    input: {
      ...{ ...material, analysis, author, pictures },
      look: { ...(isTheme(theme) && { theme }), ...(palette && { palette }) },
    },
    bits,
  };
}

const isTheme = (name: string | undefined): name is ThemeName => name !== undefined && name in THEMES;
