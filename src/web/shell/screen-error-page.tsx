import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { PendingPage } from '#web/frame/pending-page.tsx';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { isReloading } from '#web/platform/page/reload-after-deploy.ts';
import { useIsOnline } from '#web/platform/page/use-is-online.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** A screen that broke while it was drawn, or whose code could not come without a connection. */
export function ScreenErrorPage({ error }: ErrorComponentProps) {
  usePageTitle(SHELL_TEXTS.errorTitle);
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (wasOffline.current && isOnline) location.reload();
  }, [isOnline]);
  if (isReloading()) return <PendingPage />;
  return (
    <div className="page-width py-10" role="alert">
      {isOnline ? (
        <EmptyState
          headingLevel={1}
          drawing="plug"
          title={SHELL_TEXTS.errorTitle}
          text={error instanceof ApiProblem ? error.message : SHELL_TEXTS.errorText}
          action={<Button onClick={() => location.reload()}>{SHELL_TEXTS.reload}</Button>}
        />
      ) : (
        <EmptyState
          headingLevel={1}
          drawing="plug"
          title={SHELL_TEXTS.offlineTitle}
          text={SHELL_TEXTS.offlineText}
        />
      )}
    </div>
  );
}
