import { useState } from 'react';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { useShell } from '../remotes/shell-context';

const Foot = styled.footer`
  margin-top: auto;
  background: var(--color-chrome);
  color: var(--color-on-chrome-muted);
  font-size: var(--text-sm);
  & :focus-visible {
    outline-color: var(--color-chrome-focus);
  }
  @media print {
    display: none;
  }
`;

const Inner = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  max-width: var(--page-width);
  margin-inline: auto;
  padding: var(--space-8) var(--gutter);
`;

const Part = styled.div`
  h2 {
    margin-bottom: var(--space-2);
    color: var(--color-on-chrome);
    font-size: var(--text-md);
  }
  address {
    font-style: normal;
    line-height: 1.7;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    a:hover {
      color: var(--color-on-chrome);
    }
  }
`;

/** The longest lines are here, and on a phone they have the row for themselves. */
const Office = styled(Part)`
  @media (max-width: 39.99rem) {
    grid-column: 1 / -1;
  }
`;

const Closing = styled.div`
  border-top: 1px solid var(--color-chrome-line);
  p {
    max-width: var(--page-width);
    margin-inline: auto;
    padding: var(--space-4) var(--gutter) calc(var(--space-4) + env(safe-area-inset-bottom));
  }
`;

const columns: [string, [string, string][]][] = [
  [
    'Products',
    [
      ['All products', paths.store()],
      ['Categories', paths.categories()],
      ['Brands', paths.brands()],
      ['Quick order', paths.quickOrder()],
    ],
  ],
  [
    'Company',
    [
      ['Blogs', paths.blogs()],
      ['Contact us', paths.contact()],
      ['Privacy policy', paths.privacy()],
    ],
  ],
  [
    'Customer service',
    [
      ['My Purchase', paths.orderHistory()],
      ['Saved lists', paths.savedLists()],
      ['Terms and conditions', paths.terms()],
      ['Returns and warranty', `${paths.terms()}#returns-and-warranty`],
    ],
  ],
];

/** Links, the main office, how to reach it, and the copyright. */
export function SiteFooter() {
  const { config } = useShell();
  const { address } = config;
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Foot>
      <Inner>
        {columns.map(([title, links]) => (
          <Part key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </Part>
        ))}
        <Office>
          <h2>Main office</h2>
          <address>
            {address.lines.join(', ')}
            <br />
            {`${address.city}, ${address.region} ${address.postalCode}`}
            <br />
            {address.country}
          </address>
          <ul>
            {config.phones.map((phone) => (
              <li key={phone.number}>
                <a href={`tel:${phone.number.replaceAll(' ', '')}`}>{phone.number}</a>
              </li>
            ))}
            {config.emails.map((email) => (
              <li key={email.address}>
                <a href={`mailto:${email.address}`}>{email.address}</a>
              </li>
            ))}
          </ul>
        </Office>
      </Inner>
      <Closing>
        {/* The document may have been made last year. */}
        <p suppressHydrationWarning>
          {`© ${config.foundedYear}–${year} ${config.legalName}`} All rights reserved. Prices are in
          Philippine pesos; 12% VAT is added at checkout.
        </p>
      </Closing>
    </Foot>
  );
}
