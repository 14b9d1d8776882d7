import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';

/** How long a material that was replaced is kept and counted. */
export const REPLACED_DAYS = 30;

export const readStorageUse = endpoint({
  ...{
    method: 'GET',
    path: '/api/account/storage',
    summary: 'How much of the space for files the account uses',
    access: ['teacher'],
    status: 200,
  },
  response: z.object({ usedBytes: z.int(), limitBytes: z.int() }),
});
