/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { table } from 'back-office/parts/table';
import type { Differing } from '../../../domain/audit/version';

const words = (text: string) => ({ of: <span class="words">{text}</span> });

type Changed = {
  /** Those that differ; null where nobody changed anything meanwhile. */
  fields: readonly Differing[] | null;
  /** The page as it is now. */
  now: string;
};

/** What somebody typed beside what the shop has now, above the form with what was typed. */
export const ChangedNote = ({ fields, now }: Changed) =>
  fields === null ? null : (
    <section aria-labelledby="meanwhile">
      <h2 class="dimension" id="meanwhile">
        Changed meanwhile
      </h2>
      <p class="note danger" role="alert">
        Somebody changed this while you did, so nothing was done. The form has what you typed:
        saving it now replaces what is there.
      </p>
      {fields.length > 0 &&
        table(
          'Yours and now',
          ['Field', 'Yours', 'Now'],
          fields.map((each) => [{ of: each.label }, words(each.yours), words(each.now)]),
        )}
      <p class="actions">
        <a class="button" href={now}>
          Look at it as it is now
        </a>
      </p>
    </section>
  );
