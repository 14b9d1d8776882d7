import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { UploadPage } from '#web/pages/upload-page.tsx';

export const Route = createFileRoute('/upload')({
  // An unknown type falls back to a presentation instead of breaking the screen.
  validateSearch: z.object({
    type: z.catch(z.optional(z.enum(['presentation', 'booklet'])), undefined),
    /** Chosen beside a price; one that is not on offer for the type is left out by the form. */
    size: z.catch(z.optional(z.coerce.number()), undefined),
  }),
  component: UploadPage,
});
