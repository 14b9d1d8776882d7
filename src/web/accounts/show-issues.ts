import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '#web/platform/api-problem.ts';

/** Puts what the server finds wrong beside the fields it names and leads to the first of them. */
export function showIssues<T extends FieldValues>(error: unknown, form: UseFormReturn<T>): void {
  if (!(error instanceof ApiProblem)) return;
  const known = Object.keys(form.getValues());
  const issues = error.issues.filter(({ path }) => known.includes(path));
  for (const [index, { path, message }] of issues.entries()) {
    form.setError(path as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
}
