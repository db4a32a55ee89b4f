/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** What a field of a form has beside its control: label, hint, and what is wrong with it. */
import type { faultOf, OpenForm } from './open-form';

/** A field's label; `about` is for who doesn't see beside what it stands. */
export type Labelled = { name: string; label: string; about?: string | undefined; id?: string };

export type Fault = ReturnType<typeof faultOf>;

export const inWords = ({ label, about }: Labelled) =>
  about === undefined ? label : `${label} ${about}`;

export const Label = ({
  id,
  label,
  about,
  unseen,
}: Labelled & { unseen?: boolean | undefined }) => (
  <label class={unseen ? 'hidden' : undefined} for={id}>
    {label}
    {about !== undefined && (
      <>
        {' '}
        <span class="hidden">{about}</span>
      </>
    )}
  </label>
);

/** What a control has besides, where something is wrong with it or there is a hint. */
export const described = (fault: Fault, hint: string | undefined, id: string) => ({
  'aria-invalid': fault === null ? undefined : 'true',
  'aria-describedby':
    [fault && `${id}-wrong`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ') ||
    undefined,
  autofocus: fault?.isFirst ?? false,
});

/** What another button leaves empty is not asked for: the server says what is missing. */
export const needs = ({ joined }: OpenForm, needed: boolean) =>
  joined ? { 'aria-required': needed ? 'true' : undefined } : { required: needed };

export const Hint = ({ id, hint }: { id: string; hint: string | undefined }) =>
  hint === undefined ? null : (
    <span class="sub" id={`${id}-hint`}>
      {hint}
    </span>
  );

/** What is wrong with a field, beside it; above the form it is said with its label. */
export const Wrong = ({ id, fault }: { id: string; fault: Fault }) =>
  fault === null ? null : (
    <span class="wrong" id={`${id}-wrong`}>
      {fault.words}
    </span>
  );
