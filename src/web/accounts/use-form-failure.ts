import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showIssues } from './show-issues.ts';

export interface FormFailure {
  title: string;
  message: string;
}

/**
 * Runs what a form sends and keeps why it failed, for a notice above the fields; faults of single fields
 * go beside them. `explain` words the failure.
 */
export function useFormFailure<T extends FieldValues>(
  form: UseFormReturn<T>,
  explain: (error: unknown) => FormFailure,
) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const attempt =
    <Values>(work: (values: Values) => Promise<void>) =>
    async (values: Values) => {
      setFailure(null);
      try {
        await work(values);
      } catch (error) {
        showIssues(error, form);
        setFailure(explain(error));
      }
    };
  return { failure, attempt };
}
