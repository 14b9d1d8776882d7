import { RequireSession } from '#web/accounts/require-session.tsx';
import { EditorScreen } from '#web/production/older-panel/editor-screen.tsx';

/** The older panel of an editor. */
export function EditorPage() {
  return <RequireSession roles={['editor']}>{() => <EditorScreen />}</RequireSession>;
}
