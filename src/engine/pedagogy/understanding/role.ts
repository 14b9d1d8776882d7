/**
 * What a piece of a document is there for. The words are those of textbook annotation: what is taught, what is asked,
 * what steers pupil or teacher, and what belongs to the paper alone.
 */
export const ROLES = [
  'heading',
  'explanation',
  'definition',
  'example',
  'narrative',
  'procedure',
  'formula',
  'table_data',
  'code',
  'objective',
  'exercise',
  'statement_to_judge',
  'alternative',
  'answer',
  'instruction',
  'teacher_guidance',
  'reference',
  'caption',
  'furniture',
  'admin',
  'link',
  'blank',
] as const;
export type Role = (typeof ROLES)[number];

/** What may become a point of a lesson; all else is asked, told about or printed around it. */
const CONTENT: ReadonlySet<Role> = new Set([
  'explanation',
  'definition',
  'example',
  'narrative',
  'procedure',
  'formula',
  'table_data',
  'code',
]);
export const isContentRole = (role: Role): boolean => CONTENT.has(role);

/** Asked of the pupil, or what answers it: never a statement, though it may be practised. */
const PRACTICE: ReadonlySet<Role> = new Set(['exercise', 'statement_to_judge', 'alternative', 'answer']);
export const isPracticeRole = (role: Role): boolean => PRACTICE.has(role);

/** What is told in its own order, no fact in it: a tale or letter, a poem, what people say by turns. */
export type Telling = 'prose' | 'verse' | 'speech';
