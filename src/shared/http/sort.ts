import * as z from 'zod/mini';

/** The order of a list as calls and addresses name it: by one of its keys, or the other way round with a minus. */
export type Sort<Key extends string> = Key | `-${Key}`;

/** Whether a text names an order by one of `keys`. */
export const isSort = <Key extends string>(keys: readonly Key[], value: unknown): value is Sort<Key> =>
  typeof value === 'string' && keys.some((key) => value === key || value === `-${key}`);

/** The field `sort` of a list that knows these keys; without it the list keeps an order of its own. */
export const sortSchema = <Key extends string>(keys: readonly Key[]) =>
  z.optional(
    z.enum(
      keys.flatMap((key): Sort<Key>[] => [key, `-${key}`]),
      'Ordem desconhecida',
    ),
  );
