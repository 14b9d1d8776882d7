import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import type { OutlinePart } from '#shared/analysis/outline/outline.ts';
import type { ServiceType } from '#shared/catalog/catalog.ts';
import type { EducationLevel } from '#shared/lessons/order.ts';

/** What the built-in analysis starts from: the material and what the order says about the lesson. */
export interface AnalysisInput {
  /** The uploaded file as read, if there was one. */
  source: SourceDocument | null;
  /** What was typed; beside a file it may be no more than "Usar o arquivo em anexo." */
  content: string;
  title: string;
  serviceType: ServiceType;
  /** Slides of a presentation, pages of a booklet. */
  size: number;
  level: EducationLevel | null;
  /** Null: 50 minutes, the usual class in Brazilian schools. */
  lessonMinutes: number | null;
  learningObjectives: string;
  /** What the teacher says the document is; absent where nothing was said. */
  genre?: Genre;
  /** Texts of earlier 'Solicitar Ajustes', newest last. */
  adjustments: string[];
  /** Of a booklet: its chapters and their sections as the teacher wants them; absent where nothing was changed. */
  outline?: readonly OutlinePart[];
  /** Of a booklet: what the composer made of it; absent where nobody asked. */
  composed?: ComposedSize;
}

/** What the composer says of the size of a booklet, instead of what its words let expect. */
export interface ComposedSize {
  /** The ordered pages, where they can be made; else the most that can, or the fewest. */
  pages: number;
  /** The size on offer that suits the material better and can be made; null where none is. */
  offered: number | null;
}

export const DEFAULT_LESSON_MINUTES = 50;
