import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { Quotation } from 'shared-contracts/wire/quotation';
import { Notice } from 'shared-ui/notice';
import { SectionTitle } from 'shared-ui/section-title';

const Notes = styled.ul`
  margin-top: var(--space-2);
  padding-inline-start: var(--space-5);
  list-style: square;
`;

/** Says of a version that another has replaced it, with the way there; nothing while none has. */
export function ReplacedNotice({ quotation, own }: { quotation: Quotation; own: boolean }) {
  const { replaced_by: newer } = quotation;
  if (!newer) return null;
  const to = own ? paths.quotation(newer.number) : newer.link && paths.sharedQuotation(newer.link);
  return (
    <Notice tone="warning">
      <p>
        Version {newer.version} has replaced this one, which can no longer be accepted.{' '}
        {to === '' ? null : <Link to={to}>Read version {newer.version}</Link>}
      </p>
    </Notice>
  );
}

/** What is another than in the version before; nothing for the first. */
export function Changes({ quotation: { changes, version } }: { quotation: Quotation }) {
  if (changes.length === 0) return null;
  return (
    <section>
      <SectionTitle>What changed in version {version}</SectionTitle>
      <Notes>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </Notes>
    </section>
  );
}
