import { NOTIFICATION_CHOICES, type NotificationChoice } from '#shared/accounts/notifications.contract.ts';
import type { Role } from '#shared/roles.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { CHOICES_OF_ROLE, MAILS_ALWAYS_SENT, NOTIFICATION_TEXTS as TEXTS } from './notification-texts.ts';
import { useNotificationChoices } from './use-notification-choices.ts';

/** Which mails somebody wants, saved with the tick and taken back with one press; below, those that always come. */
export function NotificationChoices({ role }: { role: Role }) {
  const { choices, toggle, last } = useNotificationChoices();
  if (choices.isPending) {
    return (
      <LoadingArea>
        <Skeleton className="h-20" />
        <Skeleton className="mt-3 h-20" />
      </LoadingArea>
    );
  }
  if (choices.error) {
    return (
      <ErrorPanel
        title={TEXTS.loadError}
        message={messageOf(choices.error)}
        onRetry={() => void choices.refetch()}
        isRetrying={choices.isFetching}
      />
    );
  }
  const offered = Object.entries(CHOICES_OF_ROLE[role]) as [NotificationChoice, string][];
  return (
    <>
      <ChoiceGroup legend={TEXTS.legend}>
        {offered.map(([choice, when]) => (
          <Checkbox
            key={choice}
            look="card"
            label={<span className="font-bold">{NOTIFICATION_CHOICES[choice]}</span>}
            description={when}
            checked={choices.data[choice]}
            onChange={() => toggle(choice)}
          />
        ))}
      </ChoiceGroup>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-3" role="status">
        {last && (
          <>
            <span className="text-tinta-2">
              {TEXTS.saved(NOTIFICATION_CHOICES[last], choices.data[last])}
            </span>
            <button type="button" className="elo min-h-11" onClick={() => toggle(last)}>
              {TEXTS.undo}
            </button>
          </>
        )}
      </div>
      <p className="text-tinta-2">{TEXTS.always}</p>
      <ul className="mt-1 list-disc pl-5 text-tinta-2">
        {MAILS_ALWAYS_SENT[role].map((mail) => (
          <li key={mail}>{mail}</li>
        ))}
      </ul>
    </>
  );
}
