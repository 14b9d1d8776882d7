import type { ProductionStatus } from '#shared/production/production-status.ts';

/**
 * The column shown where there is room for one: the one asked for, else what is being worked on, else what waits to
 * be begun. `totals`: productions of each stage.
 */
export function chooseColumn(
  asked: ProductionStatus | undefined,
  totals: Partial<Record<ProductionStatus, number>>,
): ProductionStatus {
  if (asked) return asked;
  return !totals.in_progress && totals.assigned ? 'assigned' : 'in_progress';
}
