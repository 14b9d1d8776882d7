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
  /** Behind a blank line. */
  opensPart: boolean;
}

/** What one sentence comes to. */
export type Found = Omit<Said, 'opensPart'>[];
