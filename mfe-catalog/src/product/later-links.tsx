import styled from '@emotion/styled';
import { useLaterPart } from '../later-part';
import type { ProductLinksProps } from './product-links';

const load = () =>
  import(/* webpackChunkName: "product-links" */ './product-links').then(
    ({ ProductLinks }) => ProductLinks,
  );

/** As high before its code has come. */
const Place = styled.div`
  min-height: 2.25rem;
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** What else can be done with a product; nobody buys by it, so that its code comes later. */
export function LaterLinks(props: ProductLinksProps) {
  const { part: ProductLinks } = useLaterPart('product links', load);
  return <Place>{ProductLinks ? <ProductLinks {...props} /> : null}</Place>;
}
