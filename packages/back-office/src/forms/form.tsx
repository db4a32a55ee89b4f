/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The forms of an office, and what stands around their fields. */
import { createContext, useContext, type Child } from 'hono/jsx';
import {
  drawn,
  FAULT_ID,
  formAround,
  FormContext,
  openForm,
  ownedBy,
  saidOf,
  type OpenForm,
} from './open-form';
import { marksOf } from './shown-form';

/** A part of a page that opens: whether it does so by itself. */
const PartContext = createContext<{ open: boolean } | null>(null);

type FormProps = {
  /** The address that it is sent to, with what the page was asked for. */
  to: string;
  /** Whether files go with it, or long texts. */
  files?: boolean;
  /** A class of its own in the style sheet. */
  kind?: string;
  children?: Child;
};

/** The fields within a form, rendered first: what is wrong with them stands above them. */
const Within = ({ form, children }: { form: OpenForm; children?: Child }) => (
  <FormContext.Provider value={form}>{children}</FormContext.Provider>
);

const Field = ({ form, name, value }: { form: OpenForm; name: string; value: string }) => (
  <input type="hidden" {...ownedBy(form, name)} value={value} />
);

/** What a form of several says of itself, so that each button sends all that was typed. */
const Joint = ({ form }: { form: OpenForm }) => (
  <>
    <Field form={form} name="at" value={form.shown.address} />
    <Field form={form} name="was" value={JSON.stringify(form.again?.was ?? marksOf(form.shown))} />
  </>
);

/** A form with its token, and with what was wrong above its fields. */
export function Form({ to, files = false, kind, children }: FormProps) {
  const form = openForm(to, false);
  const fields = drawn(<Within form={form}>{children}</Within>);
  const part = useContext(PartContext);
  if (part !== null && form.again?.opens) part.open = true;
  const said = saidOf(form);
  return (
    <form
      class={kind}
      method="post"
      action={to}
      enctype={files ? 'multipart/form-data' : undefined}
    >
      {said !== '' && (
        <p class="note danger" id={FAULT_ID} role="alert">
          {said}
        </p>
      )}
      <Field form={form} name="token" value={form.token} />
      {fields}
      {form.joined && <Joint form={form} />}
    </form>
  );
}

/** A form that changes nothing: it shows the page that it asks for. */
export function Search({ to, kind = 'search', children }: Omit<FormProps, 'files'>) {
  const form = openForm(to, true);
  const fields = drawn(<Within form={form}>{children}</Within>);
  return (
    <form class={kind} method="get" action={to} role={kind === 'search' ? 'search' : undefined}>
      {fields}
      {form.joined && (
        <>
          <Joint form={form} />
          <Field form={form} name="token" value={form.token} />
        </>
      )}
    </form>
  );
}

type ButtonProps = {
  /** What stands out, and what takes something away: 'main', 'danger'. */
  kind?: string;
  /** What it sends of itself, where a form has several. */
  name?: string;
  value?: string;
  children?: Child;
};

/** What sends a form. */
export function Button({ kind, name, value, children }: ButtonProps) {
  const form = formAround('a button');
  const own = name === undefined ? {} : { ...ownedBy(form, name), value };
  return (
    <button class={kind} {...own} {...(form.joined ? form.button : {})}>
      {children}
    </button>
  );
}

type OpeningProps = { kind: string; summary: string; open?: boolean; children?: Child };

/** A part of a page that opens, and is open where a form in it is shown again. */
export function Opening({ kind, summary, open = false, children }: OpeningProps) {
  const part = { open: false };
  const inside = drawn(<PartContext.Provider value={part}>{children}</PartContext.Provider>);
  const around = useContext(PartContext);
  if (around !== null && part.open) around.open = true;
  return (
    <details class={kind} open={open || part.open}>
      <summary>{summary}</summary>
      {inside}
    </details>
  );
}
