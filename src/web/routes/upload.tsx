import { createFileRoute, useSearch } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { ORDER_TEXTS } from '#web/lessons/order/order-texts.ts';
import { UploadScreen } from '#web/lessons/order/upload-screen.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';

export const Route = createFileRoute('/upload')({
  // An unknown type falls back to a presentation instead of breaking the screen.
  validateSearch: z.object({
    type: z.catch(z.optional(z.enum(['presentation', 'booklet'])), undefined),
    /** Chosen beside a price; one that is not on offer for the type is left out by the form. */
    size: z.catch(z.optional(z.coerce.number()), undefined),
  }),
  component: () => {
    const { type: serviceType = 'presentation', size = null } = useSearch({ from: '/upload' });
    usePageTitle(ORDER_TEXTS.title[serviceType]);
    return (
      <RequireSession whenSignedOut="register">
        {(user) => <UploadScreen user={user} serviceType={serviceType} askedSize={size} />}
      </RequireSession>
    );
  },
});
