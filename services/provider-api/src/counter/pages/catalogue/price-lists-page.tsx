/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Files } from 'back-office/forms/choices';
import { Button, Form } from 'back-office/forms/form';
import { pageLinks } from 'back-office/parts/page-links';
import {
  LISTS_A_PAGE,
  type KeptList,
  type latestLists,
} from '../../../domain/price-lists/kept-lists';
import { Moment } from '../moment';
import { AT, Rooms } from './fields';

export const PRICE_LISTS = `${AT}/price-lists`;
const SHEETS = '.csv,.tsv,.txt,.xlsx';

export const LIST_STATES: Record<KeptList['state'], string> = {
  previewed: 'compared, not applied',
  applied: 'applied',
  'taken back': 'taken back',
};

const Out = () => (
  <section aria-labelledby="out">
    <h2 class="dimension" id="out">
      Out
    </h2>
    <p>Prices and stock of all that is on sale. Edit the columns price and stock alone.</p>
    <p class="actions">
      <a class="button" href={`${PRICE_LISTS}/shop.xlsx`} download>
        Download as XLSX
      </a>{' '}
      <a class="button" href={`${PRICE_LISTS}/shop.csv`} download>
        Download as CSV
      </a>
    </p>
  </section>
);

const In = () => (
  <section aria-labelledby="in">
    <h2 class="dimension" id="in">
      In
    </h2>
    <p>
      Nothing changes before you have seen every difference. An empty cell changes nothing; "upon
      inquiry" takes a price away, and "in stock" ends the counting of units.
    </p>
    <Form to={PRICE_LISTS} kind="edit" files>
      <Files label="A list as CSV or XLSX" accept={SHEETS} />
      <Button kind="main">Compare it with the shop</Button>
    </Form>
  </section>
);

/** The way out and in, and the latest lists. */
export const PriceListsPage = ({ lists, page, count }: Awaited<ReturnType<typeof latestLists>>) => (
  <>
    <Rooms present={PRICE_LISTS} />
    <div class="heading">
      <h1>Price lists</h1>
    </div>
    <div class="columns">
      <Out />
      <In />
    </div>
    <section aria-labelledby="latest">
      <h2 class="dimension" id="latest">
        Latest lists
      </h2>
      {lists.length === 0 && <p>There are none yet.</p>}
      <ul class="entries">
        {lists.map(({ id, fileName, at, staffName, state }) => (
          <li>
            <a href={`${PRICE_LISTS}/${id}`}>{fileName}</a>, {LIST_STATES[state]}{' '}
            <span class="sub">
              <Moment at={at} /> by {staffName}
            </span>
          </li>
        ))}
      </ul>
      {pageLinks({ page, size: LISTS_A_PAGE, count }, 'lists', (number) => {
        return `${PRICE_LISTS}?lists=${number}#latest`;
      })}
    </section>
  </>
);
