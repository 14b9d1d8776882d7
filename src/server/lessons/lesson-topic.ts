/** The name under which the events of one lesson are published. */
export const lessonTopic = (lessonId: string): string => `lesson:${lessonId}`;
