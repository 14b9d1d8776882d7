import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { AuditList } from '#web/backoffice/audit/audit-list.tsx';
import { type AuditChange, readAuditSearch } from '#web/backoffice/audit/audit-search.ts';
import { AUDIT_TEXTS } from '#web/backoffice/audit/audit-texts.ts';
import { MailList } from '#web/backoffice/mails/mail-list.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

export function AuditPage() {
  usePageTitle(AUDIT_TEXTS.title);
  return <RequireSession roles={['admin']}>{() => <AuditScreen />}</RequireSession>;
}

/** What was done, and what was written to people; part and filter stand in the address. */
function AuditScreen() {
  const search = useSearch({ from: '/auditoria' });
  const navigate = useNavigate({ from: '/auditoria' });
  const filter = useCallback(
    (change: AuditChange) =>
      void navigate({
        search: (before) => readAuditSearch({ ...before, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const { aba, q, status } = search;
  return (
    <div className="painel denso pt-6 pb-12 lg:pt-7">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-[2rem] md:text-[2.25rem]">{AUDIT_TEXTS.title}</h1>
          <p className="mt-1 text-tinta-2">{AUDIT_TEXTS.lead}</p>
        </div>
        <LinkButton to="/admin-functional" variant="neutral" size="d">
          {AUDIT_TEXTS.panel}
        </LinkButton>
      </div>
      <Tabs<'registros' | 'emails'>
        label={AUDIT_TEXTS.title}
        value={aba ?? 'registros'}
        onChange={(tab) =>
          void navigate({ search: tab === 'emails' ? { aba: 'emails' } : {}, resetScroll: false })
        }
        tabs={[
          {
            value: 'registros',
            label: AUDIT_TEXTS.entries,
            content: <AuditList search={search} onChange={filter} />,
          },
          {
            value: 'emails',
            label: AUDIT_TEXTS.mails,
            content: <MailList filter={{ ...(q && { q }), ...(status && { status }) }} onChange={filter} />,
          },
        ]}
      />
    </div>
  );
}
