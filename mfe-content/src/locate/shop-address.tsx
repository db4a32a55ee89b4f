import styled from '@emotion/styled';
import { useHost } from '../host';

const Address = styled.address`
  font-style: normal;
  line-height: var(--leading-body);
`;

/** The shop's postal address. */
export function ShopAddress() {
  const { legalName, address } = useHost().config;
  return (
    <Address>
      <strong>{legalName}</strong>
      {address.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>{`${address.city}, ${address.region} ${address.postalCode}`}</div>
      <div>{address.country}</div>
    </Address>
  );
}
