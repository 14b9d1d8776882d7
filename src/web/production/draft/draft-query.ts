import { queryOptions } from '@tanstack/react-query';
import { getDraft } from '#shared/composition/draft.contract.ts';
import { callApi } from '#web/platform/call-api.ts';
import { PRODUCTIONS_KEY } from '#web/production/production-queries.ts';

/** While it is composed, or its newest version judged. */
const ASK_AGAIN_MS = 1500;

/** The draft of a lesson; asked for again until it is there. */
export const draftQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [...PRODUCTIONS_KEY, 'draft', lessonId],
    queryFn: ({ signal }) => callApi(getDraft, { params: { id: lessonId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'composing' || state.data?.isJudged === false ? ASK_AGAIN_MS : false,
    staleTime: 0,
  });
