/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Line } from 'back-office/forms/fields';
import { Button, Search } from 'back-office/forms/form';
import { EXPORT_KINDS, EXPORTS } from '../../domain/exports/kinds';
import type { Range } from '../../domain/exports/range';

const OPTIONS = EXPORT_KINDS.map((value) => ({ value, name: EXPORTS[value].name }));

/** What is taken out of the shop as a file. */
export const ExportPage = ({ from, to }: Range) => (
  <>
    <div class="heading">
      <h1>Exports</h1>
    </div>
    <Search to="/staff/exports/file" kind="edit">
      <Choice name="what" label="What" value="orders" options={OPTIONS} />
      <Line name="from" label="From" kind="date" value={from} />
      <Line name="to" label="To" kind="date" value={to} />
      <div class="actions">
        <Button kind="main" name="as" value="csv">
          Save as CSV
        </Button>
        <Button name="as" value="xlsx">
          Save as a workbook (XLSX)
        </Button>
      </div>
    </Search>
    <p class="sub">
      Orders and their lines are those placed on these days, customers those who registered, in
      Manila’s time. Amounts are in pesos. The log says who took which.
    </p>
  </>
);
