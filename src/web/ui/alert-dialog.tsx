import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogActions } from './dialog.tsx';
import { RootMark } from './root-mark.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * Asks before something that cannot be undone. Escape cancels, a click beside it does nothing. It stays
 * open while `isBusy`; the caller closes it when the work is done.
 */
export function AlertDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  busyLabel,
  cancelLabel,
  onConfirm,
  isBusy = false,
  isConfirmBlocked = false,
  tone = 'danger',
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Names the object: 'Excluir “caderno.jpg”?'. */
  title: ReactNode;
  description: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  busyLabel?: string;
  cancelLabel: string;
  onConfirm: () => void;
  isBusy?: boolean;
  /** Until a typed confirmation is right. */
  isConfirmBlocked?: boolean;
  tone?: 'danger' | 'action';
}) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !isBusy && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content className="dialog" {...returnFocus}>
          <RootMark name="dialog" />
          <Radix.Title className="text-[1.5rem]">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-2">{description}</Radix.Description>
          {children && <div className="mt-4">{children}</div>}
          <DialogActions>
            <Radix.Cancel asChild>
              <Button variant="neutral" size="m">
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              variant={tone}
              size="m"
              onClick={onConfirm}
              isBusy={isBusy}
              {...(busyLabel && { busyLabel })}
              disabled={isConfirmBlocked}
            >
              {confirmLabel}
            </Button>
          </DialogActions>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
