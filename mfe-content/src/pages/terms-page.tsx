import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Page } from 'shared-contracts/door';
import { paths } from 'shared-contracts/paths';
import { useHost } from '../host';
import { InfoPage, InfoPagePending, Prose } from '../info/info-page';
import { termsSections } from '../info/terms-sections';

const Part = styled.section`
  > div {
    margin-top: var(--space-3);
  }
`;

const Contents = styled.nav`
  max-width: var(--measure);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  ol {
    columns: 16rem;
  }
  a {
    display: inline-block;
    padding-block: var(--space-2);
  }
`;

function TermsPage() {
  const { config } = useHost();
  return (
    <InfoPage title="Terms and conditions">
      <Contents aria-label="Sections">
        <ol>
          {termsSections.map(({ id, title }, place) => (
            <li key={id}>
              <Link to={{ hash: id }}>
                {place + 1}. {title}
              </Link>
            </li>
          ))}
        </ol>
      </Contents>
      <Prose>
        {termsSections.map(({ id, title, body }, place) => (
          <Part key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {place + 1}. {title}
            </h2>
            <Prose>{body(config)}</Prose>
          </Part>
        ))}
      </Prose>
    </InfoPage>
  );
}

export const termsPage: Page<null> = {
  Component: TermsPage,
  Pending: InfoPagePending,
  loader: () => Promise.resolve(null),
  head: (_data, config) => ({
    title: 'Terms and conditions',
    description: `The terms of ${config.name}: prices and VAT, Cash on Delivery, pickup and delivery, returns within 7 days.`,
    canonical: paths.terms(),
  }),
  status: () => 200,
};
