import { describeSize } from '#shared/lessons/describe-size.ts';
import { OUTPUT_FORMATS } from '#shared/lessons/order.ts';
import type { Production } from '#shared/production/production.schemas.ts';

type Lesson = Production['lesson'];

/** `15 slides, PowerPoint`. */
export const describeForm = (lesson: Lesson): string =>
  `${describeSize(lesson)}, ${OUTPUT_FORMATS[lesson.format]}`;

/** Who ordered it; the e-mail where there is no name. */
export const clientName = ({ user }: Lesson): string =>
  `${user.firstName} ${user.lastName}`.trim() || user.email;
