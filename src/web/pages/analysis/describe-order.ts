import { describeSize } from '#shared/lessons/describe-size.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import { REPORT_TEXTS } from '#web/analysis/report/report-texts.ts';

/** `15 slides, PowerPoint, aula de 50 min`. */
export function describeOrder(lesson: Lesson): string {
  return [
    describeSize(lesson),
    OUTPUT_FORMATS[lesson.format],
    lesson.lessonDuration !== null && REPORT_TEXTS.lessonOf(lesson.lessonDuration),
  ]
    .filter(Boolean)
    .join(', ');
}
