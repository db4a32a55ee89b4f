import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fieldFaults, type FieldFaults, type FieldLimits } from './field-faults';

/** Why a form was refused: the message for its user, and the fault of each field. */
type Refusal = { message: string; fields: FieldFaults };

/** The state of a form's sending. A refusal that a field says has no message of its own. */
export type Submission =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'incomplete'; fields: FieldFaults }
  | ({ kind: 'refused' } & Refusal);

/**
 * Reads what `send` threw.
 * @returns what the form shows of it, or null where the form was removed and nobody can read it
 */
export type Explain = (error: unknown) => Refusal | null;

/** A form's values by its fields' names. */
type FormValues = (name: string) => string;

/**
 * Sends a form's values. The form shows what it throws.
 * @param signal aborted when the form is removed
 */
export type Send = (
  values: FormValues,
  signal: AbortSignal,
  form: HTMLFormElement,
) => Promise<void>;

export type FormOptions<Name extends string> = {
  /**
   * The limits of each field, from the call's schema: `field` passes them to the input, and they
   * are checked before sending.
   */
  limits?: Readonly<Record<Name, FieldLimits>>;
  /** Finds faults that limits and attributes can't express. */
  check?: (form: HTMLFormElement) => FieldFaults;
  /** What gets the focus when there is a fault; the summary takes it by itself. */
  leadsTo?: 'field' | 'summary';
};

/** The props of a field that its form gives: `<Field label="Name" {...form.field('name')} />`. */
type FormField = {
  name: string;
  required: boolean;
  type?: 'email';
  error: string | undefined;
};

export type Form<Name extends string> = {
  state: Submission;
  pending: boolean;
  /** The fields' faults, by the fields' names. */
  faults: FieldFaults;
  /** A field's name, its limits, and its fault. */
  field: (name: Name) => FormField;
  /** How often the form was submitted: `FormSummary` takes the focus each time. */
  attempt: number;
  /** Checks the form, sends it, and shows what went wrong. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Removes a field's fault, because its value has changed. */
  mend: (field: string) => void;
  /** Sends another call with the form's state and messages, such as sending a code again. */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
};

const NONE: FieldFaults = {};

const faultsOf = (state: Submission) =>
  state.kind === 'incomplete' || state.kind === 'refused' ? state.fields : NONE;

/** The same faults without one field's. */
export function without(faults: FieldFaults, field: string): FieldFaults {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field));
}

/** The message, but for one that a field says already: it is said once, where it belongs. */
const messageBesides = ({ message, fields }: Refusal, form: HTMLFormElement | null) =>
  Object.entries(fields).some(
    ([name, fault]) => fault === message && form?.elements.namedItem(name),
  )
    ? ''
    : message;

/**
 * One form: fields are checked, a refusal stays in the form, the first faulty field gets the
 * focus, and nothing is sent twice. Use it with `FormStatus` or `FormSummary`.
 */
export function useForm<Name extends string = never>(
  explain: Explain,
  send: Send,
  { limits, check, leadsTo = 'field' }: FormOptions<Name> = {},
): Form<Name> {
  const [state, setState] = useState<Submission>({ kind: 'idle' });
  const [attempt, setAttempt] = useState(0);
  // Counts the submissions that failed, each of which moves the focus; correcting a field doesn't.
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
      if (refusal) {
        blame({ kind: 'refused', ...refusal, message: messageBesides(refusal, element.current) });
      }
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
