import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { QueryText } from './weigh-query.ts';

/** What of an analysis tells the subject of the lesson. */
export type LessonSubject = Pick<AiAnalysis, 'keyPhrases' | 'objectives'> & {
  topics: { modules: readonly Pick<AiAnalysis['topics']['modules'][number], 'name' | 'weight'>[] };
};

const TITLE_WEIGHT = 3;
const TOPIC_WEIGHT = 2;
const OBJECTIVE_WEIGHT = 1;
const PHRASE_WEIGHT = 0.6;
const MOST_OBJECTIVES = 6;
const MOST_PHRASES = 12;

/** A lesson as it is looked for: its title first, then its topics by their share, its objectives and key phrases. */
export function describeLesson(
  title: string,
  { topics, keyPhrases, objectives }: LessonSubject,
): QueryText[] {
  const heaviest = Math.max(1, ...topics.modules.map(({ weight }) => weight));
  const strongest = Math.max(1e-9, ...keyPhrases.map(({ weight }) => weight));
  return [
    { text: title, weight: TITLE_WEIGHT },
    ...topics.modules.map(({ name, weight }) => ({ text: name, weight: (TOPIC_WEIGHT * weight) / heaviest })),
    ...objectives.slice(0, MOST_OBJECTIVES).map(({ text }) => ({ text, weight: OBJECTIVE_WEIGHT })),
    ...keyPhrases
      .slice(0, MOST_PHRASES)
      .map(({ phrase, weight }) => ({ text: phrase, weight: (PHRASE_WEIGHT * weight) / strongest })),
  ];
}
