/** What a sentence was said for. */
export interface Said {
  kind:
    | 'subject'
    | 'question'
    | 'answer'
    | 'objective'
    | 'head'
    | 'fact'
    | 'task'
    | 'item'
    | 'answers'
    | 'homework'
    | 'wish';
  /** Small and without marks, as it was said. */
  text: string;
  /** What it tells one by one. */
  items?: string[];
  /** Behind a blank line. */
  opensPart: boolean;
}

/** A sentence before it is known what it was said for; the name of what comes is told as such. */
export type Sentence = Pick<Said, 'text' | 'items' | 'opensPart'> & { isHead?: boolean };

/** What one sentence comes to. */
export type Found = Omit<Said, 'opensPart'>[];
