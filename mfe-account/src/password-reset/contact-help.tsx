import styled from '@emotion/styled';
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

/** Where the provider can't reset passwords itself: the people who can. Nothing was sent. */
export function ContactHelp() {
  const { config } = useHost();
  return (
    <Notice tone="warning" role="alert" title="Passwords can’t be reset online at the moment.">
      <p>Please contact {config.name} and our staff will help you back into your account.</p>
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
