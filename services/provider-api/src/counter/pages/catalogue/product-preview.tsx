/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import { formatPrice } from 'shared-contracts/money';
import { pictureUrl } from 'shared-contracts/paths';
import type {
  PreviewedProduct,
  PreviewedVariant,
} from '../../../domain/catalogue-management/preview-product';
import { AT, Rooms } from './fields';

const stockWords = (stock: number | null) => {
  if (stock === 0) return 'Out of stock';
  return stock === null ? 'In stock' : `${stock} in stock`;
};

const Pictures = ({ images, name }: PreviewedVariant) => (
  <p class="item">
    {images.map((path) => (
      <img src={pictureUrl(path, 320) ?? undefined} alt={name} width="160" height="160" />
    ))}
  </p>
);

const Variant = (variant: PreviewedVariant) => (
  <section aria-labelledby={`variant-${variant.id}`}>
    <h2 class="dimension" id={`variant-${variant.id}`}>
      {variant.name}
    </h2>
    {variant.images.length > 0 && <Pictures {...variant} />}
    <p>
      <strong>{formatPrice(variant.price)}</strong>{' '}
      {variant.was !== null && <s>{formatPrice(variant.was)}</s>} {stockWords(variant.stock)}
    </p>
    {variant.description !== '' && <p class="words">{variant.description}</p>}
    {variant.specs.length > 0 && (
      <dl class="facts">
        {variant.specs.map(({ label, specs }) => (
          <>
            <dt>{label}</dt>
            <dd>{specs}</dd>
          </>
        ))}
      </dl>
    )}
    {variant.inclusions.length > 0 && (
      <ul class="entries">
        {variant.inclusions.map(({ name }) => (
          <li>{name}</li>
        ))}
      </ul>
    )}
    {variant.useage !== '' && <div class="preview">{raw(variant.useage)}</div>}
  </section>
);

/** What shoppers would read of a product, in the counter's own look. */
export const ProductPreview = ({ id, name, brand, category, ...product }: PreviewedProduct) => (
  <>
    <Rooms present={AT} />
    <p class="back">
      <a href={`${AT}/products/${id}`}>Back to the product</a>
    </p>
    <div class="heading">
      <h1>{name}</h1>
    </div>
    <p class="note">
      {product.draft
        ? 'A draft: this is what shoppers will read of it once it is published.'
        : 'This is what shoppers read of it.'}
    </p>
    <p class="faint">
      {brand}, {category}
    </p>
    {product.description !== '' && <p class="words">{product.description}</p>}
    {product.variants.map((variant) => (
      <Variant {...variant} />
    ))}
  </>
);
