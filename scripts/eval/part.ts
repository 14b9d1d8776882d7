import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { MarkedDocument } from '#scripts/marked/marked-document.ts';

/** A marked document as read. */
export interface ReadDocument {
  marked: MarkedDocument;
  source: SourceDocument;
  /** The words of a document that is typed instead of sent as a file. */
  typed?: string;
}

export interface EvalPlace {
  /** Folder with `gold`, `corpus` and `data`; it need not be there. */
  folder: string;
  /** The marked documents of that folder, each read once for all parts; empty without the folder. */
  gold: () => Promise<ReadDocument[]>;
  /** Those of our own, under `tests/eval`. */
  own: () => ReadDocument[];
  /** Plans of every size instead of one. */
  isEverySize: boolean;
  /** Names every miss. */
  tellsMisses: boolean;
}

export interface Row {
  figure: string;
  /** On what it was measured. */
  on: string;
  ours: string;
  /** What a simple way or an earlier state reaches, and which. */
  baseline?: string;
}

/** One part of `npm run eval`. */
export interface Part {
  name: string;
  /** Takes minutes: measured only where it is named. */
  isLong?: true;
  measure: (place: EvalPlace) => Promise<{
    rows: Row[];
    /** Lines below the table: figures for each role or kind, misses, why something was left out. */
    notes: string[];
  }>;
}

/** A share as people read it: `.76`, `1`; `–` where it was not measured. */
export function showShare(share: number, digits = 2): string {
  return Number.isNaN(share) ? '–' : share.toFixed(digits).replace(/^0/, '');
}
