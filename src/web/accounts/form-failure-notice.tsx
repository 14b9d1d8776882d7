import type { FormFailure } from '#web/platform/use-schema-form.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Why the form was refused, above its fields. */
export function FormFailureNotice({ failure }: { failure: FormFailure | null }) {
  if (!failure) return null;
  return (
    <Notice tone="error" title={failure.title}>
      <p>{failure.message}</p>
    </Notice>
  );
}
