import { createFileRoute } from '@tanstack/react-router';
import { EditorDashboardPage } from '#web/pages/editor-dashboard-page.tsx';

export const Route = createFileRoute('/editor-dashboard')({ component: EditorDashboardPage });
