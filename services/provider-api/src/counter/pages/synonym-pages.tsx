/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The other names by which shoppers search. */
import { Hidden, Line, Text } from 'back-office/forms/fields';
import { Button, Form, Search } from 'back-office/forms/form';
import type { Html } from 'back-office/html';
import { table } from 'back-office/parts/table';
import type { Differing } from '../../domain/audit/version';
import type { OwnSynonym } from '../../domain/search/shop-synonyms';
import type { KnownPhrase } from '../../domain/search/synonyms-at-counter';
import { addressWith } from '../asked-page';
import { ChangedNote } from './catalogue/changed-note';
import { REPORTS_AT, SYNONYM_AT, SYNONYMS_AT } from './synonym-paths';

const FROM = { own: 'the shop', 'built-in': 'built in' } as const;

const pathOf = (phrase: string) => addressWith(SYNONYM_AT, { phrase });

const NAMES = {
  name: 'names',
  label: 'What the catalogue calls it',
  most: 1000,
  rows: 3,
  needed: true,
  hint: 'One name on a line, the best first. Each has to find something.',
} as const;

type Shown = { q: string; rows: readonly OwnSynonym[]; links: Html };

const Rows = ({ q, rows }: Shown) =>
  rows.length === 0 ? (
    <p class="empty">{q === '' ? 'There are none here.' : `Nothing found for ‘${q}’.`}</p>
  ) : (
    table(
      'Other names, by what shoppers type',
      ['Shoppers type', 'In the catalogue it is called', 'From'],
      rows.map(({ phrase, names, from }) => [
        { of: <a href={pathOf(phrase)}>{phrase}</a> },
        { of: names.join(', ') || 'switched off' },
        { of: FROM[from] },
      ]),
    )
  );

export const SynonymsPage = (shown: Shown) => (
  <>
    <p class="back">
      <a href={REPORTS_AT}>What sells</a>
    </p>
    <div class="heading">
      <h1>Search names</h1>
    </div>
    <Search to={SYNONYMS_AT}>
      <div class="wide">
        <Line name="q" label="A phrase or a name" kind="search" value={shown.q} most={100} />
      </div>
      <Button>Find</Button>
    </Search>
    <Rows {...shown} />
    {shown.links}
    <section aria-labelledby="add">
      <h2 class="dimension" id="add">
        Add one
      </h2>
      <Form to={`${SYNONYMS_AT}/add`} kind="edit">
        <Line name="phrase" label="What shoppers type" needed most={80} />
        <Text {...NAMES} />
        <Button kind="main">Add</Button>
      </Form>
    </section>
  </>
);

type One = {
  known: KnownPhrase;
  version: string;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
};

const Ends = ({ known }: { known: KnownPhrase }) => {
  const to = addressWith(`${SYNONYM_AT}/end`, { phrase: known.phrase });
  return (
    <div class="actions">
      {known.names.length > 0 && (
        <Form to={to}>
          <Hidden name="to" value="none" />
          <Button kind="danger">Take the names away</Button>
        </Form>
      )}
      {known.from === 'own' && known.builtIn.length > 0 && (
        <Form to={to}>
          <Hidden name="to" value="built-in" />
          <Button>Bring back: {known.builtIn.join(', ')}</Button>
        </Form>
      )}
    </div>
  );
};

export const SynonymPage = ({ known, version, changed }: One) => (
  <>
    <p class="back">
      <a href={SYNONYMS_AT}>All search names</a>
    </p>
    <div class="heading">
      <h1>‘{known.phrase}’</h1>
    </div>
    {known.names.length === 0 && (
      <p class="note warning">It is switched off: a search takes it as it is typed.</p>
    )}
    <ChangedNote fields={changed} now={pathOf(known.phrase)} />
    <Form to={pathOf(known.phrase)} kind="edit">
      <Hidden name="shown" value={version} />
      <Text {...NAMES} value={known.names.join('\n')} />
      <Button kind="main">Save</Button>
    </Form>
    <section aria-labelledby="end">
      <h2 class="dimension" id="end">
        Take away
      </h2>
      <Ends known={known} />
    </section>
  </>
);
