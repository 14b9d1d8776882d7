import {
  Ban,
  CalendarClock,
  CircleX,
  CreditCard,
  FileCheck,
  FileText,
  FileX,
  type LucideIcon,
  PencilLine,
  RotateCcw,
  School,
  Star,
  UserRound,
} from 'lucide-react';

/** Actions that stand out of their kind. */
const OF_ACTION: Record<string, LucideIcon> = {
  'lesson.fail_analysis': CircleX,
  'lesson.confirm_payment': CreditCard,
  'lesson.refund': CreditCard,
  'lesson.cancel': Ban,
  'lesson.edit': PencilLine,
  'lesson.forced': PencilLine,
  'lesson.deliver': FileCheck,
  'lesson.request_revision': RotateCcw,
  'lesson.request_adjustments': RotateCcw,
  'lesson.change_order': PencilLine,
  'lesson.tell_genre': PencilLine,
  'production.assign': UserRound,
  'production.unassign': UserRound,
  'production.deliver': FileCheck,
  'production.replace': FileCheck,
  'production.deadline': CalendarClock,
  'production.revise': RotateCcw,
  'production.rate': Star,
  'file.delete': FileX,
  'file.purge': FileX,
  'file.block': FileX,
};
const OF_KIND: Record<string, LucideIcon> = {
  money: CreditCard,
  account: UserRound,
  editor: UserRound,
  lead: School,
};
const FAULTS: ReadonlySet<string> = new Set(['lesson.fail_analysis', 'money.difference']);

/** What kind of thing happened; the words beside it say it. */
export function ActionIcon({ action }: { action: string }) {
  const Icon = OF_ACTION[action] ?? OF_KIND[action.split('.', 1)[0] ?? ''] ?? FileText;
  return (
    <Icon
      size={18}
      className={`mt-0.5 shrink-0 ${FAULTS.has(action) ? 'text-error-t' : 'text-action'}`}
      aria-hidden="true"
    />
  );
}
