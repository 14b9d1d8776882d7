import { BETWEEN_DASHES, minutesOf, RANGE, STANDING_MINUTES } from './class-time.ts';
import type { Statement } from './piece.ts';

/** What a class does at one time, as the teacher's own material schedules it. */
export interface OwnStep {
  /** What the material calls it; '' for nothing. */
  title: string;
  /** Which of several classes it is in; null where the material counts none. */
  lesson: number | null;
  minutes: number | null;
  /** In the material's own words; '' where its name says all. */
  text: string;
  basis: Statement[];
  /** What answers the question that it asks, where the material says so right below or behind it. */
  answer?: string;
}

/** `1º momento`, `Etapa 2:` counts the steps of a class. */
export const COUNTED =
  /^\W*(?:\d{1,2}\s?[ªaº°o]?\s(?:momento|etapa|parte|passo)|(?:momento|etapa|parte|passo)\s(?:\d{1,2}|[IVX]+)|(?:primeir|segund|terceir|quart|quint|[úu]ltim)[ao] (?:momento|etapa|parte))(?!\p{L})\s*[:–—.,-]?\s*/iu;

/** Whether a line begins a step by its count or its minutes. */
export const opensStep = (text: string): boolean => COUNTED.test(text) || minutesOf(text) !== null;

const LONGEST_NAME = 48;
/** `Roda de conversa (10 min): quem já brincou?` → its name and what is done; the time stands beside it. */
export function nameStep(text: string): Pick<OwnStep, 'title' | 'text'> {
  const bare = text
    .replace(COUNTED, '')
    .replace(/^\(?\d{1,2}\s?[.)]\s+(?=\p{Lu})/u, '')
    .replace(RANGE, ' ')
    .replace(BETWEEN_DASHES, ' ($1 min): ')
    .replace(STANDING_MINUTES, ' ')
    .replace(/\s+([:.,;])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s:.,;–—-]+/, '')
    .trim();
  const [whole, name = ''] = /^([^:.?!;–—]{3,48}?)\s*(?::|\s[–—-]|[–—]|\.?$)\s*/u.exec(bare) ?? [];
  if (whole === undefined || name.length > LONGEST_NAME || !/\p{L}{3}/u.test(name))
    return { title: '', text: upperFirst(bare) };
  return { title: upperFirst(name), text: upperFirst(bare.slice(whole.length).trim()) };
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
