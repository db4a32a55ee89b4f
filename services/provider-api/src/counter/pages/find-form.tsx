/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice } from 'back-office/forms/choices';
import { Line } from 'back-office/forms/fields';
import { Button, Search } from 'back-office/forms/form';

type FindProps = {
  /** The list's path. */
  at: string;
  /** What the words are looked up in. */
  label: string;
  wanted: { q?: string | undefined; state: string };
  /** The states, one of which is shown. */
  states: { value: string; name: string }[];
};

/** Finds in a list by words and state. */
export const FindForm = ({ at, label, wanted: { q = '', state }, states }: FindProps) => (
  <Search to={at}>
    <div class="wide">
      <Line name="q" label={label} kind="search" value={q} most={100} />
    </div>
    <div>
      <Choice name="state" label="Which" value={state} options={states} />
    </div>
    <Button>Find</Button>
  </Search>
);
