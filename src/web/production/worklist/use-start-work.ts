import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeProduction } from '#shared/production/production.contract.ts';
import type { Production } from '#shared/production/production.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { productionQuery } from '#web/production/production-queries.ts';
import { PRODUCTION_TEXTS } from '#web/production/production-texts.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { expectCard } from './expected-card.ts';
import { WORKLIST_TEXTS } from './worklist-texts.ts';

/** Begins the work on a production. What is shown of it is read anew, after a refusal too: it has moved on. */
export function useStartWork({ id }: Pick<Production, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(changeProduction, { params: { id }, body: { status: 'in_progress' } }),
    onSuccess: (production) => {
      expectCard(id);
      client.setQueryData(productionQuery(id).queryKey, (before) => before && { ...before, ...production });
      showToast({
        title: PRODUCTION_TEXTS.successTitle,
        description: WORKLIST_TEXTS.started,
        tone: 'success',
      });
    },
    onError: (error) =>
      showToast({
        title: WORKLIST_TEXTS.startFailed,
        description: messageOf(error),
        tone: 'error',
      }),
    onSettled: () => client.invalidateQueries(),
  });
}
