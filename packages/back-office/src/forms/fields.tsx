/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The form of an office and its fields, as components that are given what the form shows. */
import type { Child } from 'hono/jsx';
import type { FormState } from '../form-state';

const FAULT_ID = 'form-fault';

type FormProps = {
  tokenFor: (path: string) => string;
  path: string;
  state: FormState;
  /** Whether files go with it, or long texts. */
  files?: boolean;
  /** A class of its own in the style sheet. */
  kind?: string;
  children: Child;
};

/** A form with the token of its path, and with what was wrong above its fields. */
export const Form = ({ tokenFor, path, state, files, kind, children }: FormProps) => (
  <form
    class={kind}
    method="post"
    action={path}
    enctype={files ? 'multipart/form-data' : undefined}
  >
    <input type="hidden" name="token" value={tokenFor(path)} />
    {state.said !== null && (
      <p class="note danger" id={FAULT_ID} role="alert">
        {state.said}
      </p>
    )}
    {children}
  </form>
);

type FieldProps = { state: FormState; name: string; label: string; value: string };

/** What a faulty control has besides; the first has the focus. */
const faultOf = (state: FormState, name: string) =>
  state.isFaulty(name)
    ? { 'aria-invalid': 'true', 'aria-describedby': FAULT_ID, autofocus: state.first === name }
    : {};

type LineProps = FieldProps & { most?: number; needed?: boolean; kind?: 'text' | 'date' };

export const Line = ({
  state,
  name,
  label,
  value,
  most = 500,
  needed,
  kind = 'text',
}: LineProps) => (
  <>
    <label for={name}>{label}</label>
    <input
      id={name}
      name={name}
      type={kind}
      value={state.textOf(name, value)}
      maxlength={most}
      required={needed ?? false}
      {...faultOf(state, name)}
    />
  </>
);

// A browser leaves out a line break right behind the tag, so that a text's own one needs another.
export const Text = ({
  state,
  name,
  label,
  value,
  most = 20_000,
  rows = 4,
}: FieldProps & { most?: number; rows?: number }) => (
  <>
    <label for={name}>{label}</label>
    <textarea id={name} name={name} rows={rows} maxlength={most} {...faultOf(state, name)}>
      {`\n${state.textOf(name, value)}`}
    </textarea>
  </>
);

export const Choice = ({
  state,
  name,
  label,
  value,
  options,
}: FieldProps & { options: readonly { value: string; name: string }[] }) => (
  <>
    <label for={name}>{label}</label>
    <select id={name} name={name} {...faultOf(state, name)}>
      {options.map((each) => (
        <option value={each.value} selected={each.value === state.textOf(name, value)}>
          {each.name}
        </option>
      ))}
    </select>
  </>
);

/** A box to tick, whose value is 'yes'. */
export const Tick = ({ state, name, label }: Omit<FieldProps, 'value'>) => (
  <label class="tick">
    <input type="checkbox" name={name} value="yes" checked={state.isOn(name, false)} /> {label}
  </label>
);
