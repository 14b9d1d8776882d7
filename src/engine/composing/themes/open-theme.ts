import type { ThemeName } from '#shared/composition/themes.ts';
import { NORMA } from './norma/norma.ts';
import { QUADRO } from './quadro/quadro.ts';
import { RECREIO } from './recreio/recreio.ts';
import type { Theme } from './theme.ts';

const THEMES: Record<ThemeName, Theme> = { recreio: RECREIO, quadro: QUADRO, norma: NORMA };

/** The theme of a name. */
export const openTheme = (name: ThemeName): Theme => THEMES[name];
