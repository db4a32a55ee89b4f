import {
  writeMoreAskedLines,
  readAskedLines,
  writeAskedLines,
  type AskedLine,
} from 'shared-contracts/storage-keys/asked-lines';
import type { HostApi } from 'shared-contracts/door';
import { newKey } from 'shared-contracts/new-key';
import { z } from 'shared-contracts/schema';
import { QUANTITY_MOST } from 'shared-contracts/wire/cart';
import { requestedLine, type RequestQuotationBody } from 'shared-contracts/wire/quotation-request';
import { withMore, type FormLine } from './more-lines';

export const TEXT_FIELDS = ['name', 'mobile', 'email', 'company', 'needed_by', 'note'] as const;
export type RequestValues = Record<(typeof TEXT_FIELDS)[number], string>;

/** What is kept until it is sent. A customer's is not shown to the next person. */
type StoredDraft = {
  owner: string | null;
  values: RequestValues;
  lines: FormLine[];
  /** The body that was sent last with its Idempotency-Key: the same again is the same request. */
  sent?: { body: string; key: string };
};

type Host = Pick<HostApi, 'draft' | 'session'>;

const draftOf = (host: Host) => host.draft<StoredDraft>('quotation-request');
const ownerOf = (host: Host) => host.session.read()?.user.id ?? null;

const otherQuantity = z.object({
  other_quantity: z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST)),
});

function readLine(line: unknown): FormLine[] {
  const read = z.safeParse(requestedLine, line).data;
  if (!read) return [];
  const { product_id = null, variant_id = null, text, quantity, cart_units } = read;
  const ofCart = cart_units ? { cart_units } : {};
  const asked = z.safeParse(otherQuantity, line).data ?? {};
  return [{ product_id, variant_id, text, quantity, ...ofCart, ...asked, key: newKey() }];
}

function readDraft(host: Host): Partial<StoredDraft> {
  const kept: unknown = draftOf(host).read();
  if (typeof kept !== 'object' || kept === null) return {};
  const { owner = null, values, lines, sent } = kept as Partial<StoredDraft>;
  if (owner !== null && owner !== ownerOf(host)) return {};
  return {
    ...(values ? { values } : {}),
    lines: Array.isArray(lines) ? lines.flatMap(readLine) : [],
    ...(sent ? { sent } : {}),
  };
}

export const emptyLine = (): FormLine => ({
  ...{ product_id: null, variant_id: null, text: '', quantity: 1 },
  key: newKey(),
});

export type Start = { values: RequestValues; lines: FormLine[] };
/** `left`: what another page handed over and the request has no room for. */
export type Begun = Start & { left: readonly AskedLine[] };

/**
 * What the form begins with: the draft, what another page handed over, and the line that the
 * address names. What was handed over is in the draft from then on; what had no room stays handed
 * over, for the request after this.
 */
export function startingRequest(host: Host, named: AskedLine | null): Begun {
  const kept = readDraft(host);
  const user = host.session.read()?.user;
  const read = (field: keyof RequestValues) => {
    const value: unknown = kept.values?.[field];
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries(
    TEXT_FIELDS.map((field) => [field, read(field)]),
  ) as RequestValues;
  const more = [...readAskedLines(), ...(named ? [named] : [])];
  const { lines, left } = withMore(kept.lines ?? [], more);
  writeAskedLines(left);
  const start = {
    values: {
      ...values,
      name: values.name || (user?.name ?? ''),
      email: user?.email || values.email,
    },
    lines,
  };
  keepRequest(host, start);
  return { ...start, lines: lines.length === 0 ? [emptyLine()] : lines, left };
}

/** Keeps what was typed. */
export function keepRequest(host: Host, { values, lines }: Start): void {
  const { sent } = readDraft(host);
  draftOf(host).write({ owner: ownerOf(host), values, lines, ...(sent ? { sent } : {}) });
}

/** The key of a request: the same for the same body, so that a lost answer asks for nothing twice. */
export function keyOfRequest(host: Host, start: Start, body: unknown): string {
  const text = JSON.stringify(body);
  const { sent } = readDraft(host);
  const key = sent?.body === text ? sent.key : newKey();
  draftOf(host).write({ owner: ownerOf(host), ...start, sent: { body: text, key } });
  return key;
}

export const forgetRequest = (host: Host): void => {
  draftOf(host).clear();
};

/** Puts a request that was not sent back into the form, beside what is typed there. */
export function takeBackRequest(
  host: Host,
  { body, key }: { body: RequestQuotationBody; key: string },
): void {
  const { values: typed, lines: typedLines = [] } = readDraft(host);
  const note = [body.note, typed?.note].filter(Boolean).join('\n\n');
  const { name, mobile, email } = body;
  const { lines, left } = withMore(body.lines.flatMap(readLine), typedLines);
  writeMoreAskedLines(left);
  draftOf(host).write({
    owner: ownerOf(host),
    values: {
      name,
      mobile,
      email,
      company: body.company ?? '',
      needed_by: body.needed_by ?? '',
      note,
    },
    lines,
    sent: { body: JSON.stringify(body), key },
  });
}
