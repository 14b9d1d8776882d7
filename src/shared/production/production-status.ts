/** The stages of a production; `progress` is percent. */
export const PRODUCTION_STATUSES = {
  assigned: { label: 'Atribuída', progress: 0 },
  in_progress: { label: 'Em andamento', progress: 50 },
  completed: { label: 'Concluída', progress: 100 },
} as const;
export type ProductionStatus = keyof typeof PRODUCTION_STATUSES;
