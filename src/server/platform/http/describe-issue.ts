import type * as z from 'zod/mini';
import { PROBLEMS } from '#shared/http/problem-codes.ts';

/**
 * The pt-BR sentence of a rule that brought none of its own. The validator's own words name types of the
 * language ("string", "undefined") and are for nobody to read.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
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
