import type { ResponseOf } from '#shared/http/endpoint.ts';
import type { teacherStats } from '#shared/lessons/lessons.contract.ts';

/** Before anything was delivered there is no time to tell: the call then says a usual one. */
export const tellAverageTime = ({
  completed,
  averageTime,
}: Pick<ResponseOf<typeof teacherStats>, 'completed' | 'averageTime'>): string =>
  completed > 0 ? averageTime : '–';
