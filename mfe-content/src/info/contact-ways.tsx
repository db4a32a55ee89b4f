import styled from '@emotion/styled';
import { useHost } from '../host';

const List = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  a {
    display: inline-block;
    padding-block: var(--space-2);
    font-weight: var(--weight-strong);
    overflow-wrap: anywhere;
  }
`;

/** Phones and emails. */
export function ContactWays() {
  const { phones, emails } = useHost().config;
  return (
    <List>
      {phones.map(({ label, number }) => (
        <div key={number}>
          <dt>{label}</dt>
          <dd>
            <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
          </dd>
        </div>
      ))}
      {emails.map(({ label, address }) => (
        <div key={address}>
          <dt>{label}</dt>
          <dd>
            <a href={`mailto:${address}`}>{address}</a>
          </dd>
        </div>
      ))}
    </List>
  );
}
