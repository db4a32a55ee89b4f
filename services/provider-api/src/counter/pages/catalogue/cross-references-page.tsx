/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** Numbers of other makers, and what the shop offers for each. */
import { Files } from 'back-office/forms/choices';
import { Line } from 'back-office/forms/fields';
import { Button, Form, Search } from 'back-office/forms/form';
import type { Html } from 'back-office/html';
import { table } from 'back-office/parts/table';
import type { Reference } from '../../../domain/cross-reference-tables/list';
import { AT, Rooms } from './fields';

export const CROSS_REFERENCES = `${AT}/cross-references`;

type Shown = {
  q: string;
  rows: readonly Reference[];
  sources: readonly { source: string; rows: number }[];
  links: Html;
};

const Removing = ({ id, number }: Reference) => (
  <Form to={`${CROSS_REFERENCES}/${id}/remove`}>
    <Button kind="danger">Remove {number}</Button>
  </Form>
);

const Rows = ({ q, rows }: Shown) =>
  rows.length === 0 ? (
    <p class="empty">{q === '' ? 'There are none here.' : `Nothing found for ‘${q}’.`}</p>
  ) : (
    table(
      'Numbers of other makers, and what is offered for each',
      ['Their number', 'Ours', 'Note', 'From', ''],
      rows.map((row) => [
        { of: [row.brand, row.number].filter((word) => word !== '').join(' ') },
        {
          of: (
            <>
              <a href={`${AT}/products/${row.productId}`}>{row.product}</a>
              <span class="sub">
                {row.model}
                {row.sold ? '' : ', off sale: not offered'}
              </span>
            </>
          ),
        },
        { of: row.note },
        { of: row.source },
        { of: <Removing {...row} /> },
      ]),
    )
  );

const Adding = () => (
  <section aria-labelledby="add">
    <h2 class="dimension" id="add">
      Add one
    </h2>
    <Form to={`${CROSS_REFERENCES}/add`} kind="edit">
      <Line name="brand" label="Other maker" most={80} />
      <Line name="number" label="Their number" needed most={60} />
      <Line name="model" label="Our model number" needed most={80} />
      <Line name="note" label="Note for staff" most={200} />
      <Button kind="main">Add</Button>
    </Form>
  </section>
);

const Uploading = ({ sources }: Shown) => (
  <section aria-labelledby="in">
    <h2 class="dimension" id="in">
      Upload a table
    </h2>
    <p>
      A CSV with the columns brand, number, model (ours) and note. It replaces all that came under
      the same name before; one line with a fault, and nothing changes.
    </p>
    {sources.length > 0 && (
      <p>Known: {sources.map(({ source, rows }) => `${source} (${rows})`).join(', ')}.</p>
    )}
    <Form to={`${CROSS_REFERENCES}/replace`} kind="edit" files>
      <Line name="source" label="Name of the table" needed most={80} />
      <Files label="The table as CSV" accept=".csv,.tsv,.txt" />
      <Button kind="main">Replace it</Button>
    </Form>
  </section>
);

export const CrossReferencesPage = (shown: Shown) => (
  <>
    <Rooms present={CROSS_REFERENCES} />
    <div class="heading">
      <h1>Cross-references</h1>
    </div>
    <p>
      Who searches another maker's number is shown our article, and always asked whether it will do.
    </p>
    <Search to={CROSS_REFERENCES}>
      <div class="wide">
        <Line
          name="q"
          label="A number, a maker or our model"
          kind="search"
          value={shown.q}
          most={100}
        />
      </div>
      <Button>Find</Button>
    </Search>
    <Rows {...shown} />
    {shown.links}
    <div class="columns">
      <Adding />
      <Uploading {...shown} />
    </div>
  </>
);
