/** What the names of a product say, as staff see it, correct it and take it out. */
import type { Queries } from '../../database/open';
import { nameFacts, type StoredDecision } from '../../database/tables/name-facts';
import { changedFields } from '../audit/changed-fields';
import { recordStaffAudit, type Clerk, type DoneBy } from '../audit/record-staff';
import { asShown, ChangedMeanwhile, versionOf } from '../audit/version';
import { FACT_KINDS, SURE_ENOUGH, type FactKind } from '../name-facts/fact-kinds';
import { isFactKind } from '../name-facts/facts-of-product';
import { storedFacts, type FactsOfProduct } from '../name-facts/stored-facts';
import { invalid } from '../refusal';
import { VALUE_MOST } from '../specs/spec-value';
import { lockedProduct, readVariantRows, type Changing } from './product';
import { renewVocabulary } from './renew-vocabulary';
import { settleProducts } from './settle-products';

export type ShownFact = {
  /** Names it in a form: its kind, and the variant that it is of. */
  key: string;
  kind: FactKind;
  /** 'Thread', or 'Thread of Box of 100'. */
  label: string;
  /** What counts: what a person decided, else what was read; '' for none. */
  value: string;
  /** What the name was read as; null for a fact that a person added. */
  read: { value: string; certainty: number; why: string } | null;
  decided: boolean;
};

const NONE: FactsOfProduct = { read: [], decided: [] };
const keyOf = ({ kind, variant }: { kind: string; variant?: number }) =>
  variant === undefined ? kind : `${kind}@${variant}`;

function shownFacts({ read, decided }: FactsOfProduct, names: ReadonlyMap<number, string>) {
  const keys = [...new Set([...read, ...decided].map(keyOf))];
  return keys.flatMap((key): ShownFact[] => {
    const [kind = '', variant] = key.split('@');
    const name = variant === undefined ? undefined : names.get(Number(variant));
    // Of a variant that is gone, or a kind that no rule knows any more, nothing can be said.
    if (!isFactKind(kind) || (variant !== undefined && name === undefined)) return [];
    const found = read.find((fact) => keyOf(fact) === key) ?? null;
    const typed = decided.find((each) => keyOf(each) === key);
    const { label } = FACT_KINDS[kind];
    return [
      {
        ...{ key, kind },
        label: name === undefined ? label : `${label} of ${name}`,
        value: typed ? (typed.value ?? '') : (found?.value ?? ''),
        read: found && { value: found.value, certainty: found.certainty, why: found.why },
        decided: typed !== undefined,
      },
    ];
  });
}

/** The facts of a product's names, with the version that a form shows. */
export async function readProductFacts(
  queries: Queries,
  id: number,
): Promise<{ facts: ShownFact[]; version: string }> {
  const stored = (await storedFacts(queries, [id])).get(id) ?? NONE;
  const variants = await readVariantRows(queries, id);
  const names = new Map(variants.map((variant) => [variant.id, variant.name]));
  return { facts: shownFacts(stored, names), version: versionOf(stored) };
}

/** @throws Refusal 422 for 'steel' as a length */
function checkValue(field: string, kind: FactKind, value: string): void {
  if (value === '' || FACT_KINDS[kind].inWords || /\d/.test(value)) return;
  throw invalid({ [field]: `${FACT_KINDS[kind].label} needs a figure.` });
}

/** What a text that was typed for a fact decides; undefined where it leaves it as it was read. */
function decisionOf(
  key: string,
  text: string,
  read: ShownFact['read'],
): StoredDecision | undefined {
  const [kind = '', variant] = key.split('@');
  const of = variant === undefined ? { kind } : { kind, variant: Number(variant) };
  if (text === '') return read === null ? undefined : { ...of, value: null };
  // A person who types what wasn't sure makes it so.
  const isAsRead = read?.value === text && read.certainty >= SURE_ENOUGH;
  return isAsRead ? undefined : { ...of, value: text };
}

export type TypedFacts = {
  /** By the fact's key; an empty text takes it out. */
  values: ReadonlyMap<string, string>;
  /** One that the name doesn't say. */
  added: { kind: FactKind; value: string } | null;
};

/**
 * Stores what somebody decided of the facts; later imports keep it.
 * @param shown the version that the form showed
 * @returns false where nothing was another
 * @throws ChangedMeanwhile, Refusal 404 or 422
 */
export async function changeProductFacts(
  deps: Changing,
  { id, shown, typed }: { id: number; shown: string; typed: TypedFacts },
  { by, network }: DoneBy<Clerk>,
): Promise<boolean> {
  const long = [...typed.values].find(([, value]) => value.length > VALUE_MOST);
  if (long) throw invalid({ [`fact:${long[0]}`]: `Must have ${VALUE_MOST} characters or fewer.` });
  const outcome = await deps.db.transaction(async (tx) => {
    await lockedProduct(tx, id);
    const { facts, version } = await readProductFacts(tx, id);
    const textOf = ({ key, value }: ShownFact) => typed.values.get(key) ?? value;
    if (version !== shown) {
      const other = facts.filter((fact) => textOf(fact) !== fact.value);
      throw new ChangedMeanwhile(
        other.map((fact) => asShown(fact.label, textOf(fact), fact.value)),
      );
    }
    const { added } = typed;
    if (added && facts.some(({ key }) => key === added.kind)) {
      throw invalid({ value: 'This fact is in the list above: please correct it there.' });
    }
    // Who leaves a line as it is decides nothing new of it.
    const stored = (await storedFacts(tx, [id])).get(id) ?? NONE;
    const changed = facts.filter((fact) => textOf(fact) !== fact.value);
    const touched = new Set(changed.map(({ key }) => key));
    const decided = [
      ...stored.decided.filter((each) => !touched.has(keyOf(each))),
      ...changed.flatMap((fact) => decisionOf(fact.key, textOf(fact), fact.read) ?? []),
      ...(added ? [{ kind: added.kind, value: added.value }] : []),
    ];
    if (changed.length === 0 && !added) return null;
    for (const fact of changed) checkValue(`fact:${fact.key}`, fact.kind, textOf(fact));
    if (added) checkValue('value', added.kind, added.value);
    await tx
      .insert(nameFacts)
      .values({ productId: id, read: stored.read, decided })
      .onConflictDoUpdate({ target: nameFacts.productId, set: { decided } });
    const isOther = await settleProducts(tx, [id]);
    const label = added ? FACT_KINDS[added.kind].label : '';
    await recordStaffAudit(deps, tx, {
      action: 'name facts changed',
      by,
      network,
      object: `product ${id}`,
      ...changedFields(
        Object.fromEntries([
          ...changed.map((fact) => [fact.label, fact.value] as const),
          ...(added ? [[label, ''] as const] : []),
        ]),
        Object.fromEntries([
          ...changed.map((fact) => [fact.label, textOf(fact)] as const),
          ...(added ? [[label, added.value] as const] : []),
        ]),
      ),
    });
    return { isOther };
  });
  if (outcome?.isOther) void renewVocabulary(deps);
  return outcome !== null;
}
