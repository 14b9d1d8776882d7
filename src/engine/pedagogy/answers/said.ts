import type { Answer } from '#shared/analysis/ai-analysis.ts';

/** An answer before it is put beside the words that asked for it. */
export type Said = Pick<Answer, 'outcome' | 'text'> & Partial<Pick<Answer, 'offers'>>;

export const done = (text: string): Said => ({ outcome: 'done', text });
export const declined = (text: string): Said => ({ outcome: 'declined', text });
/** No plan can do it; the people who make the lesson do, and get the request. */
export const leftToTeam = (text: string): Said => ({ outcome: 'team', text });
