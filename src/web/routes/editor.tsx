import { createFileRoute } from '@tanstack/react-router';
import { EditorPage } from '#web/pages/editor-page.tsx';
import { readDeskSearch } from '#web/production/worklist/worklist-search.ts';

export const Route = createFileRoute('/editor')({ validateSearch: readDeskSearch, component: EditorPage });
