import { z } from '../schema';
import { id } from './values';

/** The most ids of one answer; a longer list goes on after the last of them. */
export const IDS_MOST = 10_000;

/** Which part of the list: what comes after this id, or its beginning. */
export const productIdsQuery = z.object({
  after: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
});

/** Ids of products on sale, and whether more come after the last of them. */
export const productIdsAnswer = z.object({
  ids: z.array(id).check(z.maxLength(IDS_MOST)),
  more: z.boolean(),
});
