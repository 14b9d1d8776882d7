import { createFileRoute } from '@tanstack/react-router';
import { readAuditSearch } from '#web/backoffice/audit/audit-search.ts';
import { AuditPage } from '#web/pages/audit-page.tsx';

export const Route = createFileRoute('/auditoria')({
  validateSearch: readAuditSearch,
  component: AuditPage,
});
