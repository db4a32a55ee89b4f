import { z } from '../schema';

/** A callback in a slot's props: JSON Schema can't express it, so it is marked by name. */
export const callback = z.custom<() => void>((value) => typeof value === 'function');
