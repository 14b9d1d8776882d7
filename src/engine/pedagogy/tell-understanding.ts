import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { openLesson } from './lesson/open-lesson.ts';
import { findSections } from './outline/find-sections.ts';
import { nameDocument } from './outline/name-document.ts';
import { judgeComponent } from './understanding/genre/judge-component.ts';
import { judgeStage, type Stage } from './understanding/genre/judge-stage.ts';
import type { Role } from './understanding/role.ts';

/** What is understood of a document, for people who judge it from outside. */
export interface ToldUnderstanding {
  genre: Genre;
  confidence: number;
  reasons: string[];
  component: string | null;
  level: Stage | null;
  title: string;
  /** Titles of its main parts, in order. */
  units: string[];
  blocks: { id: string; at: number | null; role: Role; text: string }[];
  /** Most important first. */
  keyTerms: string[];
}

/** A deck of this size has room for the parts of most documents. */
const SLIDES = 15;
const MOST_TERMS = 25;
/** The document's own parts, however few sections a deck would make of them. */
const UNITS = { least: 6, most: 12 };

/** `name` is the file's own name without ending, for a document without a title. */
export function tellUnderstanding(source: SourceDocument, name: string | null = null): ToldUnderstanding {
  const lesson = openLesson({
    source,
    content: '',
    title: nameDocument(source, name),
    serviceType: 'presentation',
    size: SLIDES,
    level: null,
    lessonMinutes: null,
    learningObjectives: '',
    adjustments: [],
  });
  const { genre, confidence, reasons, bits } = lesson.material.understanding ?? {
    genre: 'notas' as const,
    confidence: 0,
    reasons: [],
    bits: [],
  };
  const terms = lesson.terms.terms.slice(0, MOST_TERMS).map(({ phrase }) => phrase);
  return {
    genre,
    confidence,
    reasons,
    component: judgeComponent(bits, { title: lesson.input.title, terms, genre }),
    level: judgeStage(bits, genre),
    title: lesson.input.title,
    units: findSections(lesson.material.pieces, lesson.terms, lesson.spell, {
      ...UNITS,
      whole: lesson.input.title,
    }).map(({ title }) => title),
    blocks: bits.map(({ id, at, role, text }) => ({ id, at, role, text })),
    keyTerms: terms,
  };
}
