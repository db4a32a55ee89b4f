/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table, type Cell } from 'back-office/parts/table';
import type { Differing } from '../../../domain/audit/version';
import type { ShownFact } from '../../../domain/catalogue-management/product-facts';
import { FACT_KINDS, SURE_ENOUGH } from '../../../domain/name-facts/fact-kinds';
import { ChangedNote } from './changed-note';
import { AT, Rooms } from './fields';

export type ShownFacts = {
  product: { id: number; name: string };
  facts: readonly ShownFact[];
  version: string;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
};

const KINDS = Object.entries(FACT_KINDS)
  .map(([value, { label }]) => ({ value, name: label }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** '97 %', and what becomes of it. */
function certaintyOf({ read, decided, value }: ShownFact): string {
  if (decided) return value === '' ? 'taken out by staff' : 'typed by staff';
  const share = read?.certainty ?? 0;
  return `${Math.round(share * 100)} %${share < SURE_ENOUGH ? ', not used' : ''}`;
}

const factRow = (fact: ShownFact): Cell[] => [
  { of: fact.label },
  {
    of: (
      <Line
        name={`fact:${fact.key}`}
        label={`${fact.label} read from the name`}
        value={fact.value}
        most={60}
        unseen
      />
    ),
  },
  { of: certaintyOf(fact) },
  { of: <span class="words">{fact.read === null ? '-' : fact.read.why}</span> },
];

/** What a product's names say beside its supplier, which staff correct, take out and add to. */
export const ProductFactsPage = ({
  product: { id, name },
  facts,
  version,
  changed,
}: ShownFacts) => (
  <>
    <Rooms present={AT} />
    <p class="back">
      <a href={`${AT}/products/${id}`}>{name}</a>
    </p>
    <div class="heading">
      <h1>Read from the name</h1>
    </div>
    <ChangedNote fields={changed} now={`${AT}/products/${id}/facts`} />
    <p class="sub">
      Filters and the search take these where the supplier says nothing of the kind; shoppers never
      see them as the supplier’s. What is typed here stays when the product is imported again; an
      empty line takes a fact out.
    </p>
    <Form to={`${AT}/products/${id}/facts`} kind="edit">
      <Hidden name="shown" value={version} />
      {facts.length === 0 ? (
        <p class="empty">Nothing is read from the name.</p>
      ) : (
        table('Facts', ['Fact', 'Value', 'Certainty', 'Because of'], facts.map(factRow))
      )}
      <Choice
        name="kind"
        label="Another fact"
        options={[{ value: '', name: 'None' }, ...KINDS]}
        value=""
      />
      <Line name="value" label="Its value" most={60} />
      <Button kind="main">Save the facts</Button>
    </Form>
  </>
);
