import {
  Ban,
  CircleCheck,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
  Send,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { type LessonStatus, staffLabelOf } from '#shared/lessons/lesson-status.ts';
import { INVOICE_STATES, type InvoiceState } from '#shared/payments/invoice-status.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#shared/payments/payment-status.ts';
import {
  REFUND_REQUEST_STATUSES,
  REFUND_STATUSES,
  type RefundRequestStatus,
  type RefundStatus,
} from '#shared/payments/refund-status.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Tone } from '#web/ui/tone.ts';

type Look = readonly [Tone, LucideIcon];

const PAYMENT_LOOKS: Record<PaymentStatus, Look> = {
  pending: ['warning', Hourglass],
  paid: ['ok', CircleCheck],
  declined: ['error', CircleX],
  expired: ['neutral', Clock],
  cancelled: ['neutral', Ban],
  refunded: ['info', Undo2],
};
const REFUND_LOOKS: Record<RefundStatus, Look> = {
  requested: ['info', Send],
  pending: ['info', Clock],
  completed: ['ok', CircleCheck],
  failed: ['error', TriangleAlert],
};
const REQUEST_LOOKS: Record<RefundRequestStatus, Look> = {
  open: ['warning', Hourglass],
  granted: ['ok', CircleCheck],
  denied: ['neutral', Ban],
};

const INVOICE_LOOKS: Record<InvoiceState, Look> = {
  aguardando: ['neutral', Hourglass],
  solicitada: ['warning', Clock],
  emitida: ['ok', CircleCheck],
  rejeitada: ['error', TriangleAlert],
  cancelada: ['neutral', Ban],
};

export const InvoiceStateChip = ({ state }: { state: InvoiceState }) => (
  <StatusChip look={INVOICE_LOOKS[state]} label={INVOICE_STATES[state]} />
);
/** Where the lesson stands that money is about. */
export const LessonStatusText = ({ status }: { status: LessonStatus }) => (
  <p className="smaller text-ink-2">{staffLabelOf(status)}</p>
);
export const PaymentStatusChip = ({ status }: { status: PaymentStatus }) => (
  <StatusChip look={PAYMENT_LOOKS[status]} label={PAYMENT_STATUSES[status]} />
);
export const RefundStatusChip = ({ status }: { status: RefundStatus }) => (
  <StatusChip look={REFUND_LOOKS[status]} label={REFUND_STATUSES[status]} />
);
export const RequestStatusChip = ({ status }: { status: RefundRequestStatus }) => (
  <StatusChip look={REQUEST_LOOKS[status]} label={REFUND_REQUEST_STATUSES[status]} />
);

function StatusChip({ look: [tone, Icon], label }: { look: Look; label: string }) {
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {label}
    </Chip>
  );
}
