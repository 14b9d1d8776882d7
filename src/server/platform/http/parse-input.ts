import type * as z from 'zod/mini';
import { PROBLEMS } from '#shared/http/problem-codes.ts';
import { Problem } from './problem.ts';

/** Parses what a request brought. Throws Problem `invalid_request` with every issue's path and sentence. */
export function parseInput(schema: z.ZodMiniType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(input, { error: describeIssue });
  if (!parsed.success) throw problemOf(parsed.error.issues);
  const place = findNul(parsed.data, []);
  if (place) throw Problem.ofIssues([{ path: place.join('.'), message: NUL_MESSAGE }]);
  return parsed.data;
}

const NUL_MESSAGE = 'O texto tem caracteres que não podemos guardar. Cole-o de novo sem formatação.';

function problemOf(issues: readonly z.core.$ZodIssue[]): Problem {
  return Problem.ofIssues(
    issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      message:
        issue.path.length === 0 && issue.code !== 'custom' ? PROBLEMS.invalid_request.message : issue.message,
    })),
  );
}

/** PostgreSQL holds no NUL in a text: found here, it is the sender's mistake and not a failure of ours. */
function findNul(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = findNul(part, [...path, key]);
    if (found) return found;
  }
  return null;
}

/**
 * The pt-BR sentence of a rule that brought none of its own. The validator's own words name types of the
 * language ("string", "undefined") and are for nobody to read.
 */
function describeIssue(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  if (input === undefined || input === null || input === '') return 'Preencha este campo';
  if (code === 'too_big') {
    return issue.origin === 'string'
      ? `Use no máximo ${issue.maximum} caracteres`
      : `Use um número até ${issue.maximum}`;
  }
  if (code === 'too_small') {
    return issue.origin === 'string'
      ? `Use pelo menos ${issue.minimum} caracteres`
      : `Use um número a partir de ${issue.minimum}`;
  }
  const isNumber = code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int');
  return isNumber ? 'Use um número inteiro' : PROBLEMS.invalid_request.message;
}
