import * as z from 'zod/mini';

// What one environment variable may look like. The sentences are read by whoever runs the server.

const blankAsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
export const setting = <T extends z.ZodMiniType>(schema: T) => z.pipe(z.transform(blankAsAbsent), schema);
export const text = setting(z.optional(z.string()));
export const url = (...schemes: string[]) =>
  setting(
    z.optional(
      z.string().check(
        z.refine(
          (value) => {
            const parsed = URL.parse(value);
            return parsed !== null && schemes.includes(parsed.protocol.slice(0, -1));
          },
          `use um endereço que comece com ${schemes.map((scheme) => `${scheme}://`).join(' ou ')}`,
        ),
      ),
    ),
  );
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) =>
  setting(z._default(z.enum([...values], `use ${values.join(', ')}`), fallback as never));
export const number = (min: number, max: number, fallback: number) =>
  setting(
    z._default(
      z.coerce
        .number(`use um número de ${min} a ${max}`)
        .check(
          z.int(`use um número inteiro de ${min} a ${max}`),
          z.minimum(min, `use um número de ${min} a ${max}`),
          z.maximum(max, `use um número de ${min} a ${max}`),
        ),
      fallback,
    ),
  );
export const flag = setting(
  z.pipe(
    z._default(z.enum(['true', 'false', '1', '0'], 'use true ou false'), 'false'),
    z.transform((value) => value === 'true' || value === '1'),
  ),
);

export const pattern = (form: RegExp, sentence: string) =>
  setting(z.optional(z.string().check(z.regex(form, sentence))));
