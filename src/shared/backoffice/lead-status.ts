/** How far a school's request has been answered. */
export const LEAD_STATUSES = { new: 'Novo', contacted: 'Em contato', closed: 'Encerrado' } as const;
export type LeadStatus = keyof typeof LEAD_STATUSES;
