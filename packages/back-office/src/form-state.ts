/** What a form shows: what there is, or what somebody typed that was refused. */

/** A form that was sent and not taken. */
export type RefusedForm = {
  /** Where it was sent. */
  path: string;
  fields: Readonly<Record<string, string>>;
  /** A sentence for each faulty field; under an empty name, of the whole form. */
  faults: Readonly<Record<string, string>>;
};

export type FormState = {
  /** @param own what there is, which a form shows that nobody has sent */
  textOf(name: string, own: string): string;
  /** Whether a box is ticked. */
  isOn(name: string, own: boolean): boolean;
  isFaulty(name: string): boolean;
  /** The faulty field that has the focus. */
  first: string | null;
  /** What is wrong, with the fields' names; null where nothing is. */
  said: string | null;
};

/** A form that nobody has sent. */
const UNSENT: FormState = {
  textOf: (_name, own) => own,
  isOn: (_name, own) => own,
  isFaulty: () => false,
  first: null,
  said: null,
};

/**
 * @param refused the form of a page that was sent, whichever it was; null for none
 * @param path of the form that is shown
 * @param labels the words of its fields by their names, in their order
 */
export function formState(
  refused: RefusedForm | null,
  path: string,
  labels: readonly (readonly [name: string, label: string])[],
): FormState {
  if (refused?.path !== path) return UNSENT;
  const { fields, faults } = refused;
  const isFaulty = (name: string) => Object.hasOwn(faults, name);
  const labelled = labels.filter(([name]) => isFaulty(name));
  const names = new Set(labelled.map(([name]) => name));
  const others = Object.entries(faults).flatMap(([name, fault]) => (names.has(name) ? [] : fault));
  return {
    textOf: (name, own) => fields[name] ?? own,
    // A browser sends nothing of a box that isn't ticked.
    isOn: (name) => fields[name] !== undefined,
    isFaulty,
    first: labelled[0]?.[0] ?? null,
    said: [...labelled.map(([name, label]) => `${label}: ${faults[name]}`), ...others].join(' '),
  };
}
