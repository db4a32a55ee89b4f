import styled from '@emotion/styled';
import { useHost } from '../host';

const Address = styled.address`
  font-style: normal;
  line-height: var(--leading-body);
`;

/** Where the shop is, as it is written on a parcel. */
export function ShopAddress() {
  const { legalName, address } = useHost().config;
  return (
    <Address>
      <strong>{legalName}</strong>
      {address.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>
        {address.city}, {address.region} {address.postalCode}
      </div>
      <div>{address.country}</div>
    </Address>
  );
}
