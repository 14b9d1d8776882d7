import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#web/pages/admin-page.tsx';

export const Route = createFileRoute('/admin')({ component: AdminPage });
