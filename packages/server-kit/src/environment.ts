import type * as z from 'zod';

/** Variables of the environment by their names, each as its schema reads it. */
type Variables = Record<string, z.ZodType>;

/** A server's settings from the environment, checked. */
export type Settings<Shape extends Variables> = z.output<z.ZodObject<Shape>>;

/** Why variables can't be used, in one line that names each of them, and no secret's value. */
export class BadEnvironment extends Error {
  override readonly name = 'BadEnvironment';
}

export type Environment = Record<string, string | undefined>;

/** What deploy/systemd's settings have in the place of a secret. A percent-encoding is shorter. */
const PLACEHOLDER = /%[A-Z][A-Z_]{2,}%/;

type Reading<Shape extends Variables> = {
  /** Variables whose empty value has a meaning; any other empty variable counts as not given. */
  mayBeEmpty?: (keyof Shape)[];
  /**
   * Rules for several variables together; gives each fault by the name of its variable.
   * @param settings the variables without a fault of their own
   */
  together?: (
    settings: Partial<Settings<Shape>>,
  ) => Partial<Record<keyof Shape, string | undefined>>;
};

/**
 * Reads a server's variables, and ignores all others.
 * @throws BadEnvironment with every variable that is faulty
 */
export function readSettings<Shape extends Variables>(
  variables: Shape,
  environment: Environment,
  { mayBeEmpty = [], together }: Reading<Shape> = {},
): Settings<Shape> {
  const settings: Record<string, unknown> = {};
  const faults = new Map<string, string>();
  for (const [name, schema] of Object.entries(variables)) {
    const given = environment[name];
    const [placeholder] = PLACEHOLDER.exec(given ?? '') ?? [];
    if (placeholder !== undefined) {
      faults.set(name, `still has the placeholder ${placeholder}`);
      continue;
    }
    const read = schema.safeParse(given === '' && !mayBeEmpty.includes(name) ? undefined : given);
    if (read.success) settings[name] = read.data;
    else faults.set(name, read.error.issues.map(({ message }) => message).join(', '));
  }
  const more = together?.(settings as Partial<Settings<Shape>>) ?? {};
  for (const [name, fault] of Object.entries<string | undefined>(more)) {
    if (fault !== undefined && !faults.has(name)) faults.set(name, fault);
  }
  if (faults.size > 0) {
    throw new BadEnvironment([...faults].map(([name, fault]) => `${name}: ${fault}`).join('; '));
  }
  return settings as Settings<Shape>;
}
