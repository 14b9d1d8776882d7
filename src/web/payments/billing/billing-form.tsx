import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type Billing, putBilling } from '#shared/payments/billing.contract.ts';
import { billingQuery } from '#web/payments/payment-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { BILLING_TEXTS as TEXTS } from './billing-texts.ts';
import { BILLING_FORM_SCHEMA, type BillingInput, type Contact, initialValues } from './billing-values.ts';
import { describeSaved } from './describe-saved.ts';
import { type DocumentKind, maskWhileTyping } from './mask-document.ts';

const NOBODY = { cnpj: undefined, legalName: undefined, cpf: undefined, name: undefined };

/** Who the invoice is made out to. The check digits are judged by the server; its faults come beside their fields. */
export function BillingForm({
  lessonId,
  kind,
  billing,
  contact,
  onContact,
  isPaid,
}: {
  lessonId: string;
  kind: DocumentKind;
  billing: Billing | null;
  contact: Contact;
  /** Called with what is typed, so that it outlives a change of the kind. */
  onContact: (contact: Contact) => void;
  isPaid: boolean;
}) {
  const client = useQueryClient();
  const { form, field, failure, isBusy, isDone } = useSchemaForm<Record<string, string>, BillingInput>({
    schema: BILLING_FORM_SCHEMA,
    initial: initialValues(kind, billing, contact),
    async submit(body) {
      const saved = await callApi(putBilling, { params: { id: lessonId }, body: { ...NOBODY, ...body } });
      client.setQueryData(billingQuery(lessonId).queryKey, saved);
    },
    explain: (error) => ({ title: TEXTS.failedTitle, message: messageOf(error) }),
  });
  const isCompany = kind === 'cnpj';
  return (
    <form
      {...form}
      className="mt-5 grid gap-5 sm:grid-cols-2"
      onChange={(event) => {
        const data = new FormData(event.currentTarget);
        onContact({ email: String(data.get('email')), address: String(data.get('address')) });
      }}
    >
      <TextField
        label={TEXTS[kind]}
        {...(isCompany && { hint: TEXTS.cnpjHint })}
        {...field(kind)}
        error={field(kind).error ?? field('cnpj').error}
        inputMode={isCompany ? 'text' : 'numeric'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onInput={(event) => maskWhileTyping(kind, event.currentTarget)}
      />
      <TextField
        label={isCompany ? TEXTS.legalName : TEXTS.name}
        autoComplete={isCompany ? 'organization' : 'name'}
        {...field(isCompany ? 'legalName' : 'name')}
      />
      <TextField label={TEXTS.email} type="email" autoComplete="email" {...field('email')} />
      <TextField label={TEXTS.address} autoComplete="street-address" {...field('address')} />
      <div className="grid gap-4 sm:col-span-2">
        {failure && (
          <Notice tone="error" title={failure.title}>
            <p>{failure.message}</p>
          </Notice>
        )}
        <p className="sr-only" role="status">
          {isDone && TEXTS.savedAloud}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="outline" size="m" isBusy={isBusy} busyLabel={TEXTS.saving}>
            {TEXTS.save}
          </Button>
          {billing && <SavedState updatedAt={billing.updatedAt} isPaid={isPaid} />}
        </div>
      </div>
    </form>
  );
}

const TICK_MS = 30_000;

/** Since when the server has the data, and what becomes of them. */
function SavedState({ updatedAt, isPaid }: { updatedAt: string; isPaid: boolean }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="hint flex items-start gap-1.5">
      <CircleCheck size={18} className="mt-0.5 text-ok-t" aria-hidden="true" />
      <span>
        {TEXTS.saved(describeSaved(updatedAt, Math.max(now, Date.parse(updatedAt))))}{' '}
        {isPaid ? TEXTS.usesThese : TEXTS.afterPayment}
      </span>
    </p>
  );
}
