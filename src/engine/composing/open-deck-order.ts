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

/** The material of an order as it was read and understood: the same for any analysis, pictures and look of it. */
export interface OpenedOrder extends Pick<CompositionInput, 'file' | 'typed' | 'title' | 'level'> {
  bits: readonly { id: string; role: Role }[];
}

/** Reads and understands the material: a second and more for a long one. */
export function openOrder(order: AnalysisInput): OpenedOrder {
  const { input, material } = openLesson(order);
  const { source, content, title, level } = input;
  const typed = source === null || content.trim() !== '' ? readText(content) : null;
  return { file: source, typed, title, level, bits: material.understanding?.bits ?? [] };
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
