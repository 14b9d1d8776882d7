import { createFileRoute } from '@tanstack/react-router';
import { ProfileManagementPage } from '#web/pages/profile-management-page.tsx';

export const Route = createFileRoute('/profile-management')({ component: ProfileManagementPage });
