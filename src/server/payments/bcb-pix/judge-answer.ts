import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { ProviderAnswer } from '#server/payments/providers/bcb-pix/send-request.ts';

const word = z.catch(z.optional(z.string()), undefined);
/** RFC 7807; `error` is OAuth's and `nome` Efí's own word for the same. */
const problemSchema = z.object({ type: word, error: word, nome: word, correlationId: word });
type Problem = z.output<typeof problemSchema>;

/** An answer's JSON in our words. Anything but a 2xx that reads so is thrown as a GatewayError. */
export function judgeAnswer<T>(operation: string, answer: ProviderAnswer, schema: z.ZodMiniType<T>): T {
  if (answer.status < 200 || answer.status >= 300) throw toFailure(operation, answer);
  const read = schema.safeParse(parseJson(answer.text));
  if (read.success) return read.data;
  // The schema's issues name fields, never what stood in them.
  throw new GatewayError('unknown', {
    operation,
    status: answer.status,
    issue: 'unreadable',
    cause: read.error,
  });
}

function toFailure(operation: string, { status, text }: ProviderAnswer): GatewayError {
  const problem: Problem = problemSchema.safeParse(parseJson(text)).data ?? {};
  return new GatewayError(failureOf(status), {
    operation,
    status,
    issue: toName(problem.type?.split('/').at(-1) ?? problem.nome ?? problem.error),
    debugId: toName(problem.correlationId),
  });
}

/** Redirects, timeouts, refusals of haste and of our credentials say nothing about what was asked. */
function failureOf(status: number) {
  if (status === 404) return 'not_found';
  const isRefusal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return isRefusal ? 'refused' : 'unknown';
}

/** Failures are logged, so nothing but a name or an id of theirs gets into one. */
const toName = (text: string | undefined) => (text && /^[\w.-]{1,80}$/.test(text) ? text : null);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
