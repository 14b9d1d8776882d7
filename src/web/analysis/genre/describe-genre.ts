import type { JudgedDocument } from '#shared/analysis/ai-analysis.ts';
import { GENRE_WORDS } from '#shared/analysis/genre-words.ts';
import { GENRES, type Genre } from '#shared/analysis/genres.ts';

/** Below this the genre is a guess, and asked instead of said. */
const SURE = 0.5;

/** What the material was taken for, in one sentence to the teacher. */
export function describeGenre({ genre, confidence, isTold }: JudgedDocument): string {
  if (isTold) return `Li o seu material como ${GENRE_WORDS[genre]}, como você disse.`;
  if (confidence >= SURE) return `Li o seu material como ${GENRE_WORDS[genre]}.`;
  return `${genre === 'notas' ? 'Parecem' : 'Parece'} ${GENRE_WORDS[genre]}. Acertei?`;
}

/** Whether that is worth a line: notes that look like nothing else are what every typed lesson is. */
export const isGenreTold = ({ genre, isTold, others }: JudgedDocument): boolean =>
  genre !== 'notas' || isTold || others.length > 0;

/** All genres to choose from: what it was taken for, what else it could be, then the others in their order. */
export const rankGenres = ({ genre, others }: Pick<JudgedDocument, 'genre' | 'others'>): Genre[] => [
  ...new Set([genre, ...others, ...GENRES]),
];

/** A genre as a choice of its own: `Prova`, `Plano de aula`. */
export function labelGenre(genre: Genre): string {
  const bare = GENRE_WORDS[genre].replace(/^uma? /, '');
  return bare.charAt(0).toLocaleUpperCase('pt-BR') + bare.slice(1);
}
