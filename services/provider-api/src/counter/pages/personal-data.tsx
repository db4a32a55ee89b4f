/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden, Line } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { OwnPassword } from 'back-office/pages/own-password-field';

type Releasing = {
  /** The path below which the forms are sent. */
  at: string;
  /** The button's words: 'Delete the account'. */
  deleting: string;
  /** What goes and what stays. */
  consequence: string;
  /** Whose data it is where the path doesn’t say it: the page’s query, and a field of both forms. */
  of?: { query: string; email: string };
};

/** Copying and deleting what is stored of a person, for owners. */
export function PersonalData({ at, deleting, consequence, of }: Releasing) {
  const query = of?.query ?? '';
  const whose = of && <Hidden name="of" value={of.email} />;
  return (
    <section aria-labelledby="data">
      <h2 class="dimension" id="data">
        Personal data
      </h2>
      <p class="faint">
        For a person who has asked for it and shown who it is. Both are written into the log.
      </p>
      <div class="columns">
        <Form to={`${at}/export${query}`}>
          {whose}
          <OwnPassword id="export-current" />
          <Button>Save a copy of all data</Button>
        </Form>
        <Opening kind="cancel" summary={deleting}>
          <Form to={`${at}/delete${query}`}>
            {whose}
            <p>{consequence}</p>
            <Line
              name="email"
              label="The person’s email, to be sure"
              needed
              most={254}
              autocomplete="off"
            />
            <OwnPassword id="delete-current" />
            <Button kind="danger">{deleting}</Button>
          </Form>
        </Opening>
      </div>
    </section>
  );
}
