import { useState } from 'react';
import { modelOf } from 'shared-contracts/model-number';
import { Button } from 'shared-ui/button';
import { useHost } from '../host';
import { QuickAddDialog } from '../quick-add/quick-add-dialog';
import type { ComparedProduct } from './compared-column';

/** The way to get a compared product: into the cart, a choice of its variants, or an inquiry. */
export function BuyCell({ product }: { product: ComparedProduct }) {
  const { Slot, openInquiry } = useHost();
  const [choosing, setChoosing] = useState(false);
  const { variant, product_id, product_name: name, brand, open } = product;
  if (variant === undefined || variant.price === null) {
    const model = variant ? (modelOf(variant.specs) ?? variant.variant_name) : '';
    return (
      <Button
        variant="secondary"
        block
        aria-label={`Inquire for Price: ${name}`}
        onClick={() => openInquiry({ brand: brand.name, product: name, model })}
      >
        Inquire for Price
      </Button>
    );
  }
  if (open) {
    return (
      <>
        <Button
          variant="secondary"
          block
          aria-haspopup="dialog"
          aria-label={`Choose a variant: ${name}`}
          onClick={() => setChoosing(true)}
        >
          Choose a variant
        </Button>
        {choosing ? (
          <QuickAddDialog
            product_id={product_id}
            product_name={name}
            onClose={() => setChoosing(false)}
          />
        ) : null}
      </>
    );
  }
  return (
    <Slot
      name="cart.add-to-cart"
      layout="compact"
      product_id={product_id}
      variant_id={variant.id}
      product_name={name}
      variant_name={variant.variant_name}
      brand_name={brand.name}
      price={variant.price}
      product_image={variant.images[0] ?? null}
      in_stock={variant.in_stock}
      default={variant.default}
      was_price={variant.was_price}
      sale_ends={variant.sale_ends}
      price_steps={variant.price_steps}
      minimum_order={variant.minimum_order}
      order_step={variant.order_step}
      unit={variant.unit}
    />
  );
}
