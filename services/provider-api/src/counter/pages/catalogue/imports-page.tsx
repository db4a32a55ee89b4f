/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice, Files, Tick } from 'back-office/forms/choices';
import { Hidden, Line, Text } from 'back-office/forms/fields';
import { Button, Form, Opening } from 'back-office/forms/form';
import { formAround } from 'back-office/forms/open-form';
import { pageLinks } from 'back-office/parts/page-links';
import {
  FILES_A_PAGE,
  type KeptFile,
  type latestFiles,
} from '../../../domain/catalogue-files/kept-files';
import { newFormKey } from '../../form-key';
import { Moment } from '../moment';
import { AT, Rooms } from './fields';

export const IMPORTS = `${AT}/imports`;
const CATALOGUES = '.csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson,.xml';

export const FILE_STATES: Record<KeptFile['state'], string> = {
  reading: 'being compared',
  refused: 'refused',
  previewed: 'compared, not applied',
  changed: 'to be compared again',
  applying: 'being applied',
  applied: 'applied',
  stopped: 'cut off',
};

/** What few files need; open where a refused form shows what was typed. */
const OtherShape = () => (
  <Opening
    kind="more"
    summary="Prices in another currency, or columns called otherwise"
    open={formAround('how a file is read').again !== null}
  >
    <div>
      <Line
        name="currency"
        label="Currency of its prices, where they are not in pesos"
        hint="Three letters, such as USD."
        most={3}
        size={6}
      />
      <Line
        name="rate"
        label="Pesos for one of it"
        hint="Such as 58.20. The shop sells in pesos."
        inputmode="decimal"
        most={16}
        size={12}
      />
      <Text
        name="map"
        label="Map of its columns"
        hint='Where they are called otherwise, as JSON: {"fields": {"product_name": "Description", "price": "List price"}}'
        rows={3}
      />
    </div>
  </Opening>
);

const SendForm = ({ sources }: { sources: readonly string[] }) => (
  <Form to={IMPORTS} kind="edit" files>
    <Hidden name="key" value={newFormKey()} />
    <Files label="A catalogue as CSV, XLSX, JSON or XML, 30 MB at most" accept={CATALOGUES} />
    <Choice
      name="source"
      label="Whose catalogue it is"
      value=""
      options={[
        { value: '', name: 'Called as the file is' },
        ...sources.map((source) => ({ value: source, name: source })),
      ]}
    />
    <p class="sub">The rows of a catalogue that was imported before are found again by its name.</p>
    <Tick name="whole" label="It is the whole catalogue: what it no longer has goes off sale" />
    <OtherShape />
    <Button kind="main">Compare it with the shop</Button>
  </Form>
);

type Shown = Awaited<ReturnType<typeof latestFiles>> & { sources: readonly string[] };

/** The way in, and the latest files. */
export const ImportsPage = ({ files, page, count, sources }: Shown) => (
  <>
    <Rooms present={IMPORTS} />
    <div class="heading">
      <h1>Imports</h1>
    </div>
    <p>
      A supplier’s catalogue brings new products and changes those that it brought before. Nothing
      changes before you have seen what it does.
    </p>
    <SendForm sources={sources} />
    <section aria-labelledby="latest">
      <h2 class="dimension" id="latest">
        Latest files
      </h2>
      {files.length === 0 && <p class="empty">There are none yet.</p>}
      <ul class="entries">
        {files.map(({ id, fileName, source, at, staffName, state }) => (
          <li>
            <a href={`${IMPORTS}/${id}`}>{fileName}</a>, {FILE_STATES[state]}{' '}
            <span class="sub">
              <Moment at={at} /> by {staffName}, as ‘{source}’
            </span>
          </li>
        ))}
      </ul>
      {pageLinks({ page, size: FILES_A_PAGE, count }, 'files', (number) => {
        return `${IMPORTS}?files=${number}#latest`;
      })}
    </section>
  </>
);
