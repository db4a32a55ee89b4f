import { z } from '../schema';

/** A callback in a slot's props: JSON Schema has no word for it, so it is marked by name. */
export const callback = z.custom<() => void>((value) => typeof value === 'function');
