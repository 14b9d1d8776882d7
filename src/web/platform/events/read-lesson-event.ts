import { type LessonEventData, type LessonEventType, lessonEventSchemas } from '#shared/lesson-events.ts';
import type { StreamEvent } from './parse-events.ts';

type LessonEvent = { [T in LessonEventType]: { type: T; data: LessonEventData<T> } }[LessonEventType];

/** An event of a lesson's stream; null for what is none of ours (a newer server's) and for a broken one. */
export function readLessonEvent({ type, data }: Pick<StreamEvent, 'type' | 'data'>): LessonEvent | null {
  if (!Object.hasOwn(lessonEventSchemas, type)) return null;
  const told = lessonEventSchemas[type as LessonEventType].safeParse(readJson(data));
  return told.success ? ({ type, data: told.data } as LessonEvent) : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
