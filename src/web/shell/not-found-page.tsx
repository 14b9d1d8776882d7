import { HOME_OF_ROLE } from '#shared/roles.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { NOT_FOUND_TEXTS } from '#web/public/not-found-texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Any address without a screen. */
export function NotFoundPage() {
  usePageTitle(NOT_FOUND_TEXTS.title);
  const { user } = useSession();
  return (
    <div className="page-width py-10">
      <EmptyState
        headingLevel={1}
        drawing="torn-page"
        title={NOT_FOUND_TEXTS.title}
        text={NOT_FOUND_TEXTS.hint}
        action={
          user ? (
            <LinkButton to={HOME_OF_ROLE[user.role]}>{NOT_FOUND_TEXTS.dashboard}</LinkButton>
          ) : (
            <LinkButton to="/">{NOT_FOUND_TEXTS.action}</LinkButton>
          )
        }
      />
    </div>
  );
}
