/** The audit log of what staff and commands do, written in the transaction that does it. */
import { presentRequest } from 'server-kit/present-request';
import type { Queries } from '../../database/open';
import { audit, type AuditFields } from '../../database/tables/audit';
import type { Deps } from '../deps';
import { networkHash } from './network-hash';

/** What was changed in the catalogue. */
export type CatalogueAction =
  | `${'product' | 'variant' | 'brand' | 'category' | 'article' | 'testimonial'} ${'added' | 'changed' | 'archived' | 'brought back'}`
  | 'pictures changed'
  | 'name facts changed'
  | 'product published'
  | 'product taken back to a draft'
  | 'stock received'
  | 'stock counted'
  | 'stock corrected'
  | 'stock no longer counted'
  | 'featured changed'
  | 'price list applied'
  | 'price list taken back'
  | 'catalogue file applied'
  | 'cross-reference added'
  | 'cross-reference removed'
  | 'cross-references replaced';

export type StaffAction =
  | 'sign-in'
  | 'sign-in refused'
  | 'signed out'
  | 'signed out everywhere'
  | 'session ended'
  | 'account opened'
  | 'password changed'
  | 'recovery codes renewed'
  | 'staff added'
  | 'staff role changed'
  | 'staff reset'
  | 'staff removed'
  | 'owner link made'
  | 'staff link made'
  | 'order status changed'
  | 'payment received'
  | 'payment taken back'
  | 'withheld tax noted'
  | 'certificate received'
  | 'refund paid out'
  | 'refund taken back'
  | 'cash count closed'
  | 'cash count reopened'
  | 'order note added'
  | 'order placed'
  | 'order changes begun'
  | 'order changed'
  | 'order draft thrown away'
  | 'order draft brought back'
  | 'order handed out'
  | 'order hand-out taken back'
  | 'order goods returned'
  | 'shelf place changed'
  | 'inquiry answered'
  | 'inquiry note added'
  | 'inquiry done'
  | 'inquiry opened again'
  | 'quotation made'
  | 'quotation taken up'
  | 'quotation line changed'
  | 'quotation draft changed'
  | 'quotation begun'
  | 'quotation revised'
  | 'quotation extended'
  | 'quotation sent'
  | 'quotation withdrawn'
  | 'quotation reopened'
  | 'synonym added'
  | 'synonym changed'
  | 'synonym removed'
  | 'synonym brought back'
  | 'choices forgotten'
  | 'settings changed'
  | 'role added'
  | 'role changed'
  | 'role removed'
  | 'customer corrected'
  | 'customer data exported'
  | 'customer account deleted'
  | 'export taken'
  | 'inquirer data exported'
  | 'inquirer data deleted'
  | CatalogueAction;

/** Somebody of the staff. */
export type Clerk = { id: number; name: string };

/** A clerk, a command of the provider, the shop by itself, or nobody known. */
type Actor = Clerk | 'command' | 'shop' | 'unknown';

/** Who does something, and from which network where there is one. */
export type DoneBy<Who extends Actor = Actor> = { by: Who; network: string | null };

type Entry = {
  action: StaffAction;
  by: Actor;
  /** What was changed: 'order ORD-7K3M-92QX', 'staff maria'. */
  object?: string | null;
  before?: AuditFields | null;
  after?: AuditFields | null;
  /** Null for a command, and where the shop does it. */
  network?: string | null;
};

/**
 * Writes what staff did, in the transaction that does it, so that neither is stored without the
 * other. The fields have no text about a customer.
 */
export async function recordStaffAudit(
  { now, settings }: { now: Deps['now']; settings: Pick<Deps['settings'], 'proxySecret'> },
  queries: Queries,
  { action, by, object = null, before = null, after = null, network = null }: Entry,
): Promise<void> {
  const person = typeof by === 'string' ? null : by;
  await queries.insert(audit).values({
    at: now(),
    actorKind: typeof by === 'string' ? by : 'staff',
    staffId: person?.id ?? null,
    staffName: person?.name ?? null,
    action,
    object,
    before,
    after,
    requestId: presentRequest()?.id ?? null,
    networkHash: network === null ? null : networkHash(network, settings.proxySecret),
  });
}
