/** How near the harm is of leaving a thing as it is. */
export const INBOX_GROUPS = ['now', 'today', 'week'] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

/**
 * What can wait for the house. Only what somebody judges to be settled `canBeDone` by saying so; of the others the
 * decision itself is the end, so that nothing is put out of sight undecided.
 */
export const INBOX_KINDS = {
  refund: { canBeDone: false },
  refund_failed: { canBeDone: false },
  difference: { canBeDone: false },
  file: { canBeDone: true },
  late: { canBeDone: true },
  due: { canBeDone: true },
  message: { canBeDone: true },
  unassigned: { canBeDone: false },
  analysis: { canBeDone: true },
  rating: { canBeDone: true },
  lead: { canBeDone: false },
} as const satisfies Record<string, { canBeDone: boolean }>;
export type InboxKind = keyof typeof INBOX_KINDS;

/** The lists one can look at; what is put off stands in none but its own. */
export const INBOX_VIEWS = {
  all: Object.keys(INBOX_KINDS) as InboxKind[],
  messages: ['message'],
  money: ['refund', 'refund_failed', 'difference'],
  deadlines: ['late', 'due'],
  unassigned: ['unassigned'],
  quality: ['analysis', 'rating'],
  security: ['file'],
  leads: ['lead'],
  snoozed: Object.keys(INBOX_KINDS) as InboxKind[],
} as const satisfies Record<string, readonly InboxKind[]>;
export type InboxView = keyof typeof INBOX_VIEWS;
