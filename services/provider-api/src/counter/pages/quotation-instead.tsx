/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hidden } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import { formatPrice } from 'shared-contracts/money';
import { differenceInWords, isTold, verdictInWords } from 'shared-contracts/stand-in-words';
import type { InsteadOfLine } from '../../domain/quotations/instead-of-lines';
import type { WholeQuotation } from '../../domain/quotations/read-quotation';
import { inWords, LineName } from './line-name';
import { Amounts } from './quotation-adding';

type Of = { quotation: WholeQuotation; line: InsteadOfLine };
type Found = InsteadOfLine['found'][number];

const pathOf = ({ number }: WholeQuotation) => `/staff/quotations/${number}`;

/** What it is, and each thing in which it differs. */
const Offered = ({ found: { goods, verdict, differences } }: { found: Found }) => (
  <>
    <LineName of={goods} linked />
    <p>{verdictInWords(verdict)}</p>
    {differences.some(isTold) && (
      <ul>
        {differences.filter(isTold).map((difference) => (
          <li>{differenceInWords(difference)}</li>
        ))}
      </ul>
    )}
  </>
);

function OfferInstead({ quotation, line, found: { goods } }: Of & { found: Found }) {
  const after = Math.max(0, ...quotation.lines.map(({ id }) => id));
  return (
    <div class="amounts">
      <Form to={`${pathOf(quotation)}/lines`}>
        <Hidden name="variant" value={goods.variantId} />
        <Hidden name="after" value={after} />
        {line.line !== null && <Hidden name="instead" value={line.line} />}
        {line.asked !== null && <Hidden name="asked" value={line.asked} />}
        <Amounts
          id={`instead-${line.line ?? `of-${line.asked}`}-${goods.variantId}`}
          of={goods}
          quantity={line.quantity}
          price={goods.price}
        />
        <Button>
          Offer instead <span class="hidden">{`${inWords(goods)} for ${line.name}`}</span>
        </Button>
      </Form>
    </div>
  );
}

function Instead({ quotation, line }: Of) {
  const { name, why, found, ask } = line;
  return (
    <section>
      <h3>
        {name}: {why}
      </h3>
      {found.length === 0 ? (
        <p class="empty">Nothing in stock is known to be equal or better.</p>
      ) : (
        table(
          `What may stand in for ${name}`,
          ['Item', 'Price now', 'In stock', 'Units and price each'],
          found.map((one) => [
            { of: <Offered found={one} /> },
            { of: formatPrice(one.goods.price), number: true },
            { of: one.goods.stock ?? 'not counted', number: true },
            { of: <OfferInstead {...{ quotation, line }} found={one} /> },
          ]),
        )
      )}
      {ask && <p>There are others of its kind, which only a person can compare.</p>}
    </section>
  );
}

type Props = { quotation: WholeQuotation; all: readonly InsteadOfLine[] };

/** What may stand in for lines whose goods are gone; nothing where the shop has them all. */
export const InsteadOfLines = ({ quotation, all }: Props) =>
  all.length > 0 && (
    <section aria-labelledby="instead">
      <h2 class="dimension" id="instead">
        What may stand in
      </h2>
      <p>A line that is offered instead takes the place of the one that the shop cannot deliver.</p>
      {all.map((line) => (
        <Instead quotation={quotation} line={line} />
      ))}
    </section>
  );
