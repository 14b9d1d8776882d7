/** The tabs of an opened lesson by their name in the address. */
export const LESSON_PARTS = [
  'dados',
  'notas',
  'arquivos',
  'conversa',
  'producao',
  'dinheiro',
  'historico',
] as const;
export type LessonPart = (typeof LESSON_PARTS)[number];

/** The tab of an address; the first one has no name there. */
export const readLessonPart = (value: unknown): LessonPart | undefined =>
  LESSON_PARTS.find((part) => part === value && part !== 'dados');
