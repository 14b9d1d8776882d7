import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LEAD_STATUSES, type LeadStatus } from '#shared/backoffice/lead-status.ts';
import { changeLead } from '#shared/backoffice/leads.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { LEADS_TEXTS } from './leads-texts.ts';

/** Says how far a request has been answered; every list, and the count of the day, is read anew. */
export function useLeadStatus(leadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: LeadStatus) => callApi(changeLead, { params: { id: leadId }, body: { status } }),
    onSuccess: ({ status }) => {
      showToast({
        title: LEADS_TEXTS.success,
        description: LEADS_TEXTS.saved(LEAD_STATUSES[status]),
        tone: 'success',
      });
      return client.invalidateQueries();
    },
    onError: (error) =>
      showToast({
        title: LEADS_TEXTS.saveError,
        description: messageOf(error),
        tone: 'error',
      }),
  });
}
