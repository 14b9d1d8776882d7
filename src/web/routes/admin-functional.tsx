import { createFileRoute } from '@tanstack/react-router';
import { AdminClientsPage } from '#web/pages/admin-clients-page.tsx';

export const Route = createFileRoute('/admin-functional')({ component: AdminClientsPage });
