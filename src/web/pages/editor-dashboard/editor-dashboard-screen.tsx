import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useUnread } from '#web/messages/use-unread.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { Desk } from '#web/production/desk/desk.tsx';
import { cardId, type DeskChange, readDeskSearch } from '#web/production/worklist/worklist-search.ts';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
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
  const lastOpened = useRef(search.projeto);
  useEffect(() => {
    const closed = lastOpened.current;
    lastOpened.current = search.projeto;
    // Back on the desk: where one left it.
    if (closed && !search.projeto) document.getElementById(cardId(closed))?.focus();
  }, [search.projeto]);
  if (search.projeto) {
    return <OpenProject id={search.projeto} unreadOf={unread.of} />;
  }
  return <Desk search={search} unreadOf={unread.of} onChange={change} />;
}
