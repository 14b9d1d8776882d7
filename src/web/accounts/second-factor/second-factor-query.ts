import { queryOptions } from '@tanstack/react-query';
import { getTotp } from '#shared/accounts/totp.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

/** Whether signing in asks for a code, and how many recovery codes are left. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['account', 'totp'],
    queryFn: ({ signal }) => callApi(getTotp, { signal }),
    staleTime: 0,
  });
