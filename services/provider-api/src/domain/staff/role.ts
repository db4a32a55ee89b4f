/**
 * What somebody of the staff may do. Each page and form of the counter needs one right; a role is a set
 * of them: a built-in one, or one that an owner has made.
 */

/** Each right, as an owner reads it. A new room of the counter adds its own here. */
export const RIGHTS = {
  orders: 'See orders, their slips and receipts, and what is paid',
  'order-changes': 'Take orders, change them and hand them out, when what is owed counts as paid',
  payments: 'Take payments, pay refunds, count the cash',
  'cash-reopening': 'Reopen a cash count that is closed',
  'hand-outs-of-all': 'Take back what somebody else has handed out, also after the day',
  inquiries: 'Answer inquiries and send quotations',
  stock: 'See prices and stock',
  catalogue: 'Change products, prices, stock and articles',
  reports: 'See what sells, and name what is searched in vain',
  customers: 'See customers',
  'customer-data': 'Correct, copy and delete what is stored of customers',
  exports: 'Take orders, payments and customers out as files',
  log: 'See who did what',
  settings: 'Set the shop: hours, address, papers, payment methods, letters',
  staff: 'Invite and end staff, and say what they may',
} as const;
export type Right = keyof typeof RIGHTS;

export const ALL_RIGHTS = Object.keys(RIGHTS) as Right[];

const isRight = (name: string): name is Right => Object.hasOwn(RIGHTS, name);

export type Role = {
  name: string;
  rights: readonly Right[];
  /** The largest discount on an order, in hundredths of a per cent; null: COUNTER_DISCOUNT. */
  discountMost: number | null;
};

/** Whoever has it may do everything: a shop always has somebody who can sign in with it. */
export const OWNER = 'owner';

/** Everything, of a whole. */
const ANY_DISCOUNT = 10_000;

/** Those that every shop has, and nobody can change. */
export const BUILT_IN = ['counter', 'catalogue', OWNER] as const;

export const BUILT_IN_ROLES: Readonly<Record<(typeof BUILT_IN)[number], Role>> = {
  counter: {
    name: 'counter',
    rights: ['orders', 'order-changes', 'payments', 'inquiries', 'stock', 'customers'],
    discountMost: null,
  },
  catalogue: { name: 'catalogue', rights: ['stock', 'catalogue', 'reports'], discountMost: 0 },
  owner: { name: OWNER, rights: ALL_RIGHTS, discountMost: ANY_DISCOUNT },
};

export const isBuiltIn = (name: string): name is keyof typeof BUILT_IN_ROLES =>
  Object.hasOwn(BUILT_IN_ROLES, name);

/** @param stored the row of a role that an owner has made; a name without one may nothing */
export function roleNamed(
  name: string,
  stored: { rights: readonly string[]; discountMost: number } | null,
): Role {
  if (isBuiltIn(name)) return BUILT_IN_ROLES[name];
  if (stored === null) return { name, rights: [], discountMost: 0 };
  return { name, rights: stored.rights.filter(isRight), discountMost: stored.discountMost };
}

/**
 * Whether one role may no more than another: whoever says what others may gives nobody more than that,
 * and takes nothing from whoever may more.
 */
export const isWithin = (one: Role, other: Role): boolean =>
  one.rights.every((right) => other.rights.includes(right)) &&
  (one.discountMost ?? 0) <= (other.discountMost ?? 0);

export const mayDo = ({ rights }: Pick<Role, 'rights'>, right: Right): boolean =>
  rights.includes(right);
