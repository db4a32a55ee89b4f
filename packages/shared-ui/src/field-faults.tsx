/** The faults of a form's fields, by the fields' names. */
export type FieldFaults = Record<string, string>;

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** The limits of a form's text, set by the call that takes it. */
export type FieldLimits = {
  required: boolean;
  /**
   * The most characters that the call accepts; Infinity where only the server checks the length.
   */
  most: number;
  email: boolean;
};

/**
 * Checks a form's fields by their own attributes (`required`, `type="email"`), in the words that a
 * server uses too, and by the limits of their lengths. A field never shortens a pasted text.
 */
export function fieldFaults(
  form: HTMLFormElement,
  limits: Readonly<Record<string, FieldLimits>> = {},
): FieldFaults {
  const faults: FieldFaults = {};
  for (const field of form.elements) {
    if (!isField(field) || !field.name) continue;
    const { most } = limits[field.name] ?? { most: Infinity };
    const length = field.value.trim().length;
    if (field.required && length === 0) faults[field.name] = 'This field is required.';
    else if (length > most) faults[field.name] = `At most ${most} characters.`;
    else if (field.validity.typeMismatch) {
      faults[field.name] = 'Please enter a valid email address.';
    }
  }
  return faults;
}
