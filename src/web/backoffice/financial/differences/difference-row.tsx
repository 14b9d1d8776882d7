import { CircleCheck, TriangleAlert } from 'lucide-react';
import { formatReais } from '#shared/money.ts';
import type { Difference } from '#shared/payments/admin-payments.contract.ts';
import { DIFFERENCE_KINDS } from '#shared/payments/differences.ts';
import { DIFFERENCE_TEXTS, FINANCIAL_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What the reference is a reference of. */
const SOURCES: Record<string, string> = {
  paypal: 'PayPal',
  card: 'PayPal',
  pix: 'Pix',
  manual: 'Manual',
  refund: 'Reembolso',
};

/** One difference: what it is, both sides of it, and how it was cleared up or can be. */
export function DifferenceRow({ difference, onResolve }: { difference: Difference; onResolve: () => void }) {
  const { kind, provider, providerRef, lessonId, ours, theirs, detail, resolvedAt, resolution } = difference;
  return (
    <li className="linha-lista px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="leading-snug font-bold">{DIFFERENCE_KINDS[kind]}</p>
        <p className="break-words">{detail}</p>
        <p className="menor text-tinta-2">
          {SOURCES[provider] ?? provider} <span className="font-dados break-all">{providerRef}</span>
        </p>
        {resolution && (
          <p className="menor break-words text-tinta-2">
            {DIFFERENCE_TEXTS.resolution} {resolution}
            {difference.resolvedBy && ` (${difference.resolvedBy.name})`}
          </p>
        )}
      </div>
      <dl className="flex gap-5">
        <Side name={DIFFERENCE_TEXTS.columnOurs} reais={ours} />
        <Side name={DIFFERENCE_TEXTS.columnTheirs} reais={theirs} />
      </dl>
      <div className="lg:w-40">
        {resolvedAt ? (
          <Chip tone="ok" icon={<CircleCheck aria-hidden="true" />}>
            {DIFFERENCE_TEXTS.resolved}
          </Chip>
        ) : (
          <Chip tone="erro" icon={<TriangleAlert aria-hidden="true" />}>
            {DIFFERENCE_TEXTS.open}
          </Chip>
        )}
        <p className="menor num mt-1 text-tinta-2">{formatDateTime(resolvedAt ?? difference.firstSeenAt)}</p>
      </div>
      <div
        className={joinClasses(
          'flex flex-wrap gap-2 lg:w-52 lg:justify-end',
          !resolvedAt && 'max-sm:*:flex-1',
        )}
      >
        {!resolvedAt && (
          <Button variant="outline" size="d" onClick={onResolve}>
            {DIFFERENCE_TEXTS.resolve}
            <span className="sr-only">: {detail}</span>
          </Button>
        )}
        {lessonId && (
          <LinkButton to="/analysis/$id" params={{ id: lessonId }} variant="text" size="d">
            {FINANCIAL_TEXTS.lesson}
            <span className="sr-only">: {detail}</span>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

function Side({ name, reais }: { name: string; reais: number | null }) {
  return (
    <div className="w-24">
      <dt className="menor text-tinta-2">{name}</dt>
      <dd className={reais === null ? 'text-tinta-2' : 'num font-bold'}>
        {reais === null ? DIFFERENCE_TEXTS.unknown : formatReais(reais)}
      </dd>
    </div>
  );
}
