/** What more than one screen says of a production. */
export const PRODUCTION_TEXTS = {
  noDeadline: 'sem prazo',
} as const;
