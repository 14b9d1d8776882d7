import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { UI_TEXTS } from './ui-texts.ts';

/** A part of the screen that could not be loaded: what happened and a way to try again. */
export function ErrorPanel({
  title,
  message,
  onRetry,
  isRetrying = false,
}: {
  title: string;
  message: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}) {
  return (
    <Notice tone="error" title={title}>
      <p>{message}</p>
      {onRetry && (
        <Button
          className="mt-3"
          variant="danger-outline"
          size="m"
          onClick={onRetry}
          isBusy={isRetrying}
          busyLabel={`${UI_TEXTS.loading}...`}
        >
          {UI_TEXTS.retry}
        </Button>
      )}
    </Notice>
  );
}
