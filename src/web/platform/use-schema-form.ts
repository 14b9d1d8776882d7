import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiProblem, isSessionLost } from './api-problem.ts';
import { leaveForLogin } from './session/lost-session.ts';
import { type FieldErrors, firstIssues, useJudgedValues } from './use-judged-values.ts';

/** Why a form could not be sent, for a notice above its fields. */
export interface FormFailure {
  title: string;
  message: string;
}

export interface SchemaFormOptions<Input extends Record<string, string>, Output> {
  schema: z.ZodMiniType<Output, Input>;
  initial: Input;
  /** Sends what the schema made of the fields; whatever it throws goes to `explain`. */
  submit: (values: Output) => Promise<void>;
  /** Null where what the server names beside a field says it all. */
  explain: (error: unknown) => FormFailure | null;
  /** Told the first broken rule where a sending was refused before it left, for screens that say it twice. */
  onRefused?: (message: string) => void;
}

/**
 * A form of text fields judged by a schema of the contract: on sending, and once a sending was refused on
 * every change. The focus goes to the first wrong field; faults the server names go beside their fields.
 * The fields keep what is typed themselves, so that a form the build has drawn loses nothing; a form whose values
 * something else than typing changes too stands on `useJudgedValues` alone.
 */
export function useSchemaForm<Input extends Record<string, string>, Output>({
  schema,
  initial,
  submit,
  explain,
  onRefused,
}: SchemaFormOptions<Input, Output>) {
  const { values, errors, change, tell } = useJudgedValues(initial, (given) => {
    const judged = schema.safeParse(given);
    return judged.success ? {} : firstIssues(judged.error.issues);
  });
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');

  const read = (form: HTMLFormElement) =>
    ({ ...initial, ...Object.fromEntries(new FormData(form)) }) as Input;
  const refuseIn = (form: HTMLFormElement, found: FieldErrors) => {
    tell(found, true);
    focusFirst(form, found);
  };

  const send = async (form: HTMLFormElement) => {
    const judged = schema.safeParse(read(form));
    setFailure(null);
    if (!judged.success) {
      onRefused?.(judged.error.issues[0]?.message ?? '');
      return refuseIn(form, firstIssues(judged.error.issues));
    }
    tell({});
    setState('busy');
    try {
      await submit(judged.data);
      tell({}, false);
      setState('done');
    } catch (error) {
      setState('ready');
      if (isSessionLost(error)) return leaveForLogin();
      setFailure(explain(error));
      const known = error instanceof ApiProblem ? error.issues.filter(({ path }) => path in initial) : [];
      if (known.length > 0) refuseIn(form, firstIssues(known));
    }
  };

  return {
    values,
    failure,
    isBusy: state === 'busy',
    isDone: state === 'done',
    /** Spread into the form element. */
    form: {
      // A form sent without its script must not put a password into an address.
      method: 'post',
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) => change(read(event.currentTarget)),
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (state !== 'busy') void send(event.currentTarget);
      },
    },
    /** Spread into the field of that name. */
    field: (name: keyof Input & string) => ({ name, defaultValue: initial[name], error: errors[name] }),
  };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const field = Array.from(form.elements).find((one) => (one.getAttribute('name') ?? '') in errors);
  if (field instanceof HTMLElement) field.focus();
}
