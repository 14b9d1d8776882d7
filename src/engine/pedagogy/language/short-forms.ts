import { likeWritten } from './like-written.ts';

/** What is written short in haste, and what it stands for; in a question `pq` is `por que`. */
const SHORT = new Map(
  (
    `qdo quando|pq porque|tb também|tbm também|tbem também|vc você|vcs vocês|mto muito|mta muita|mtos muitos|mtas muitas|` +
    `oq o que|p/ para|c/ com|s/ sem|perg pergunta|hj hoje|qto quanto|qtos quantos`
  )
    .split('|')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
);
SHORT.set('o q', 'o que').set('+ ou -', 'mais ou menos');

const FORMS = [...SHORT.keys()].map((form) => form.replace('+', '\\+')).join('|');
const WITHIN = new RegExp(`(?<![\\p{L}\\d/])(?:${FORMS})(?![\\p{L}\\d/])`, 'giu');

/** Whether a word is one of those that notes typed in haste leave short: `mto`, `qdo`. */
export const isShortForm = (word: string): boolean => SHORT.has(word.toLowerCase());

/** Whether a text has a word written short. */
export const isInHaste = (text: string): boolean => text.search(WITHIN) >= 0;

/** The same with its short forms written out. */
export const writeOut = (text: string): string =>
  text.replace(WITHIN, (found) => {
    const whole = /^pq$/iu.test(found) && text.includes('?') ? 'por que' : SHORT.get(found.toLowerCase());
    return likeWritten(whole ?? found, found);
  });
