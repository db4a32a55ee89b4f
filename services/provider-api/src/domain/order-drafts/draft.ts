/**
 * A draft is what staff write down of an order before it is placed, or of changes to one before they
 * are saved. It is kept at once, so that a reload and a second clerk see it; it takes no stock and
 * changes no order.
 */
import { asc, eq } from 'drizzle-orm';
import type { Centavos } from 'shared-contracts/money';
import { lineAt } from '../cart/lines';
import { versionOf } from '../audit/version';
import type { Queries, Transaction } from '../../database/open';
import { brands, products, variants } from '../../database/tables/catalogue';
import { orderDraftLines, orderDrafts } from '../../database/tables/order-drafts';
import { orderLines, orders, type OrderStatus } from '../../database/tables/orders';
import { notFound, Refusal } from '../refusal';
import { takenOut } from '../orders/handed-out';
import { isOpen } from '../orders/steps';
import { amountsOf } from '../orders/amounts';

export type Draft = typeof orderDrafts.$inferSelect;

export type DraftLine = {
  id: number;
  variantId: number;
  /** The order's line that it stands for; null for another one. */
  orderLineId: number | null;
  quantity: number;
  productId: number | null;
  productName: string;
  variantName: string;
  brandName: string;
  model: string | null;
  image: string | null;
  /** Of one unit; null where the shop has none. */
  price: Centavos | null;
  /** Units left to sell beside those of the order; null where they are not counted. */
  stock: number | null;
  /** Whether it can be sold at all. */
  onSale: boolean;
  /** Units that the order has of it, and how many of them were handed out. */
  ordered: number;
  out: number;
};

export type WholeDraft = Draft & {
  lines: DraftLine[];
  /** The number of the order that it changes or became; null for none. */
  number: string | null;
  orderStatus: OrderStatus | null;
};

/** The status of an order that is over, so that its changes can't be saved; null while they can. */
export const endedBy = ({ orderStatus }: Pick<WholeDraft, 'orderStatus'>): OrderStatus | null =>
  orderStatus === null || isOpen(orderStatus) ? null : orderStatus;

/** Whether it is of an order that exists, and not of a new one. */
export const isOfChanges = ({ orderVersion }: Pick<Draft, 'orderVersion'>): boolean =>
  orderVersion !== null;

/** What a line of a draft is of, as people say it. */
export const inWords = ({
  productName,
  variantName,
}: {
  productName: string;
  variantName: string;
}) => (variantName === '' ? productName : `${productName}, ${variantName}`);

function readLines(queries: Queries, draftId: number) {
  return queries
    .select({
      line: orderDraftLines,
      ordered: orderLines,
      variant: variants,
      product: products,
      brandName: brands.name,
    })
    .from(orderDraftLines)
    .leftJoin(orderLines, eq(orderLines.id, orderDraftLines.orderLineId))
    .leftJoin(variants, eq(variants.id, orderDraftLines.variantId))
    .leftJoin(products, eq(products.id, variants.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(eq(orderDraftLines.draftId, draftId))
    .orderBy(asc(orderDraftLines.id));
}

type Row = Awaited<ReturnType<typeof readLines>>[number];

/** As the order has it, or as the shop sells it now. */
function toLine({ line, ordered, variant, product, brandName }: Row, out: number, now: Date) {
  const { id, variantId, orderLineId, quantity } = line;
  const sold =
    variant && product && brandName !== null
      ? lineAt({ quantity, variant, product, brandName }, now)
      : null;
  return {
    id,
    variantId,
    orderLineId,
    quantity,
    productId: product?.id ?? null,
    productName: ordered?.productName ?? sold?.productName ?? 'An item that is gone',
    variantName: ordered?.variantName ?? sold?.variantName ?? '',
    brandName: ordered?.brandName ?? sold?.brandName ?? '',
    model: ordered ? ordered.model : (sold?.model ?? null),
    image: ordered ? ordered.productImage : (sold?.image ?? null),
    price: ordered ? ordered.price : (sold?.price ?? null),
    stock: variant?.stock ?? null,
    onSale: variant !== null && product !== null && !variant.retired && !product.retired,
    ordered: ordered?.quantity ?? 0,
    out,
  } satisfies DraftLine;
}

/** A draft with its lines; null where there is none of this id. */
export async function readDraft(
  queries: Queries,
  id: number,
  now: Date,
): Promise<WholeDraft | null> {
  const [found] = await queries
    .select({
      draft: orderDrafts,
      number: orders.number,
      orderStatus: orders.status,
      orderId: orders.id,
    })
    .from(orderDrafts)
    .leftJoin(orders, eq(orders.id, orderDrafts.orderId))
    .where(eq(orderDrafts.id, id));
  if (!found) return null;
  const out =
    found.orderId === null ? new Map<number, number>() : await takenOut(queries, found.orderId);
  const rows = await readLines(queries, id);
  return {
    ...found.draft,
    number: found.number,
    orderStatus: found.orderStatus,
    lines: rows.map((row) => toLine(row, out.get(row.line.orderLineId ?? 0) ?? 0, now)),
  };
}

/**
 * Reads a draft so that what else is done with it waits.
 * @throws Refusal not-found
 */
export async function lockDraft(tx: Transaction, id: number): Promise<Draft> {
  const [found] = await tx.select().from(orderDrafts).where(eq(orderDrafts.id, id)).for('update');
  if (!found) throw notFound('There is no such draft any more.');
  return found;
}

/**
 * The same of one that can still be changed.
 * @throws Refusal not-found, conflict
 */
export async function lockOpenDraft(tx: Transaction, id: number): Promise<Draft> {
  const draft = await lockDraft(tx, id);
  if (draft.doneAt !== null) {
    throw new Refusal('conflict', 'This was done meanwhile, so the draft stays as it is.');
  }
  if (draft.thrownAwayAt !== null) {
    throw new Refusal('conflict', 'This draft was thrown away. Bring it back to go on with it.');
  }
  return draft;
}

/** Equal while nobody changed what the draft's form shows. */
export const draftVersion = ({ lines, ...draft }: WholeDraft): string =>
  versionOf([
    draft.userId,
    draft.name,
    draft.phone,
    draft.email,
    draft.company,
    draft.discountRate,
    draft.discountReason,
    lines.map(({ id, quantity }) => [id, quantity]),
  ]);

/** Its sums at the prices of now; what has no price counts nothing. */
export const draftAmounts = ({ lines, discountRate }: Pick<WholeDraft, 'lines' | 'discountRate'>) =>
  amountsOf(
    lines.map(({ quantity, price }) => ({ quantity, price: price ?? 0 })),
    discountRate,
  );
