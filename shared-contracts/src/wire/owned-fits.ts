/**
 * Which of a customer's own tools something of a list fits, so that the list can be narrowed by it:
 *
 *     { "tools": [{ "variant_id": 70, "name": "Cordless Hammer Drill, Kit", "count": 4 }] }
 *
 * The list is narrowed by a spec of its filter, 'Fits: Cordless Hammer Drill, Kit [70]' (`fitsSpec`).
 */
import { z } from '../schema';
import { facetsBody } from './facets';
import { id, lenient } from './values';

/** A list, as for its facets. */
export const ownedFitsBody = facetsBody;

/** The most tools of an answer: those bought last. */
export const OWNED_MOST = 6;

const ownedTool = z.object({
  variant_id: id,
  name: z.string().check(z.minLength(1)),
  /** How many products of the list fit it. */
  count: z.number().check(z.minimum(0)),
});
export type OwnedTool = z.infer<typeof ownedTool>;

export const ownedFitsAnswer = z.object({ tools: lenient(ownedTool) });

/** Longer names are cut, so that the spec is no longer than one may be. */
const NAME_MOST = 120;

/** The spec of a filter that leaves what fits a tool. */
export const fitsSpec = ({ variant_id, name }: Pick<OwnedTool, 'variant_id' | 'name'>): string =>
  `Fits: ${name.slice(0, NAME_MOST)} [${variant_id}]`;

/** The tool's variant in such a spec; null for another, as a supplier's own 'Fits: 18 V tools'. */
export const toolOfSpec = (spec: string): string | null =>
  /^\s*fits\s*:.*\[(\d{1,10})\]\s*$/i.exec(spec)?.[1] ?? null;
