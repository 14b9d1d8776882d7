import { PALETTES_OF, type PaletteName, type ThemeName } from '#shared/composition/themes.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';

const THEME_OF: Record<EducationLevel, ThemeName> = {
  infantil: 'recreio',
  fundamental: 'quadro',
  medio: 'quadro',
  superior: 'norma',
  tecnico: 'norma',
  livre: 'quadro',
  corporativo: 'norma',
};

/** Subjects as `judgeComponent` names them → palette of the school themes and of Norma. */
const PALETTE_OF: Readonly<Record<string, readonly [PaletteName, PaletteName]>> = {
  'Língua Portuguesa': ['linguagens', 'petroleo'],
  Matemática: ['matematica', 'indigo'],
  Estatística: ['matematica', 'indigo'],
  Ciências: ['natureza', 'oliva'],
  Biologia: ['natureza', 'oliva'],
  Física: ['natureza', 'indigo'],
  Química: ['natureza', 'indigo'],
  História: ['humanas', 'petroleo'],
  Geografia: ['humanas', 'oliva'],
  Arte: ['linguagens', 'petroleo'],
  'Educação Física': ['linguagens', 'petroleo'],
  Inglês: ['linguagens', 'petroleo'],
  Filosofia: ['humanas', 'petroleo'],
  Sociologia: ['humanas', 'petroleo'],
  Informática: ['matematica', 'grafite'],
  Administração: ['humanas', 'grafite'],
  Contabilidade: ['matematica', 'grafite'],
  Economia: ['matematica', 'indigo'],
  Enfermagem: ['natureza', 'petroleo'],
  'Segurança do Trabalho': ['humanas', 'grafite'],
  Eletromecânica: ['matematica', 'grafite'],
  Eletrotécnica: ['matematica', 'grafite'],
  Mecânica: ['matematica', 'grafite'],
};

/** The level chooses the theme, the subject the palette; what was asked for goes first where it goes together. */
export function chooseLook(
  level: EducationLevel | null,
  component: string | null,
  asked: { theme?: ThemeName; palette?: PaletteName },
): { theme: ThemeName; palette: PaletteName } {
  const theme = asked.theme ?? (level === null ? 'quadro' : THEME_OF[level]);
  const usual = PALETTES_OF[theme];
  if (asked.palette !== undefined && usual.includes(asked.palette)) return { theme, palette: asked.palette };
  const fitting = PALETTE_OF[component ?? '']?.find((palette) => usual.includes(palette));
  return { theme, palette: fitting ?? usual[0] ?? 'natureza' };
}
