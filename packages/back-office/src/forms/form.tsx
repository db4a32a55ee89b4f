/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The forms of an office, and what stands around their fields. */
import { createContext, useContext, type Child } from 'hono/jsx';
import type { HtmlEscapedString } from 'hono/utils/html';
import {
  drawn,
  FAULT_ID,
  formAround,
  FormContext,
  mayOpen,
  openForm,
  ownedBy,
  saidOf,
  type OpenForm,
} from './open-form';
import { marksOf } from './shown-form';

/** A part of a page that opens: whether it does so by itself, and which forms are in it. */
type Part = { open: boolean; shown: number; hidden: number };
const PartContext = createContext<Part | null>(null);

type FormProps = {
  /** The address that it is sent to, with what the page was asked for. */
  to: string;
  /** Whether files go with it, or long texts. */
  files?: boolean;
  /** A class of its own in the style sheet. */
  kind?: string;
  /** What stands in its place for who may not send it. */
  otherwise?: Child;
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

/** A form with its token, and with what was wrong above its fields; for who may not send it, nothing or less. */
export function Form({ to, files = false, kind, otherwise = null, children }: FormProps) {
  const part = useContext(PartContext);
  if (!mayOpen(to)) {
    if (part !== null) part.hidden += 1;
    return <>{otherwise}</>;
  }
  if (part !== null) part.shown += 1;
  const form = openForm(to, false);
  const fields = drawn(<Within form={form}>{children}</Within>);
  if (part !== null && form.again?.opens) part.open = true;
  const said = saidOf(form);
  return (
    <form
      class={kind}
      method="post"
      action={to}
      enctype={files ? 'multipart/form-data' : undefined}
      data-typed={form.again?.opens ? '' : undefined}
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
export function Search({ to, kind = 'search', children }: Omit<FormProps, 'files' | 'otherwise'>) {
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

/** Draws a part of a page. @returns what is in it; null where all its forms are for others */
function partOf(children: Child): { inside: HtmlEscapedString; open: boolean } | null {
  const part: Part = { open: false, shown: 0, hidden: 0 };
  const inside = drawn(<PartContext.Provider value={part}>{children}</PartContext.Provider>);
  const around = useContext(PartContext);
  if (around !== null) {
    around.open ||= part.open;
    around.shown += part.shown;
    around.hidden += part.hidden;
  }
  return part.hidden > 0 && part.shown === 0 ? null : { inside, open: part.open };
}

type OpeningProps = { kind: string; summary: string; open?: boolean; children?: Child };

/**
 * A part of a page that opens, and is open where a form in it is shown again; nothing where all its forms
 * are for others.
 */
export function Opening({ kind, summary, open = false, children }: OpeningProps) {
  const part = partOf(children);
  return part === null ? null : (
    <details class={kind} open={open || part.open}>
      <summary>{summary}</summary>
      {part.inside}
    </details>
  );
}

/** A form under a heading of its own; nothing where it is for others. */
export function FormSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children?: Child;
}) {
  const part = partOf(children);
  return part === null ? null : (
    <section aria-labelledby={id}>
      <h2 class="dimension" id={id}>
        {title}
      </h2>
      {part.inside}
    </section>
  );
}
