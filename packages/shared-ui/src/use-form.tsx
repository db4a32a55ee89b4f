import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fieldFaults, type FieldFaults } from './field-faults';

/** Why a form was refused: the words for its user, and what is wrong by field. */
type Refusal = { message: string; fields: FieldFaults };

/** Where a form is on its way to the server. */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'incomplete'; fields: FieldFaults }
  | ({ kind: 'refused' } & Refusal);

/**
 * Reads what `send` threw.
 * @returns what the form shows of it, or null where the form gave up and nobody is left to be told
 */
export type Explain = (error: unknown) => Refusal | null;

/** A form's values by its fields' names. */
type FormValues = (name: string) => string;

/**
 * Sends a form's values. What it throws, the form shows.
 * @param signal aborted when the form goes away
 */
export type Send = (
  values: FormValues,
  signal: AbortSignal,
  form: HTMLFormElement,
) => Promise<void>;

export type Form = {
  state: Submission;
  pending: boolean;
  /** What is wrong with a field, or undefined. */
  error: (field: string) => string | undefined;
  /** Checks the form, sends it, and keeps what went wrong in sight. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Does something else with the server in the form's place, such as sending a code again. */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
};

/**
 * One form: fields are checked, a refusal stays in the form, the first faulty field gets the
 * focus, and nothing is sent twice. Goes with `FormStatus`.
 */
export function useForm(explain: Explain, send: Send): Form {
  const [state, setState] = useState<Submission>({ kind: 'idle' });
  const element = useRef<HTMLFormElement>(null);
  const underWay = useRef<AbortController>(null);

  useEffect(
    () => () => {
      underWay.current?.abort();
      underWay.current = null;
    },
    [],
  );
  useEffect(() => {
    if (state.kind !== 'incomplete' && state.kind !== 'refused') return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  async function run(work: (signal: AbortSignal) => Promise<void>) {
    if (underWay.current) return;
    const controller = new AbortController();
    underWay.current = controller;
    setState({ kind: 'sending' });
    try {
      await work(controller.signal);
      setState({ kind: 'idle' });
    } catch (error) {
      const refusal = explain(error);
      if (refusal) setState({ kind: 'refused', ...refusal });
    } finally {
      if (underWay.current === controller) underWay.current = null;
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    element.current = form;
    const fields = fieldFaults(form);
    if (Object.keys(fields).length > 0) {
      setState({ kind: 'incomplete', fields });
      return;
    }
    const data = new FormData(form);
    const values: FormValues = (name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    void run((signal) => send(values, signal, form));
  }

  return {
    state,
    pending: state.kind === 'sending',
    error: (field) =>
      state.kind === 'incomplete' || state.kind === 'refused' ? state.fields[field] : undefined,
    submit,
    run,
  };
}
