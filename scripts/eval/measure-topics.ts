import { findCourse } from '#engine/pedagogy/curriculum/find-course.ts';
import type { SkillIndex } from '#engine/pedagogy/curriculum/skill-index.ts';
import { suggestSkills } from '#engine/pedagogy/curriculum/suggest-skills.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';

/** A line of a textbook's table of contents and the skills somebody who knows the curriculum would accept for it. */
export interface Topic {
  level: EducationLevel;
  component: string;
  /** 0 where the stage has no years. */
  year: number;
  topic: string;
  codes: string[];
}

/** How much is said of the class: all of it, no year, the level alone, nothing. */
export const SAID = ['year', 'component', 'level', 'nothing'] as const;
export type Said = (typeof SAID)[number];

const LEVELS: Record<string, EducationLevel> = { EI: 'infantil', EF: 'fundamental', EM: 'medio' };

/** Reads tab-separated lines `stage, component, year, topic, codes`; codes are separated by spaces. */
export function readTopics(tsv: string): Topic[] {
  return tsv
    .trim()
    .split('\n')
    .map((line) => {
      const [stage = '', component = '', year = '', topic = '', codes = ''] = line.split('\t');
      const level = LEVELS[stage];
      if (!level || topic === '' || codes === '') throw new Error(`not a topic: ${line}`);
      return { level, component, year: Number(year), topic, codes: codes.split(' ') };
    });
}

/** The topics for which none of their skills is among the first five. */
export function findMisses(index: SkillIndex, topics: readonly Topic[], said: Said): Topic[] {
  return topics.filter(({ level, component, year, topic, codes }) => {
    const course = findCourse({
      level: said === 'nothing' ? null : level,
      audience: said === 'year' && level === 'fundamental' ? `${year}º ano` : '',
      title: said === 'year' || said === 'component' ? component : '',
      codes: [],
    });
    const found = suggestSkills(index, [{ text: topic, weight: 1 }], { course });
    return !found.some(({ skill }) => codes.includes(skill.code));
  });
}

/** Wilson's interval of a share at 95 %: what so many topics can tell. */
export function wilson(hits: number, of: number): [number, number] {
  const z = 1.96;
  const share = hits / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const reach = (z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))) / (1 + z ** 2 / of);
  return [middle - reach, middle + reach];
}
