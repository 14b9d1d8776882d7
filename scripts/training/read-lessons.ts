import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listBits } from '#engine/pedagogy/understanding/bit.ts';
import { featuresOf } from '#engine/pedagogy/understanding/bit-features.ts';
import { judgeGenre } from '#engine/pedagogy/understanding/genre/judge-genre.ts';
import { SOURCE_KINDS, type SourceDocument } from '#engine/reading/source-document.ts';
import { fold } from '#scripts/marked/compare-texts.ts';
import { type MarkedLine, readLined } from '#scripts/marked/read-lined.ts';
import { GENRES, type Genre } from '#shared/analysis/genres.ts';
import type { MarkedBit } from './fit-roles.ts';

/** A lesson written to be learnt from: its manners are those of teachers, its facts are true, its people are made up. */
export interface TrainingLesson {
  name: string;
  genre: Genre;
  source: SourceDocument;
  lines: MarkedLine[];
}

const FOLDER = join(import.meta.dirname, 'lessons');
const HEAD = /^kind: (\w+)\ngenre: (\w+)\n(.*)$/s;

/** The lessons of `lessons/`. @throws where one has no head, no such kind or genre, or a line without a role */
export function readLessons(): TrainingLesson[] {
  return globSync(join(FOLDER, '*.txt'))
    .sort()
    .map((path) => {
      const [, named, called, lines = ''] = HEAD.exec(readFileSync(path, 'utf8')) ?? [];
      const kind = SOURCE_KINDS.find((one) => one === named);
      const genre = GENRES.find((one) => one === called);
      if (kind === undefined || genre === undefined) throw new Error(`no kind or genre: ${path}`);
      return { name: basename(path, '.txt'), genre, ...readLined({ kind, title: null, lines }) };
    });
}

/** How far a line may stand behind the one before it: what was not read does not shift the rest. */
const REACH = 40;

/** The pieces of a lesson written line by line with their marks, matched in their order. */
export function markLines({ source, lines }: Pick<TrainingLesson, 'source' | 'lines'>): MarkedBit[] {
  const bits = listBits(source.blocks);
  const marks = featuresOf(bits, { kind: source.kind, genre: judgeGenre(source, bits).genre });
  let from = 0;
  return lines.flatMap(({ anchor, role, whole }) => {
    const sought = fold(anchor);
    const found = bits
      .slice(from, from + REACH)
      .findIndex(({ text }) => (whole ? fold(text) === sought : fold(text).includes(sought)));
    if (found < 0) return [];
    from += found;
    return [{ marks: [...new Set(marks[from])], role }];
  });
}
