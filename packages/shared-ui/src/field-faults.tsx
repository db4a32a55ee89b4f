/** What is wrong with a form's fields, by their names. */
export type FieldFaults = Record<string, string>;

const isField = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * What the browser finds wrong by the fields' own attributes (`required`, `type="email"`), in the
 * words that a server uses too. No other rule is checked here: lengths and matches are the server's
 * to judge (specification, section 5).
 */
export function fieldFaults(form: HTMLFormElement): FieldFaults {
  const faults: FieldFaults = {};
  for (const field of form.elements) {
    if (!isField(field) || !field.name) continue;
    if (field.required && field.value.trim() === '') faults[field.name] = 'This field is required.';
    else if (field.validity.typeMismatch) {
      faults[field.name] = 'Please enter a valid email address.';
    }
  }
  return faults;
}
