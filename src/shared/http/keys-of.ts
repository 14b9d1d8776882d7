/** The names of a record as the tuple that enumerations are made from. */
export const keysOf = <T extends string>(record: Record<T, unknown>): [T, ...T[]] =>
  Object.keys(record) as [T, ...T[]];
