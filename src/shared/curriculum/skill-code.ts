/** A code of the national curriculum (BNCC), taken apart. Whether a skill of that code exists only the list can tell. */
export interface SkillCode {
  /** As the documents write it: `EF67LP08`, upper case, nothing between. */
  code: string;
  stage: SkillStage;
  /** Letters of the field of experience, component or area: `TS`, `LP`, `LGG`. */
  component: string;
  /** School years of Ensino Fundamental, 1 to 9; none for the other stages. */
  years: number[];
  /** 1 to 3 in Educação Infantil (babies, toddlers, small children), else null. */
  ageGroup: number | null;
}

export const SKILL_STAGES = ['EI', 'EF', 'EM'] as const;
export type SkillStage = (typeof SKILL_STAGES)[number];

/** Blocks of years, with the components whose skills are written for them. CO is Computing (CNE/CEB 2/2022). */
const BLOCKS: Record<string, readonly string[]> = {
  '12': ['LP', 'EF'],
  '15': ['LP', 'AR', 'CO'],
  '35': ['LP', 'EF'],
  '67': ['LP', 'EF'],
  '69': ['LP', 'AR', 'CO'],
  '89': ['LP', 'EF'],
};

const WHOLE =
  /^(?:EI(?<group>0[1-3])(?<field>EO|CG|TS|EF|ET|CO)|EF(?<years>0[1-9]|[1368][2579])(?<component>AR|CI|CO|EF|ER|GE|HI|LI|LP|MA)|EM13(?:(?<area>LGG|MAT|CNT|CHS)[1-9]|(?<course>LP|CO)))(?<number>\d\d)$/;

/** Takes a code apart; null for what the grammar does not allow. Case, outer brackets and inner spaces do not matter. */
export function parseSkillCode(written: string): SkillCode | null {
  const code = written.replaceAll(/[\s().[\]–-]/g, '').toUpperCase();
  const groups = WHOLE.exec(code)?.groups;
  if (!groups || groups.number === '00') return null;
  const { group, field, years, component, area, course } = groups;
  if (field) return { code, stage: 'EI', component: field, years: [], ageGroup: Number(group) };
  if (years && component) {
    const isYear = years.startsWith('0');
    if (!isYear && !BLOCKS[years]?.includes(component)) return null;
    return { code, stage: 'EF', component, years: isYear ? [Number(years)] : spread(years), ageGroup: null };
  }
  return { code, stage: 'EM', component: area ?? course ?? '', years: [], ageGroup: null };
}

/** `69` is the years 6 to 9. */
function spread(block: string): number[] {
  const [first = 0, last = 0] = [...block].map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
