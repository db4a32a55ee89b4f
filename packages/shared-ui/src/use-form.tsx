import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fieldFaults, type FieldFaults, type FieldLimits } from './field-faults';

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
 * @returns what the form shows of it, or null where the form gave up and nobody is left to read it
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

export type FormOptions<Name extends string> = {
  /** What the call takes of each field: `field` gives it to the field, and it is checked. */
  limits?: Readonly<Record<Name, FieldLimits>>;
  /** What is wrong with the fields, where that isn't said by their limits and attributes. */
  check?: (form: HTMLFormElement) => FieldFaults;
  /** What takes the focus when something is wrong; the summary takes it by itself. */
  leadsTo?: 'field' | 'summary';
};

/** What a field has of its form: `<Field label="Name" {...form.field('name')} />`. */
type FormField = {
  name: string;
  required: boolean;
  type?: 'email';
  error: string | undefined;
};

export type Form<Name extends string> = {
  state: Submission;
  pending: boolean;
  /** What is wrong with the fields, by their names. */
  faults: FieldFaults;
  /** A field's name, its limits, and what is wrong with it. */
  field: (name: Name) => FormField;
  /** How often it was submitted: `FormSummary` takes the focus each time. */
  attempt: number;
  /** Checks the form, sends it, and keeps what went wrong in sight. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Takes back what was said of a field: it is another one by now. */
  mend: (field: string) => void;
  /** Does something else with the server in the form's place, such as sending a code again. */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
};

const NONE: FieldFaults = {};

const faultsOf = (state: Submission) =>
  state.kind === 'incomplete' || state.kind === 'refused' ? state.fields : NONE;

/** The same, without what was wrong with one field. */
export function without(faults: FieldFaults, field: string): FieldFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field));
}

/**
 * One form: fields are checked, a refusal stays in the form, the first faulty field gets the
 * focus, and nothing is sent twice. Goes with `FormStatus`, or with `FormSummary`.
 */
export function useForm<Name extends string = never>(
  explain: Explain,
  send: Send,
  { limits, check, leadsTo = 'field' }: FormOptions<Name> = {},
): Form<Name> {
  const [state, setState] = useState<Submission>({ kind: 'idle' });
  const [attempt, setAttempt] = useState(0);
  // Counts what the focus follows: a field that is mended moves nothing.
  const [blamed, setBlamed] = useState(0);
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
    if (blamed === 0 || leadsTo === 'summary') return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [blamed, leadsTo]);

  function blame(fault: Submission & { kind: 'incomplete' | 'refused' }) {
    setState(fault);
    setBlamed((times) => times + 1);
  }

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
      if (refusal) blame({ kind: 'refused', ...refusal });
    } finally {
      if (underWay.current === controller) underWay.current = null;
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    element.current = form;
    setAttempt((times) => times + 1);
    const fields = check ? check(form) : fieldFaults(form, limits);
    if (Object.keys(fields).length > 0) {
      blame({ kind: 'incomplete', fields });
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
    faults: faultsOf(state),
    field(name) {
      const { required = false, email = false } = limits?.[name] ?? {};
      const error = faultsOf(state)[name];
      return { name, required, error, ...(email ? { type: 'email' } : {}) };
    },
    attempt,
    submit,
    mend(field) {
      setState((now) =>
        now.kind === 'incomplete' || now.kind === 'refused'
          ? { ...now, fields: without(now.fields, field) }
          : now,
      );
    },
    run,
  };
}
