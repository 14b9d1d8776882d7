import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#web/pages/settings-page.tsx';

export const Route = createFileRoute('/configuracoes')({ component: SettingsPage });
