import { type LessonStatus, SETTABLE, staffLabelOf } from '#shared/lessons/lesson-status.ts';

/** The statuses to choose from, with the present one where it is none of them. */
export function StatusOptions({ current }: { current?: LessonStatus }) {
  const statuses = current && !SETTABLE.includes(current) ? [current, ...SETTABLE] : SETTABLE;
  return statuses.map((status) => (
    <option key={status} value={status}>
      {staffLabelOf(status)}
    </option>
  ));
}
