import { createFileRoute } from '@tanstack/react-router';
import { EditorPage } from '#web/pages/editor-page.tsx';

export const Route = createFileRoute('/editor')({ component: EditorPage });
