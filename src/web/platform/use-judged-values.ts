import { useRef, useState } from 'react';

/** The sentence of the first broken rule, by its field. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The values of a form and what is wrong with them: judged when it is sent, and once a sending was refused on every
 * change. `judge` answers the sentences of broken rules by their fields, none where all is well. Every function
 * stays the same as long as the form is shown.
 */
export function useJudgedValues<Values extends object>(
  initial: Values,
  judge: (values: Values) => FieldErrors,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef({ values: initial, judge, isRefused: false });
  latest.current.judge = judge;
  const [held] = useState(() => {
    const judgeNow = () => latest.current.judge(latest.current.values);
    return {
      /** The values as they are at this moment, not as they were drawn. */
      now: () => latest.current.values,
      judgeNow,
      change(changes: Partial<Values>) {
        latest.current.values = { ...latest.current.values, ...changes };
        setValues(latest.current.values);
        if (latest.current.isRefused) setErrors(judgeNow());
      },
      /** Says what is wrong; `isRefused` where a sending was, so that it is judged anew on every change. */
      tell(found: FieldErrors, isRefused = latest.current.isRefused) {
        latest.current.isRefused = isRefused;
        setErrors(found);
      },
    };
  });
  return { values, errors, ...held };
}

/** What schemas and refusals of the server name, as sentences by their fields. */
export function firstIssues(
  issues: readonly { path: string | PropertyKey[]; message: string }[],
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    errors[String([path].flat()[0])] ??= message;
  }
  return errors;
}
