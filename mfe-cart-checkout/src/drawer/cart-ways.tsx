import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { writeMoreAskedLines } from 'shared-contracts/storage-keys/asked-lines';
import { paths } from 'shared-contracts/paths';
import { asButton } from 'shared-ui/button';
import { Row } from 'shared-ui/stack';
import type { CartState } from '../cart/cart-state';
import { priceOfOne } from '../cart/lines';
import { useHost } from '../host';
import { CarryElsewhere } from './carry-elsewhere';
import { ShareCart } from './share-cart';

const ToQuotation = styled(Link)(asButton('quiet'));

/** Hands the cart's lines to the page that asks for a quotation; they stay in the cart until it is accepted. */
function AskForQuotation({ lines, onFollow }: Pick<CartState, 'lines'> & { onFollow: () => void }) {
  const handOver = () => {
    writeMoreAskedLines(
      lines.map(({ product_id, variant_id, product_name, variant_name, quantity }) => ({
        product_id,
        variant_id,
        text: variant_name === '' ? product_name : `${product_name} (${variant_name})`,
        quantity,
        cart_units: quantity,
      })),
    );
    onFollow();
  };
  return (
    <ToQuotation to={paths.quotationRequest()} onClick={handOver}>
      Ask for a quotation
    </ToQuotation>
  );
}

/** What else can be done with the lines; at their end, so that the foot leaves them their room. */
export function CartWays({ lines, onFollow }: Pick<CartState, 'lines'> & { onFollow: () => void }) {
  const { Slot } = useHost();
  return (
    <>
      <CarryElsewhere lines={lines} />
      <Row gap={0} className="ways">
        <AskForQuotation lines={lines} onFollow={onFollow} />
        <Slot
          name="account.save-to-list"
          label="Save as a list"
          lines={lines.map((line) => ({
            product_id: line.product_id,
            variant_id: line.variant_id,
            product_name: line.product_name,
            variant_name: line.variant_name,
            brand_name: line.brand_name,
            product_image: line.product_image,
            quantity: line.quantity,
            price: priceOfOne(line),
          }))}
        />
        <ShareCart lines={lines} />
      </Row>
    </>
  );
}
