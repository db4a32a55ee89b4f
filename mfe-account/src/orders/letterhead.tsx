import styled from '@emotion/styled';
import { useHost } from '../host';

const Head = styled.div`
  display: none;

  @media print {
    display: block;
    margin-bottom: var(--space-4);
    padding-bottom: var(--space-3);
    border-bottom: 1px solid;
  }
`;

/** Who the shop is, on paper only: the page's header and footer are not printed. */
export function Letterhead() {
  const { config } = useHost();
  const { lines, city, region, postalCode, country } = config.address;
  return (
    <Head>
      <strong>{config.legalName}</strong>
      <p>{[...lines, city, region, postalCode, country].join(', ')}</p>
      <p>
        {[
          ...config.phones.map(({ number }) => number),
          ...config.emails.map((e) => e.address),
        ].join(' · ')}
      </p>
    </Head>
  );
}
