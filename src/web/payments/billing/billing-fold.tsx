import { useQuery } from '@tanstack/react-query';
import { Building2, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Billing } from '#shared/payments/billing.contract.ts';
import { billingQuery } from '#web/payments/payment-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { BillingForm } from './billing-form.tsx';
import { BILLING_TEXTS as TEXTS } from './billing-texts.ts';
import { type Contact, kindOf } from './billing-values.ts';
import type { DocumentKind } from './mask-document.ts';

const KINDS = (Object.entries(TEXTS.kinds) as [DocumentKind, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** Company data for the invoice, folded until wanted; open from the start once they were given. */
export function BillingFold({
  lesson,
}: {
  lesson: Pick<Lesson, 'id' | 'status' | 'user' | 'allowedActions'>;
}) {
  const mayBill = lesson.allowedActions.includes('bill');
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...billingQuery(lesson.id),
    enabled: mayBill,
  });
  const [isOpen, setOpen] = useState<boolean | null>(null);
  if (!mayBill) return null;
  return (
    <details
      className="card"
      open={isOpen ?? Boolean(data)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 items-center gap-3 px-5 py-4 md:px-8">
        <Building2 size={20} className="text-action" aria-hidden="true" />
        <span className="flex-1">
          <strong>{TEXTS.title}</strong> <span className="text-ink-2 max-sm:block">{TEXTS.optional}</span>
        </span>
        <ChevronDown size={20} className="fold-arrow" aria-hidden="true" />
      </summary>
      <div className="px-5 pb-7 md:px-8">
        {error ? (
          <ErrorPanel
            title={TEXTS.loadError}
            message={messageOf(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : isPending ? (
          <LoadingArea>
            <Skeleton className="h-12 w-full" />
          </LoadingArea>
        ) : (
          <BillingChoice lesson={lesson} billing={data} />
        )}
      </div>
    </details>
  );
}

function BillingChoice({
  lesson,
  billing,
}: {
  lesson: Pick<Lesson, 'id' | 'status' | 'user'>;
  billing: Billing | null;
}) {
  const [kind, setKind] = useState<DocumentKind>(() => kindOf(billing));
  const [contact, setContact] = useState<Contact>({
    email: billing?.email ?? lesson.user.email,
    address: billing?.address ?? '',
  });
  return (
    <>
      <div className="max-w-104">
        <SegmentedControl legend={TEXTS.kind} segments={KINDS} value={kind} onChange={setKind} />
      </div>
      <BillingForm
        key={kind}
        lessonId={lesson.id}
        kind={kind}
        billing={billing}
        contact={contact}
        onContact={setContact}
        isPaid={lesson.status !== 'waiting_payment'}
      />
    </>
  );
}
