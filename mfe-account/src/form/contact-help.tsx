import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Notice } from 'shared-ui/notice';
import { useHost } from '../host';

const Ways = styled.ul`
  display: grid;
  gap: var(--space-1);

  a {
    display: inline-block;
    padding-block: var(--space-2);
  }
`;

/** Where the provider has no call for something: the people who can do it. Nothing was sent. */
export function ContactHelp({ title, children }: { title: string; children: ReactNode }) {
  const { config } = useHost();
  return (
    <Notice tone="warning" role="alert" title={title}>
      <p>{children}</p>
      <Ways>
        {config.phones.map(({ label, number }) => (
          <li key={number}>
            {label}: <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
          </li>
        ))}
        {config.emails.map(({ label, address }) => (
          <li key={address}>
            {label}: <a href={`mailto:${address}`}>{address}</a>
          </li>
        ))}
        <li>{config.hours}</li>
      </Ways>
      <p>
        <Link to={paths.contact()}>All ways to contact us</Link>
      </p>
    </Notice>
  );
}
