import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiProblem, isSessionLost } from './api-problem.ts';
import { leaveForLogin } from './session/lost-session.ts';

/** Why a form could not be sent, for a notice above its fields. */
export interface FormFailure {
  title: string;
  message: string;
}
type Errors = Record<string, string>;

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
 * It is a fifth of the weight of a form library, which the sign-in screen could not carry.
 */
export function useSchemaForm<Input extends Record<string, string>, Output>({
  schema,
  initial,
  submit,
  explain,
  onRefused,
}: SchemaFormOptions<Input, Output>) {
  const [values, setValues] = useState<Input>(initial);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | 'done'>('ready');
  const wasRefused = useRef(false);

  const read = (form: HTMLFormElement) =>
    ({ ...initial, ...Object.fromEntries(new FormData(form)) }) as Input;
  const refuse = (form: HTMLFormElement, found: Errors) => {
    wasRefused.current = true;
    setErrors(found);
    focusFirst(form, found);
  };

  const send = async (form: HTMLFormElement) => {
    const judged = schema.safeParse(read(form));
    setFailure(null);
    if (!judged.success) {
      onRefused?.(judged.error.issues[0]?.message ?? '');
      return refuse(form, firstIssues(judged.error.issues));
    }
    setErrors({});
    setState('busy');
    try {
      await submit(judged.data);
      wasRefused.current = false;
      setState('done');
    } catch (error) {
      setState('ready');
      if (isSessionLost(error)) return leaveForLogin();
      setFailure(explain(error));
      const known = error instanceof ApiProblem ? error.issues.filter(({ path }) => path in initial) : [];
      if (known.length > 0) refuse(form, firstIssues(known));
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
      onInput(event: FormEvent<HTMLFormElement>) {
        const now = read(event.currentTarget);
        setValues(now);
        if (!wasRefused.current) return;
        const judged = schema.safeParse(now);
        setErrors(judged.success ? {} : firstIssues(judged.error.issues));
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (state !== 'busy') void send(event.currentTarget);
      },
    },
    /** Spread into the field of that name. */
    field: (name: keyof Input & string) => ({ name, defaultValue: initial[name], error: errors[name] }),
  };
}

function firstIssues(issues: readonly { path: string | PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {};
  for (const { path, message } of issues) {
    const name = String(typeof path === 'string' ? path : path[0]);
    errors[name] ??= message;
  }
  return errors;
}

function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const fields = Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  fields.find((field) => field.name in errors)?.focus();
}
