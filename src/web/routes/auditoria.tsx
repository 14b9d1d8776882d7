import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '#web/pages/audit-page.tsx';

export const Route = createFileRoute('/auditoria')({ component: AuditPage });
