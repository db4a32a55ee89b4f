/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** What somebody chooses in a form: one of several, a box to tick, files. */
import type { Child } from 'hono/jsx';
import { described, inWords, Label, needs, Wrong, type Labelled } from './field-parts';
import { faultOf, formAround, isSent, note, ownedBy } from './open-form';

/** One of several. */
type Option = { value: string; name: string };

/** What was chosen and is none of the options any more. */
const GONE = 'Not to be chosen any more';

type ChoiceProps = Labelled & {
  value: string;
  options: readonly Option[];
  needed?: boolean;
  /** For a screen reader alone, where a table's heading says it. */
  unseen?: boolean;
};

export function Choice({ value, options, needed = false, unseen, ...of }: ChoiceProps) {
  const { name, label, about, id = name } = of;
  const form = formAround(name);
  const own = options.find((each) => each.value === value) ?? options[0];
  note(form, { name, kind: 'typed', value: own?.value ?? null });
  const fault = faultOf(form, name, inWords(of));
  const chosen = isSent(form, name) ? (form.again?.fields[name] ?? value) : value;
  // A browser would show the first of them, and send it.
  const isGone = isSent(form, name) && !options.some((each) => each.value === chosen);
  return (
    <>
      <Label {...{ name, label, about, id, unseen }} />
      <select
        id={id}
        {...ownedBy(form, name)}
        {...needs(form, needed)}
        {...described(fault, undefined, id)}
      >
        {isGone && (
          <option value={chosen} selected>
            {GONE}
          </option>
        )}
        {options.map((each) => (
          <option value={each.value} selected={each.value === chosen}>
            {each.name}
          </option>
        ))}
      </select>
      <Wrong id={id} fault={fault} />
    </>
  );
}

type TickProps = { name: string; label: Child; on?: boolean; value?: string };

/** A box to tick. */
export function Tick({ name, label, on = false, value = 'yes' }: TickProps) {
  const form = formAround(name);
  note(form, { name, kind: 'typed', value: on ? value : null });
  const fault = faultOf(form, name, '');
  return (
    <label class="tick">
      <input
        type="checkbox"
        {...ownedBy(form, name)}
        value={value}
        // A browser sends nothing of a box that isn't ticked.
        checked={isSent(form, name) ? form.again?.fields[name] === value : on}
        {...described(fault, undefined, name)}
      />{' '}
      {label}
      <Wrong id={name} fault={fault} />
    </label>
  );
}

type FilesProps = { label: string; accept: string; several?: boolean };

/** Chooses files; a script lets them be dropped there too. */
export function Files({ label, accept, several = false }: FilesProps) {
  const form = formAround('file');
  note(form, { name: 'file', kind: 'file', value: '' });
  const fault = faultOf(form, 'file', label);
  return (
    <div class="drop" data-drop="">
      <label for="file">{label}</label>
      <input
        id="file"
        {...ownedBy(form, 'file')}
        type="file"
        accept={accept}
        multiple={several}
        {...described(fault, undefined, 'file')}
      />
      <Wrong id="file" fault={fault} />
    </div>
  );
}
