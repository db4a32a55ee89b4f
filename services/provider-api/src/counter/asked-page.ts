import * as z from 'zod';
import { isStorable } from '../database/storable-text';
import { rowId, wholeNumber } from './form';

/** What the address of a list says; what can't be read is left out. */
export const askedWords = z.string().max(100).refine(isStorable).optional().catch(undefined);
/** Which page of a list is shown, from 1 on. */
export const askedPage = wholeNumber('is no page', 1, 100_000).catch(1);
export const askedBefore = rowId.optional().catch(undefined);

/** An address with what is asked for; nothing for what isn't. */
export function addressWith(
  path: string,
  asked: Record<string, string | number | undefined>,
): string {
  const given = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
