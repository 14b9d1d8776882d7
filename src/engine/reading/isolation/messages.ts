import type { OcrEngineChoice } from '#engine/reading/reading-options.ts';
import type { ReadingProblemCode } from '#engine/reading/reading-problem.ts';
import type { SourceKind } from '#engine/reading/source-document.ts';

/** What the first look at a file tells, without recognising pictures. */
export interface OpenedDocument {
  kind: SourceKind;
  title: string | null;
  pages: number | null;
  slides: number | null;
  words: number;
  /** Pages whose text only a full reading can recognise; 0 when the file says everything in letters. */
  pagesToOcr: number;
}

export interface JobRequest {
  job: number;
  /** One of the handlers of the child's entry; `open` is the quick look. */
  mode: string;
  path: string;
  ocrEngine: OcrEngineChoice;
}

/** What a child has used up so far; tells the pool when to replace it. */
export interface Spent {
  cpuMs: number;
  rssBytes: number;
}

/** How far a job is: `done` of `total` in this step. Other entries than the reader's may add findings on the way. */
export interface JobProgress {
  step: string;
  done: number;
  total: number;
  partial?: unknown;
}

export type ChildMessage =
  | { type: 'ready' }
  | { type: 'progress'; job: number; progress: JobProgress }
  | { type: 'done'; job: number; result: unknown; spent: Spent }
  | { type: 'refused'; job: number; code: ReadingProblemCode; spent: Spent }
  /** A defect: nothing a file should be able to cause. */
  | { type: 'failed'; job: number; reason: string; spent: Spent };
