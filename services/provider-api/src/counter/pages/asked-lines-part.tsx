/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import type { AskedLine, WholeQuotation } from '../../domain/quotations/read-quotation';
import { addressWith } from '../asked-page';

const isOffered = ({ lines }: WholeQuotation, { id }: AskedLine) =>
  lines.some(({ askedLineId }) => askedLineId === id);

type Marking = { at: string; line: AskedLine; to: 'none' | 'open'; words: string };

const Mark = ({ at, line, to, words }: Marking) => (
  <Form to={`${at}/asked/${line.id}`}>
    <Hidden name="to" value={to} />
    <Button>
      {words} <span class="hidden">{line.text}</span>
    </Button>
  </Form>
);

/** What can be done with a line that nobody has answered. */
function Answers({ quotation, line }: { quotation: WholeQuotation; line: AskedLine }) {
  const at = `/staff/quotations/${quotation.number}`;
  if (line.notOffered) return <Mark {...{ at, line }} to="open" words="Can be offered after all" />;
  // The search finds a variant by its id.
  const q = line.variantId === null ? line.text.slice(0, 100) : String(line.variantId);
  return (
    <>
      <a class="button" href={`${addressWith(at, { q, asked: line.id })}#add`}>
        Find in the catalogue <span class="hidden">{line.text}</span>
      </a>
      <Mark {...{ at, line }} to="none" words="Cannot be offered" />
    </>
  );
}

function AnswerTo({ quotation, line }: { quotation: WholeQuotation; line: AskedLine }) {
  if (isOffered(quotation, line)) return <>Offered</>;
  if (quotation.status === 'Requested') return <>Not answered yet</>;
  if (quotation.status !== 'Draft') return <>Cannot be offered</>;
  return <Answers quotation={quotation} line={line} />;
}

/** What the customer asked for, and how it is answered; nothing where staff made the quotation. */
export function AskedLines({ quotation }: { quotation: WholeQuotation }) {
  if (quotation.asked.length === 0) return null;
  const isDraft = quotation.status === 'Draft';
  return (
    <section aria-labelledby="asked">
      <h2 class="dimension" id="asked">
        Asked for
      </h2>
      {table(
        'Asked for',
        ['What', 'Units', 'Answer'],
        quotation.asked.map((line) => [
          { of: line.text },
          { of: line.quantity, number: true },
          {
            of: (
              <>
                {isDraft && line.notOffered && <p>Cannot be offered</p>}
                <div class="amounts">
                  <AnswerTo quotation={quotation} line={line} />
                </div>
              </>
            ),
          },
        ]),
      )}
    </section>
  );
}
