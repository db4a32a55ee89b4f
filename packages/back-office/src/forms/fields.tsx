/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The fields of a form: each shows what there is, or what was sent, with what is wrong beside it. */
import { described, Hint, inWords, Label, needs, Wrong, type Labelled } from './field-parts';
import { faultOf, formAround, isSent, note, ownedBy } from './open-form';

type FieldProps = Labelled & {
  value?: string;
  /** Characters at most. */
  most?: number | undefined;
  needed?: boolean | undefined;
  hint?: string | undefined;
  /** Whether only who can't see the page hears its label. */
  unseen?: boolean;
};

type LineProps = FieldProps & {
  kind?: 'text' | 'number' | 'date' | 'email' | 'search';
  min?: number;
  max?: number;
  size?: number;
  inputmode?: 'decimal' | 'numeric';
  autocomplete?: string;
  autocapitalize?: 'none';
  /** Whether the page begins here, unless something is wrong on it. */
  focused?: boolean;
};

/** Of a line that is typed. */
const LINE_MOST = 500;

/** One line that somebody types. */
export function Line({ value = '', most, needed = false, hint, unseen, ...of }: LineProps) {
  const { name, label, about, id = name, kind = 'text', focused = false, ...more } = of;
  const form = formAround(name);
  note(form, { name, kind: 'typed', value });
  const fault = faultOf(form, name, inWords(of));
  const limit = kind === 'number' || kind === 'date' ? most : (most ?? LINE_MOST);
  return (
    <>
      <Label {...{ name, label, about, id, unseen }} />
      <input
        id={id}
        {...ownedBy(form, name)}
        type={kind}
        value={isSent(form, name) ? (form.again?.fields[name] ?? value) : value}
        maxlength={limit}
        {...more}
        {...needs(form, needed)}
        {...described(fault, hint, id)}
        {...(focused && !form.isRefused ? { autofocus: true } : {})}
      />
      <Wrong id={id} fault={fault} />
      <Hint id={id} hint={hint} />
    </>
  );
}

type TextProps = FieldProps & { rows?: number };

/** Of a text that is typed. */
const TEXT_MOST = 20_000;

/** Lines that somebody types. */
export function Text({ value = '', needed = false, hint, unseen, ...of }: TextProps) {
  const { name, label, about, id = name, rows = 4, most = TEXT_MOST } = of;
  const form = formAround(name);
  note(form, { name, kind: 'typed', value });
  const fault = faultOf(form, name, inWords(of));
  const shown = isSent(form, name) ? (form.again?.fields[name] ?? value) : value;
  // A browser leaves out a line break right behind the tag, so that a text's own one needs another.
  return (
    <>
      <Label {...{ name, label, about, id, unseen }} />
      <textarea
        id={id}
        {...ownedBy(form, name)}
        rows={rows}
        maxlength={most}
        {...needs(form, needed)}
        {...described(fault, hint, id)}
      >
        {`\n${shown}`}
      </textarea>
      <Wrong id={id} fault={fault} />
      <Hint id={id} hint={hint} />
    </>
  );
}

type PasswordProps = Labelled & { least?: number; autocomplete: string };

/** A password, which is never shown again. */
export function Password({ least, autocomplete, ...of }: PasswordProps) {
  const { name, label, about, id = name } = of;
  const form = formAround(name);
  note(form, { name, kind: 'secret', value: '' });
  const fault = faultOf(form, name, inWords(of));
  return (
    <>
      <Label {...{ name, label, about, id }} />
      <input
        id={id}
        {...ownedBy(form, name)}
        type="password"
        minlength={least}
        maxlength={1024}
        autocomplete={autocomplete}
        {...needs(form, true)}
        {...described(fault, undefined, id)}
      />
      <Wrong id={id} fault={fault} />
    </>
  );
}

/** What a form sends that nobody types. */
export function Hidden({ name, value }: { name: string; value: string | number }) {
  const form = formAround(name);
  const own = String(value);
  note(form, { name, kind: 'hidden', value: own });
  faultOf(form, name, '', true);
  const shown = isSent(form, name, true) ? (form.again?.fields[name] ?? own) : own;
  return <input type="hidden" {...ownedBy(form, name)} value={shown} />;
}
