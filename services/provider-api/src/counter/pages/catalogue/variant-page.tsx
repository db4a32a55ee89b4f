/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Files, Tick } from 'back-office/forms/choices';
import { Hidden, Line, Text } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { Titled } from 'back-office/parts/title-block';
import { formatMoney } from 'shared-contracts/money';
import { pictureUrl } from 'shared-contracts/paths';
import type { VariantRow } from '../../../domain/catalogue-management/variant';
import type { ArrangedPicture } from '../../../domain/catalogue-management/variant-pictures';
import {
  sellingFields,
  tradeFacts,
  tradeFields,
  type TradeName,
} from '../../../domain/trade/trade-fields';
import type { TradeTexts } from '../../../domain/trade/typed-trade';
import type { Differing } from '../../../domain/audit/version';
import { ChangedNote } from './changed-note';
import { ArchiveForm, AT, PICTURES, Preview, Rooms } from './fields';
import { StockPart, type ShownStock } from './stock-part';

/** A variant's form, as it is typed. */
export type TypedVariant = {
  name: string;
  price: string;
  description: string;
  useage: string;
  specs: string;
  inclusions: string;
  place: string;
  shelf: string;
  first: boolean;
  trade: TradeTexts;
};

export type ShownVariant = {
  row: VariantRow;
  product: string;
  /** Whether its product is a draft, with which it is published. */
  draft: boolean;
  typed: TypedVariant;
  version: string;
  pictures: readonly ArrangedPicture[];
  picturesVersion: string;
  stock: ShownStock;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
  /** The usage through the shop's sanitiser, where it was asked for. */
  preview: string | null;
};

type TradeGroup = { legend: string; names: readonly string[]; typed: TradeTexts };

/** Fields of the trade under a heading. */
const Trade = ({ legend, names, typed }: TradeGroup) => (
  <fieldset>
    <legend>{legend}</legend>
    {(names as TradeName[]).map((name) => {
      const { label, hint, long } = tradeFields[name];
      const field = { name, label, value: typed[name], hint };
      return long ? <Text {...field} rows={3} /> : <Line {...field} />;
    })}
  </fieldset>
);

const SPECS_MOST = 100_000;
const HTML_MOST = 200_000;

function FactsForm({ row, typed, version }: ShownVariant) {
  const before =
    row.salePrice === null
      ? 'Empty is Price Upon Inquiry.'
      : `Before the sale at ${formatMoney(row.salePrice)}.`;
  return (
    <Form to={`${AT}/variants/${row.id}`} kind="edit" files>
      <Hidden name="shown" value={version} />
      <Line name="name" label="Name" value={typed.name} most={300} needed />
      <Line name="price" label="Price in pesos" value={typed.price} most={30} hint={before} />
      <Text name="description" label="Description (plain text)" value={typed.description} />
      <Text
        name="specs"
        label="Specifications"
        value={typed.specs}
        most={SPECS_MOST}
        rows={6}
        hint="One on each line: Label: value"
      />
      <Text
        name="inclusions"
        label="Inclusions"
        value={typed.inclusions}
        most={SPECS_MOST}
        hint="One on each line."
      />
      <Text name="useage" label="Usage (HTML)" value={typed.useage} most={HTML_MOST} rows={8} />
      <Line
        name="place"
        label="Place among the variants"
        value={typed.place}
        most={5}
        kind="number"
      />
      <Line
        name="shelf"
        label="Shelf"
        value={typed.shelf}
        most={40}
        hint="Where it lies. Shoppers don’t see it."
      />
      <Tick name="first" label="Shown first" on={typed.first} />
      <Trade legend="How it is sold" names={Object.keys(sellingFields)} typed={typed.trade} />
      <Trade legend="What there is to know" names={Object.keys(tradeFacts)} typed={typed.trade} />
      <div class="actions">
        <Button kind="main" name="do" value="save">
          Save the variant
        </Button>
        <Button name="do" value="preview">
          Preview the usage
        </Button>
      </div>
    </Form>
  );
}

type PictureOf = { picture: ArrangedPicture; at: number; name: string };

const PictureFields = ({ picture: { path, place, text, away }, at, name }: PictureOf) => (
  <li class="item">
    <img
      src={pictureUrl(path, 160) ?? undefined}
      alt={text}
      width="80"
      height="80"
      class="picture"
    />{' '}
    <span>
      <Hidden name={`path-${at}`} value={path} />
      <Line
        name={`place-${at}`}
        label="Place"
        about={`of picture ${at + 1} of ${name}`}
        kind="number"
        min={1}
        max={99}
        value={String(place)}
      />
      <Line
        name={`text-${at}`}
        label="What it shows"
        about={`in picture ${at + 1}`}
        most={200}
        value={text}
      />
      <Tick
        name={`away-${at}`}
        label={
          <>
            Remove<span class="hidden">: picture {at + 1}</span>
          </>
        }
        on={away}
      />
    </span>
  </li>
);

function PictureForms({ row, pictures, picturesVersion }: ShownVariant) {
  const at = `${AT}/variants/${row.id}`;
  return (
    <>
      {row.images.length === 0 ? (
        <p>It has no picture.</p>
      ) : (
        <Form to={`${at}/arrange`} kind="edit" files>
          <Hidden name="shown" value={picturesVersion} />
          <ul class="pictures">
            {pictures.map((picture, place) => (
              <PictureFields picture={picture} at={place} name={row.name} />
            ))}
          </ul>
          <Button>Save the pictures</Button>
        </Form>
      )}
      <Form to={`${at}/pictures`} kind="edit" files>
        <Files
          label="New pictures: JPEG, PNG, WebP, GIF or AVIF, 15 MB each"
          accept={PICTURES}
          several
        />
        <Button>Add the pictures</Button>
      </Form>
    </>
  );
}

/** One variant with all that can be changed. */
export function VariantPage(shown: ShownVariant) {
  const { row, product, draft, changed, preview } = shown;
  const at = `${AT}/variants/${row.id}`;
  return (
    <>
      <Rooms present={AT} />
      <p class="back">
        <a href={`${AT}/products/${row.productId}`}>{product}</a>
      </p>
      <Titled
        facts={[
          ['Variant', <span class="model">{row.id}</span>],
          [tradeFields.mpn.label, row.trade?.mpn && <span class="model">{row.trade.mpn}</span>],
          ['Status', draft ? 'draft' : row.retired ? 'off sale' : 'on sale'],
          ['Product', product],
        ]}
      >
        <h1>{row.name}</h1>
      </Titled>
      {draft && <p class="note warning">Its product is a draft: only staff see it.</p>}
      {row.retired && !draft && <p class="note warning">This variant is off sale.</p>}
      <ChangedNote fields={changed} now={at} />
      {preview !== null && <Preview heading="How the shop shows the usage" text={preview} />}
      <StockPart {...shown.stock} />
      <div class="columns">
        <section aria-labelledby="facts">
          <h2 class="dimension" id="facts">
            Variant
          </h2>
          <FactsForm {...shown} />
        </section>
        <section aria-labelledby="pictures">
          <h2 class="dimension" id="pictures">
            Pictures
          </h2>
          <PictureForms {...shown} />
        </section>
      </div>
      {!draft && (
        <section aria-labelledby="archive">
          <h2 class="dimension" id="archive">
            {row.retired ? 'Bring back' : 'Archive'}
          </h2>
          <ArchiveForm to={`${at}/sale`} archived={row.retired} what="variant" />
        </section>
      )}
    </>
  );
}
