import { LESSON_STATUSES, type LessonStatus, STAFF_COMPLETED_LABEL } from '#shared/lessons/lesson-status.ts';

/** What an admin may set; the machine's own steps are not among them. */
const SETTABLE: readonly LessonStatus[] = [
  'submitted',
  'waiting_payment',
  'paid',
  'in_production',
  'completed',
  'cancelled',
];

const labelOf = (status: LessonStatus) =>
  status === 'completed' ? STAFF_COMPLETED_LABEL : LESSON_STATUSES[status].label;

/** The statuses to choose from, with the present one where it is none of them. */
export function StatusOptions({ current }: { current?: LessonStatus }) {
  const statuses = current && !SETTABLE.includes(current) ? [current, ...SETTABLE] : SETTABLE;
  return statuses.map((status) => (
    <option key={status} value={status}>
      {labelOf(status)}
    </option>
  ));
}
