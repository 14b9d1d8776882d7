import type { Skill } from '#shared/curriculum/skill.ts';
import type { SkillStage } from '#shared/curriculum/skill-code.ts';
import type { SkillIndex } from './skill-index.ts';
import { phraseKey } from './terms.ts';
import { type QueryTerm, type QueryText, weighQuery } from './weigh-query.ts';

/** What is known of the class: each part null or empty where it is not. */
export interface Course {
  /** Nothing of another stage is suggested. */
  stage: SkillStage | null;
  /** Letters of components, fields or areas that the lesson may belong to; others count less. */
  components: readonly string[];
  /** The components are judged by the words of the material, not said by anybody. */
  isGuess: boolean;
  /** School years of Ensino Fundamental; the farther off, the less a skill counts. */
  years: readonly number[];
}

export const UNKNOWN_COURSE: Course = { stage: null, components: [], isGuess: false, years: [] };

export interface SuggestedSkill {
  skill: Skill;
  /** 0 and up; tells only which of one answer stands before which. */
  score: number;
  /** The lesson's own words that led there, most telling first. */
  terms: string[];
}

const K1 = 1.2;
const MOST_TERMS_TOLD = 5;
/** What one phrase is meant to say counts once, and its further words ever less: `lua` alone makes no astronomy. */
const FADING = 0.7;
/** What the components known to be meant leave to the others. */
const OTHER_COMPONENT = { said: 0.35, guessed: 0.7 } as const;
/** One year off, two, more. */
const YEAR_SHARES = [1, 0.72, 0.55, 0.4] as const;
/** A skill under this share of the best one has only its words in common with the lesson. */
const LEAST_SHARE = 0.3;

/**
 * The skills of the list nearest to what is said of a lesson, best first, at most `limit`: BM25 over stems, pairs and
 * everyday words, with component and year as soft weights and the stage as a border. The same question gives the same
 * answer; nothing outside the index can come out.
 */
export function suggestSkills(
  index: SkillIndex,
  texts: readonly QueryText[],
  { course = UNKNOWN_COURSE, limit = 5 }: { course?: Course; limit?: number } = {},
): SuggestedSkill[] {
  const hits = scoreSkills(index, weighQuery(texts), course);
  const isSaid = course.components.length > 0 && !course.isGuess;
  const shares = isSaid ? null : leanOf(hits);
  const ranked = hits
    .map((hit) => ({ ...hit, score: hit.score * (shares?.(hit.skill) ?? 1) }))
    .sort((a, b) => b.score - a.score || (a.skill.code < b.skill.code ? -1 : 1))
    .slice(0, limit);
  const least = (ranked[0]?.score ?? 0) * LEAST_SHARE;
  return ranked
    .filter(({ score }) => score > least)
    .map(({ skill, score, gains }) => ({ skill, score, terms: tellTerms(gains) }));
}

interface Hit {
  skill: Skill;
  score: number;
  gains: { term: QueryTerm; gain: number }[];
}

function scoreSkills(index: SkillIndex, terms: readonly QueryTerm[], course: Course): Hit[] {
  const hits = new Map<number, Hit>();
  for (const term of terms) {
    const rarity = index.rarityOf(term.key);
    for (const { skill: at, frequency } of index.postings.get(term.key) ?? []) {
      const skill = index.skills[at];
      if (!skill || (course.stage !== null && skill.stage !== course.stage)) continue;
      const gain = term.weight * rarity * (((K1 + 1) * frequency) / (K1 + frequency));
      const hit = hits.get(at) ?? { skill, score: 0, gains: [] };
      hit.gains.push({ term, gain });
      hits.set(at, hit);
    }
  }
  return [...hits.values()].map((hit) => ({
    ...hit,
    score: addUp(hit.gains) * fitOf(hit.skill, course),
  }));
}

/** What the words of a lesson gain a skill, all of them together. */
function addUp(gains: Hit['gains']): number {
  let sum = 0;
  const meant = new Map<string, number[]>();
  for (const { term, gain } of gains) {
    if (!term.isMeant) sum += gain;
    else meant.set(term.said, [...(meant.get(term.said) ?? []), gain]);
  }
  for (const ofPhrase of meant.values())
    for (const [place, gain] of ofPhrase.sort((a, b) => b - a).entries()) sum += gain * FADING ** place;
  return sum;
}

/** How well a skill's component and years fit those of the class, 0 to 1. */
function fitOf({ component, years }: Skill, course: Course): number {
  const ofComponent =
    course.components.length === 0 || course.components.includes(component)
      ? 1
      : OTHER_COMPONENT[course.isGuess ? 'guessed' : 'said'];
  if (course.years.length === 0 || years.length === 0) return ofComponent;
  const apart = Math.min(...years.flatMap((year) => course.years.map((other) => Math.abs(year - other))));
  return ofComponent * (YEAR_SHARES[Math.min(apart, YEAR_SHARES.length - 1)] ?? 0);
}

const LEANING_HITS = 25;
const LEAST_LEAN = 0.75;

/** Where nobody says the component, the best hits do: a lone hit of another component is mostly chance. */
function leanOf(hits: readonly Hit[]): (skill: Skill) => number {
  const best = [...hits].sort((a, b) => b.score - a.score || (a.skill.code < b.skill.code ? -1 : 1));
  const sums = new Map<string, number>();
  for (const { skill, score } of best.slice(0, LEANING_HITS))
    sums.set(skill.componentName, (sums.get(skill.componentName) ?? 0) + score);
  const most = Math.max(1e-9, ...sums.values());
  return ({ componentName }) => LEAST_LEAN + (1 - LEAST_LEAN) * ((sums.get(componentName) ?? 0) / most);
}

/** Each word once, in the longest phrase it stands in; what came over the table is told by the teacher's phrase. */
function tellTerms(gains: Hit['gains']): string[] {
  const told = new Map<string, string>();
  for (const { term } of [...gains].sort((a, b) => b.gain - a.gain || (a.term.key < b.term.key ? -1 : 1))) {
    const said = term.said.toLowerCase();
    const key = ` ${phraseKey(said)} `;
    if (said === '' || [...told.keys()].some((other) => other.includes(key))) continue;
    for (const part of [...told.keys()].filter((other) => key.includes(other))) told.delete(part);
    told.set(key, said);
    if (told.size === MOST_TERMS_TOLD) break;
  }
  return [...told.values()];
}
