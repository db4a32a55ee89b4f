import { z } from '../schema';
import { id, lenient } from './values';

const categoryStep = z.object({ id, category_name: z.string() });
/** A category above another one, as a trail of links shows it. */
export type CategoryStep = z.infer<typeof categoryStep>;

/** The categories above one, from the top; an addition of the reference provider. */
export const categorySteps = lenient(categoryStep);
