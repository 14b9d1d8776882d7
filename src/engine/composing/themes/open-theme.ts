import type { ThemeName } from '#shared/composition/themes.ts';
import { QUADRO } from './quadro/quadro.ts';
import type { Theme } from './theme.ts';

const THEMES: Partial<Record<ThemeName, Theme>> = { quadro: QUADRO };

/** The theme of a name; Quadro, which suits any age, stands in for one that is not drawn yet. */
export const openTheme = (name: ThemeName): Theme => THEMES[name] ?? QUADRO;
