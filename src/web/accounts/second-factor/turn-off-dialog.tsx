import { removeTotp } from '#shared/accounts/totp.contract.ts';
import { CodeField } from '#web/accounts/code-field.tsx';
import { FormFailureNotice } from '#web/accounts/form-failure-notice.tsx';
import { SETTINGS_TEXTS } from '#web/accounts/settings-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { faultOfField, isFaultOfField } from '#web/platform/fault-of-field.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { SECOND_FACTOR_TEXTS as TEXTS } from './second-factor-texts.ts';

/** Password and a code, so that a found session cannot do it. */
export function TurnOffDialog({ onClose, onTurnedOff }: { onClose: () => void; onTurnedOff: () => void }) {
  const { form, field, failure, isBusy, isDone } = useSchemaForm({
    schema: bodySchema(removeTotp),
    initial: { password: '', code: '' },
    async submit(body) {
      await callApi(removeTotp, { body }).catch((error: unknown) => {
        throw faultOfField(error, { wrong_password: 'password', wrong_code: 'code' });
      });
      showToast({ title: TEXTS.turnedOff, tone: 'success' });
      onClose();
      onTurnedOff();
    },
    explain: (error) =>
      isFaultOfField(error) ? null : { title: TEXTS.turnOffError, message: messageOf(error) },
  });
  const [password, code] = [field('password'), field('code')];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={TEXTS.turnOffTitle}
      description={TEXTS.turnOffText}
    >
      <form {...form} className="grid gap-4">
        <FormFailureNotice failure={failure} />
        <PasswordField label={SETTINGS_TEXTS.currentPassword} autoComplete="current-password" {...password} />
        <CodeField name={code.name} error={code.error} />
        <DialogActions>
          <Button variant="neutral" size="m" onClick={onClose} disabled={isBusy}>
            {TEXTS.keepOn}
          </Button>
          <Button
            type="submit"
            variant="danger"
            size="m"
            isBusy={isBusy || isDone}
            busyLabel={TEXTS.turningOff}
          >
            {TEXTS.turnOff}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
