/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Choice, Tick } from 'back-office/forms/choices';
import { Hidden, Line, Text } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table, type Cell } from 'back-office/parts/table';
import { Titled } from 'back-office/parts/title-block';
import { formatPrice } from 'shared-contracts/money';
import type { ProductValues } from '../../../domain/catalogue-management/product';
import type { VariantRow } from '../../../domain/catalogue-management/variant';
import type { Differing } from '../../../domain/audit/version';
import { newFormKey } from '../../form-key';
import { ChangedNote } from './changed-note';
import { ArchiveForm, AT, Rooms, SmallPicture } from './fields';

type Choices = { brands: Option[]; categories: Option[] };
type Option = { value: string; name: string };

export type ShownProduct = {
  /** Null for one that is being added. */
  id: number | null;
  values: ProductValues;
  version: string;
  archived: boolean;
  /** Whether only staff see it; then it is archived for all others. */
  draft: boolean;
  variants: VariantRow[];
  choices: Choices;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
};

const pathOf = ({ id }: ShownProduct) => `${AT}/products/${id ?? 'new'}`;

/** Other products, which are named by their numbers. */
const Links = ({ values }: { values: ProductValues }) => (
  <>
    <Text
      name="related"
      label="Goes with it"
      value={values.related}
      hint="On each line a product's number, or its address in the shop."
      rows={3}
    />
    <Line
      name="replacedBy"
      label="Sold in its place"
      value={values.replacedBy}
      hint="A product's number, where this one is replaced."
    />
  </>
);

function ProductForm({ shown }: { shown: ShownProduct }) {
  const { values, choices, version, id } = shown;
  return (
    <Form to={pathOf(shown)} kind="edit">
      <Hidden name="shown" value={version} />
      {id === null && <Hidden name="key" value={newFormKey()} />}
      <Line name="name" label="Name" value={values.name} needed />
      <Choice name="brand" label="Brand" options={choices.brands} value={String(values.brandId)} />
      <Choice
        name="category"
        label="Category"
        options={choices.categories}
        value={String(values.categoryId)}
      />
      <Text name="description" label="Description (plain text)" value={values.description} />
      <Tick name="featured" label="Featured on the home page" on={values.featured} />
      <Links values={values} />
      {id === null ? (
        <div class="actions">
          <Button kind="main" name="do" value="save">
            Add the product
          </Button>
          <Button name="do" value="draft">
            Keep it as a draft
          </Button>
        </div>
      ) : (
        <Button kind="main">Save the product</Button>
      )}
    </Form>
  );
}

const variantCell = ({ id, name, retired, archived, isDefault, images }: VariantRow): Cell => ({
  of: (
    <span class="item">
      <SmallPicture path={images[0] ?? null} />{' '}
      <span>
        <a href={`${AT}/variants/${id}`}>{name}</a>{' '}
        <span class="sub">
          {retired && archived !== 'with its product' ? 'off sale' : isDefault ? 'shown first' : ''}
        </span>
      </span>
    </span>
  ),
});

const variantRow = (variant: VariantRow): Cell[] => [
  variantCell(variant),
  { of: formatPrice(variant.regularPrice ?? variant.price), number: true },
  { of: variant.stock ?? 'not counted', number: true },
  { of: <span class="model">{variant.id}</span>, number: true },
];

const AddVariant = ({ product }: { product: number }) => (
  <Form to={`${AT}/products/${product}/variants`} kind="edit">
    <Hidden name="key" value={newFormKey()} />
    <Line name="variant" label="Name of a new variant" most={300} needed />
    <Button>Add the variant</Button>
  </Form>
);

const nameIn = (options: readonly Option[], id: number) =>
  options.find(({ value }) => value === String(id))?.name;

function Heading({ shown }: { shown: ShownProduct }) {
  const { id, values, archived, draft, changed, choices } = shown;
  return (
    <>
      <Rooms present={AT} />
      <p class="back">
        <a href={AT}>All products</a>
      </p>
      {id === null ? (
        <div class="heading">
          <h1>Add a product</h1>
        </div>
      ) : (
        <Titled
          facts={[
            ['Product', <span class="model">{id}</span>],
            ['Status', draft ? 'draft' : archived ? 'off sale' : 'on sale'],
            ['Brand', nameIn(choices.brands, values.brandId)],
            ['Category', nameIn(choices.categories, values.categoryId)],
          ]}
        >
          <h1>{values.name}</h1>
        </Titled>
      )}
      {draft && <p class="note warning">This product is a draft: only staff see it.</p>}
      {archived && !draft && <p class="note warning">This product is off sale.</p>}
      <ChangedNote fields={changed} now={pathOf(shown)} />
    </>
  );
}

type InShop = Pick<ShownProduct, 'archived' | 'draft'> & { id: number };

/** What a draft can become. */
const Publishing = ({ id }: InShop) => (
  <section aria-labelledby="publish">
    <h2 class="dimension" id="publish">
      Publish
    </h2>
    <p>
      <a href={`${AT}/products/${id}/preview`}>See it as shoppers would</a>
    </p>
    <Form to={`${AT}/products/${id}/sale`} kind="edit">
      <Hidden name="to" value="shop" />
      <Button kind="main">Publish the product</Button>
    </Form>
    <Form to={`${AT}/products/${id}/sale`} kind="edit">
      <Hidden name="to" value="archive" />
      <Button kind="danger">Archive the draft</Button>
    </Form>
  </section>
);

/** Brings a product into the shop, or takes it out of it. */
function Whereabouts(shown: InShop) {
  const { id, archived, draft } = shown;
  if (draft) return <Publishing {...shown} />;
  return (
    <section aria-labelledby="archive">
      <h2 class="dimension" id="archive">
        {archived ? 'Bring back' : 'Take it out of the shop'}
      </h2>
      <p>Orders keep what is archived or a draft, and it can come back.</p>
      <ArchiveForm to={`${AT}/products/${id}/sale`} archived={archived} what="product" />
      {!archived && (
        <Form to={`${AT}/products/${id}/draft`} kind="edit">
          <Button>Take it back to a draft</Button>
        </Form>
      )}
    </section>
  );
}

const COLUMNS = ['Variant', 'Price', 'Stock', 'Number'];

/** A product with its variants, or the form that adds one. */
export function ProductPage(shown: ShownProduct) {
  const { id, variants, archived, draft } = shown;
  if (id === null) {
    return (
      <>
        <Heading shown={shown} />
        <ProductForm shown={shown} />
      </>
    );
  }
  return (
    <>
      <Heading shown={shown} />
      <section aria-labelledby="variants">
        <h2 class="dimension" id="variants">
          Variants: prices, stock, pictures
        </h2>
        {table('Variants', COLUMNS, variants.map(variantRow))}
        {(draft || !archived) && <AddVariant product={id} />}
      </section>
      <section aria-labelledby="product">
        <h2 class="dimension" id="product">
          Product
        </h2>
        <ProductForm shown={shown} />
      </section>
      <section aria-labelledby="names">
        <h2 class="dimension" id="names">
          Its name
        </h2>
        <p>
          <a class="button" href={`${AT}/products/${id}/facts`}>
            What is read from its name
          </a>
        </p>
      </section>
      <Whereabouts id={id} archived={archived} draft={draft} />
    </>
  );
}
