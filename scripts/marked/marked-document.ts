import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Genre } from '#shared/analysis/genres.ts';

/** Words that stand in one piece of a document; with `whole` they are all of the piece. */
export interface Anchor {
  anchor: string;
  /** Page or slide from 1, where the format has one. */
  at?: number;
  whole?: boolean;
}

/** A document that a person read and marked: what it is, and what a good deck of it carries. */
export interface MarkedDocument {
  /** Path below the corpus folder, or a name of our own. */
  file: string;
  genre: Genre;
  /** Genres that a fair judge could defend. */
  genreAlso?: readonly Genre[];
  /** The main parts in order. */
  units: readonly string[];
  mustCarry: readonly Anchor[];
  /** Sentences that look like statements and are none. */
  mustNot: readonly (Anchor & { reason: string })[];
  roles: readonly (Anchor & { role: Role })[];
  /** Most important first. */
  keyTerms: readonly string[];
  typos?: readonly { written: string; right: string }[];
}

/** The marked documents of a data folder. @throws where `gold/documents.json` cannot be read */
export function readMarked(folder: string): MarkedDocument[] {
  return JSON.parse(readFileSync(join(folder, 'gold', 'documents.json'), 'utf8')) as MarkedDocument[];
}
