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
  analysis: AiAnalysis;
  pictures: readonly Picture[];
  author: string | null;
  /** What a person chose; a template is passed over. */
  look: { theme: ThemeName | TemplateName; palette: PaletteName } | null;
}

/** What a deck is made from and held against; the material is read and understood for it, some tenths of a second. */
export function openDeckOrder({ order, analysis, pictures, author, look }: DeckOrder): {
  input: CompositionInput;
  bits: readonly { id: string; role: Role }[];
} {
  const lesson = openLesson(order);
  const { source, content, title, level } = lesson.input;
  const typed = source === null || content.trim() !== '' ? readText(content) : null;
  const { theme, palette } = look ?? {};
  return {
    input: {
      ...{ analysis, file: source, typed, title, author, level, pictures },
      look: { ...(isTheme(theme) && { theme }), ...(palette && { palette }) },
    },
    bits: lesson.material.understanding?.bits ?? [],
  };
}

const isTheme = (name: string | undefined): name is ThemeName => name !== undefined && name in THEMES;
