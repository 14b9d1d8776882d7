import { usePageTitle } from '#web/platform/page-title.ts';
import { SHELL_TEXTS } from '#web/shell/shell-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Any address without a screen. */
export function NotFoundPage() {
  usePageTitle(SHELL_TEXTS.notFoundTitle);
  return (
    <div className="miolo py-10">
      <EmptyState
        headingLevel={1}
        drawing="torn-page"
        title={SHELL_TEXTS.notFoundTitle}
        text={SHELL_TEXTS.notFoundHint}
        action={<LinkButton to="/">{SHELL_TEXTS.notFoundAction}</LinkButton>}
      />
    </div>
  );
}
