import type { ProblemCode } from '#shared/http/problem-codes.ts';
import { ApiProblem } from './api-problem.ts';

/** Turns a refusal that is about one field, such as `wrong_password`, into a fault beside it; others pass unchanged. */
export function faultOfField(error: unknown, fields: Partial<Record<ProblemCode, string>>): unknown {
  if (!(error instanceof ApiProblem) || !Object.hasOwn(fields, error.code)) return error;
  const path = fields[error.code as ProblemCode] ?? '';
  const { code, status, message, detail, text } = error;
  return new ApiProblem({ code, status, message, detail, text, issues: [{ path, message }] });
}

/** Whether a refusal is told beside a field already. */
export const isFaultOfField = (error: unknown): boolean =>
  error instanceof ApiProblem && error.issues.length > 0;
