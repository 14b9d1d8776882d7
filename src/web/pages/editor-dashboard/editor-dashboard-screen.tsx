import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useUnread } from '#web/messages/use-unread.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { Desk } from '#web/production/desk/desk.tsx';
import { type DeskChange, readDeskSearch } from '#web/production/desk/desk-search.ts';
import { DESK_TEXTS } from '#web/production/desk/desk-texts.ts';
import { OpenProject } from './open-project.tsx';

/** The editor's desk; with `projeto` in the address that project in its place, and Back closes it. */
export function EditorDashboardScreen() {
  usePageTitle(DESK_TEXTS.title);
  const search = useSearch({ from: '/editor-dashboard' });
  const navigate = useNavigate({ from: '/editor-dashboard' });
  const unread = useUnread();
  const change = useCallback(
    (changed: DeskChange) =>
      void navigate({
        search: (before) => readDeskSearch({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  if (search.projeto) {
    return <OpenProject key={search.projeto} id={search.projeto} search={search} unreadOf={unread.of} />;
  }
  return <Desk search={search} unreadOf={unread.of} onChange={change} />;
}
