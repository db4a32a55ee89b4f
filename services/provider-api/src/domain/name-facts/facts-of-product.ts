/** The facts that the names of a product and of its variants say, and their supplier doesn't. */
import { isModelLabel } from 'shared-contracts/model-number';
import type { Spec } from 'shared-contracts/wire/product-details';
import type { StoredDecision, StoredFact } from '../../database/tables/name-facts';
import { keyOfLabel } from '../specs/label-key';
import { specValueOf } from '../specs/spec-value';
import { FACT_KINDS, SURE_ENOUGH, type FactKind, type NameFact } from './fact-kinds';
import { goodsOf, readName } from './read-name';

export type NamedProduct = {
  name: string;
  brand: string;
  variants: readonly { id: number; name: string; specs: readonly Spec[] }[];
};

/** The labels, folded, under which a supplier says a fact of a kind, its own first. */
export const LABELS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(FACT_KINDS).map(([kind, { label, said = [] }]) => [
    kind,
    new Set([keyOfLabel(label), ...said]),
  ]),
);
/** A supplier who says so much of an article leaves nothing to its name. */
const SAID_ENOUGH = 4;
/** Names that say nothing of a variant. */
const PLAIN_NAME = /^(?:standard|default|default title|-)?$/i;

export const isFactKind = (kind: string): kind is FactKind => Object.hasOwn(FACT_KINDS, kind);

/** Whether a variant's specs say a fact of the kind, or the same value under any label. */
function saysAlready(specs: readonly Spec[], { kind, value }: StoredFact): boolean {
  const labels = LABELS.get(kind);
  const { value: same } = specValueOf(value);
  return specs.some(
    ({ label, specs: text }) =>
      labels?.has(keyOfLabel(label)) === true || specValueOf(text).value === same,
  );
}

const stored = ({ kind, value, certainty, why }: NameFact): StoredFact => ({
  ...{ kind, value, certainty, why },
});

const isTerse = ({ specs }: { specs: readonly Spec[] }) =>
  specs.filter(({ label }) => !isModelLabel(label)).length < SAID_ENOUGH;

/**
 * Reads only names of which the supplier says little beside them.
 * @returns facts of all variants first, then of one; what its supplier says of each variant is left out
 */
export function factsOfProduct({ name, brand, variants: all }: NamedProduct): StoredFact[] {
  const variants = all.filter(isTerse);
  if (variants.length === 0) return [];
  const models = variants.flatMap(({ specs }) =>
    specs.filter(({ label }) => isModelLabel(label)).map(({ specs: text }) => text),
  );
  const goods = goodsOf({ name, brand, models });
  const own = readName({ name, brand, models }, goods).map(stored);
  const unsaid = own.filter((fact) => variants.some(({ specs }) => !saysAlready(specs, fact)));
  const more = variants.flatMap((variant) => {
    if (PLAIN_NAME.test(variant.name.trim())) return [];
    return readName({ name: variant.name, brand, models }, goods)
      .filter(({ kind, value }) => !own.some((fact) => fact.kind === kind && fact.value === value))
      .map((fact) => ({ ...stored(fact), variant: variant.id }))
      .filter((fact) => !saysAlready(variant.specs, fact));
  });
  return [...unsaid, ...more];
}

/**
 * What a variant is taken to be beside what its specs say: what a person decided, else what is sure.
 * A fact that its own name contradicts is none.
 */
export function factsInUse(
  { read, decided }: { read: readonly StoredFact[]; decided: readonly StoredDecision[] },
  variant: { id: number; specs: readonly Spec[] },
): StoredFact[] {
  const isOf = (one: { variant?: number }) =>
    one.variant === undefined || one.variant === variant.id;
  // What is said of the variant counts more than what is said of all.
  const byKind = new Map<string, StoredFact>();
  const usable = isTerse(variant) ? read : [];
  const ordered = usable.filter(isOf).toSorted((a, b) => (a.variant ?? 0) - (b.variant ?? 0));
  for (const fact of ordered) byKind.set(fact.kind, fact);
  const typed = decided.filter(isOf).toSorted((a, b) => (a.variant ?? 0) - (b.variant ?? 0));
  for (const { kind, value } of typed) {
    if (value === null) byKind.delete(kind);
    else byKind.set(kind, { kind, value, certainty: 1, why: '' });
  }
  return [...byKind.values()].filter(
    (fact) =>
      fact.certainty >= SURE_ENOUGH && isFactKind(fact.kind) && !saysAlready(variant.specs, fact),
  );
}

/** The facts as rows of specs. */
export const asSpecs = (facts: readonly Pick<StoredFact, 'kind' | 'value'>[]): Spec[] =>
  facts.flatMap(({ kind, value }) =>
    isFactKind(kind) ? [{ label: FACT_KINDS[kind].label, specs: value }] : [],
  );
