/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { companyFacts, type CompanyColumns } from '../../domain/orders/business-fields';

/** What an order says of the company that ordered, as rows of a list of facts. */
export const BusinessFacts = ({ order }: { order: CompanyColumns }) => (
  <>
    {companyFacts(order).map(([name, value]) => (
      <>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </>
    ))}
  </>
);

/** As paragraphs, on paper. */
export const BusinessParagraphs = ({ order }: { order: CompanyColumns }) => (
  <>
    {companyFacts(order).map(([name, value]) => (
      <p>
        {name}: {value}
      </p>
    ))}
  </>
);
