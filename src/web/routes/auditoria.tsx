import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { AuditScreen } from '#web/backoffice/audit/audit-screen.tsx';
import { readAuditSearch } from '#web/backoffice/audit/audit-search.ts';
import { AUDIT_TEXTS } from '#web/backoffice/audit/audit-texts.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';

export const Route = createFileRoute('/auditoria')({
  validateSearch: readAuditSearch,
  component: () => {
    usePageTitle(AUDIT_TEXTS.title);
    return <RequireSession roles={['admin']}>{() => <AuditScreen />}</RequireSession>;
  },
});
