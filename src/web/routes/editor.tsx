import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { EditorScreen } from '#web/production/older-panel/editor-screen.tsx';
import { readWorklistSearch } from '#web/production/worklist/worklist-search.ts';

export const Route = createFileRoute('/editor')({
  validateSearch: readWorklistSearch,
  component: () => <RequireSession roles={['editor']}>{() => <EditorScreen />}</RequireSession>,
});
