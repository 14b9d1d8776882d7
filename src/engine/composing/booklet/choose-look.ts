import { chooseLook as chooseDeckLook } from '#engine/composing/deck/choose-look.ts';
import type { PaletteName, TemplateName } from '#shared/composition/themes.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';

/** The deck's theme whose colours a template wears. */
const THEME_OF = { caderno: 'quadro', manual: 'norma' } as const;

/** Caderno for school, Manual for everything above; the colours are those of the slides of the same lesson. */
export function chooseBookletLook(
  level: EducationLevel | null,
  component: string | null,
  asked: { template?: TemplateName; palette?: PaletteName } = {},
): { template: TemplateName; palette: PaletteName } {
  const template =
    asked.template ?? (chooseDeckLook(level, component, {}).theme === 'norma' ? 'manual' : 'caderno');
  const { palette } = chooseDeckLook(level, component, {
    theme: THEME_OF[template],
    ...(asked.palette && { palette: asked.palette }),
  });
  return { template, palette };
}

export interface BookletColours {
  dark: string;
  structure: string;
  tint: string;
  signal: string;
  highlight: string;
  ink: string;
  muted: string;
  second: string;
}

const CADERNO = {
  ...{ tint: '#F6F3E8', signal: '#B8391E', highlight: '#FFCE3A', ink: '#17211D', muted: '#55605B' },
  second: '#1F6CA8',
};
const MANUAL = {
  ...{ tint: '#F4F1EA', signal: '#B5421A', highlight: '#E2A72E', ink: '#1C2226', muted: '#5A646B' },
  second: '#0E6073',
};

/** The same dark, structure and accents as the palette of the decks, so that a deck and its booklet match. */
export const COLOURS: Record<PaletteName, BookletColours> = {
  natureza: { ...CADERNO, dark: '#11352A', structure: '#1A6B54' },
  humanas: { ...CADERNO, dark: '#4A1230', structure: '#B23A2B', signal: '#1A6B54' },
  matematica: { ...CADERNO, dark: '#14284F', structure: '#2458A6', second: '#1A7A5E' },
  linguagens: { ...CADERNO, dark: '#371F4A', structure: '#7A3F93', second: '#1A7A5E' },
  petroleo: { ...MANUAL, dark: '#0F3540', structure: '#0E6073', second: '#4F7A3A' },
  indigo: { ...MANUAL, dark: '#1E2A56', structure: '#3549A0' },
  oliva: { ...MANUAL, dark: '#2B3620', structure: '#52702A' },
  grafite: { ...MANUAL, dark: '#24282D', structure: '#4A5560' },
};
