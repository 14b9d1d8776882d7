import type { ReactNode } from 'react';

/** One piece of the toolbox, or a family that is used together, in all its states. */
export interface Story {
  /** Its anchor and address: the name of the file it stands in. */
  id: string;
  name: string;
  /** What it is for, in one sentence. */
  purpose: string;
  /** The components it shows, by their names in the code; a test holds them to `src/web/ui`. */
  pieces: readonly string[];
  Show: () => ReactNode;
}
