import type { Skill } from '#shared/curriculum/skill.ts';
import { pairKey, termRuns } from './terms.ts';

/** One skill in which a key occurs, with its weighted, length-normalised frequency. */
export interface Posting {
  skill: number;
  frequency: number;
}

/** The closed list made searchable; immutable, built once for each import. */
export interface SkillIndex {
  skills: readonly Skill[];
  byCode: ReadonlyMap<string, Skill>;
  postings: ReadonlyMap<string, readonly Posting[]>;
  /** How rare a key is among the skills, 0 and up; 0 for what is nowhere. */
  rarityOf(key: string): number;
}

/** What of a skill counts how much: its wording, what is to be known, where the document puts it. */
const FIELD_WEIGHTS = { text: 1, objects: 1.6, places: 0.5, component: 0.3 } as const;
/** Neighbours count beside the words themselves: `guerra fria` is more than a war and a cold. */
const PAIR_WEIGHT = 0.6;
/** How far a long wording is held against it (BM25's b). */
const LENGTH_NORM = 0.6;

/** BM25F over stems and pairs of neighbours (Robertson & Zaragoza 2009): fields are weighed before saturation. */
export function buildSkillIndex(skills: readonly Skill[]): SkillIndex {
  const counted = skills.map(countKeys);
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, count) => sum + count, 0));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const postings = new Map<string, Posting[]>();
  counted.forEach((counts, skill) => {
    const norm = 1 - LENGTH_NORM + (LENGTH_NORM * (lengths[skill] ?? 0)) / mean;
    for (const [key, count] of counts) {
      const list = postings.get(key) ?? [];
      list.push({ skill, frequency: count / norm });
      postings.set(key, list);
    }
  });
  return {
    skills,
    byCode: new Map(skills.map((skill) => [skill.code, skill])),
    postings,
    rarityOf: (key) => {
      const found = postings.get(key)?.length ?? 0;
      return found === 0 ? 0 : Math.log(1 + (skills.length - found + 0.5) / (found + 0.5));
    },
  };
}

function countKeys(skill: Skill): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, weight: number) => counts.set(key, (counts.get(key) ?? 0) + weight);
  const addText = (text: string, weight: number) => {
    for (const run of termRuns(text)) {
      run.forEach(({ key }, index) => {
        add(key, weight);
        const next = run[index + 1];
        if (next) add(pairKey(key, next.key), weight * PAIR_WEIGHT);
      });
    }
  };
  addText(skill.text, FIELD_WEIGHTS.text);
  for (const object of skill.objects) addText(object, FIELD_WEIGHTS.objects);
  for (const place of skill.places) addText(place, FIELD_WEIGHTS.places);
  addText(skill.componentName, FIELD_WEIGHTS.component);
  return counts;
}
