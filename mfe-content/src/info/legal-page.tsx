import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { formatDate } from 'shared-contracts/dates';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { InfoPage, Prose } from './info-page';
import { EFFECTIVE, type LegalSection } from './legal-section';

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--color-text-muted);

  button {
    color: var(--color-text);
  }
  @media print {
    button {
      display: none;
    }
  }
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8) var(--space-10);
  align-items: start;

  @media screen and (min-width: 64rem) {
    grid-template-columns: 18rem minmax(0, 1fr);
  }
`;

const Contents = styled.nav`
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-top: 3px solid var(--color-text);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  ol {
    columns: 16rem;
  }
  li {
    break-inside: avoid;
  }
  a {
    display: block;
    padding-block: var(--space-2);
    line-height: var(--leading-snug);
  }
  @media (min-width: 64rem) {
    position: sticky;
    top: calc(var(--header-height) + var(--space-5));
    max-height: calc(100vh - var(--header-height) - 2 * var(--space-5));
    overflow-y: auto;

    ol {
      columns: auto;
    }
  }
  @media print {
    display: none;
  }
`;

// The root's scroll padding leaves room for the fixed header above a heading.
const Part = styled.section`
  & + & {
    margin-top: var(--space-8);
  }
  > div {
    margin-top: var(--space-3);
  }
  @media print {
    & + & {
      margin-top: var(--space-5);
    }
    h2 {
      break-after: avoid;
      font-size: var(--text-lg);
    }
    > div {
      max-width: none;
      margin-top: var(--space-1);
    }
    p,
    li {
      break-inside: avoid;
      orphans: 3;
      widows: 3;
    }
  }
`;

type Props = {
  title: string;
  sections: LegalSection[];
  /** Whether the sections are numbered, so that people can refer to them. */
  numbered: boolean;
};

/**
 * A legal text: its effective date, its table of contents, its sections, and a button to print it.
 */
export function LegalPage({ title, sections, numbered }: Props) {
  const { config } = useHost();
  const titles = sections.map((section, place) =>
    numbered ? `${place + 1}. ${section.title}` : section.title,
  );
  return (
    <InfoPage title={title}>
      <About>
        <p>
          {config.legalName} · effective{' '}
          <time dateTime={EFFECTIVE}>{formatDate(EFFECTIVE).text}</time>
        </p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            window.print();
          }}
        >
          Print
        </Button>
      </About>
      <Layout>
        <Contents aria-label="Table of contents">
          <ol>
            {sections.map(({ id }, place) => (
              <li key={id}>
                <Link to={{ hash: id }}>{titles[place]}</Link>
              </li>
            ))}
          </ol>
        </Contents>
        <div>
          {sections.map(({ id, body }, place) => (
            <Part key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {titles[place]}
              </h2>
              <Prose>{body(config)}</Prose>
            </Part>
          ))}
        </div>
      </Layout>
    </InfoPage>
  );
}
