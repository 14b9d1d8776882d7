/** The stages of a production, told of the project; `progress` is percent. */
export const PRODUCTION_STATUSES = {
  assigned: { label: 'Atribuído', progress: 0 },
  in_progress: { label: 'Em andamento', progress: 50 },
  completed: { label: 'Concluído', progress: 100 },
  /** Its lesson was called off, before or after it was delivered. */
  cancelled: { label: 'Cancelado', progress: 0 },
} as const;
export type ProductionStatus = keyof typeof PRODUCTION_STATUSES;
