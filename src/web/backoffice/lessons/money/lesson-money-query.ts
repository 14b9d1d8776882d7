import { queryOptions } from '@tanstack/react-query';
import { getLessonMoney } from '#shared/payments/lesson-money.contract.ts';
import { callApi } from '#web/platform/call-api.ts';

/** What the books know of one lesson. */
export const lessonMoneyQuery = (id: string) =>
  queryOptions({
    queryKey: ['lesson-money', id],
    queryFn: ({ signal }) => callApi(getLessonMoney, { params: { id }, signal }),
    staleTime: 0,
  });
