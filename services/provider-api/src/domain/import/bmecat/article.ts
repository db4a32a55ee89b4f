/** An article (BMEcat 1.2) or a product (2005) as one of the catalogue's format. */
import { seen, type Fault } from '../faults';
import type { XmlElement } from '../files/xml-elements';
import type { UnknownFields } from '../unknown-fields';
import type { SpecRow } from '../values/spec-text';
import type { BmecatCatalogue } from './catalogue';
import { all, namesIn, said, text, texts } from './elements';
import { filesOf } from './files';
import { pricesOf } from './prices';
import { isPiece, unitSymbol, unitWord } from './units';

/** What it takes of an article, and of its details; the rest is named as left out. */
const TAKEN =
  /^(?:SUPPLIER_[AP]ID|(?:ARTICLE|PRODUCT)_(?:DETAILS|FEATURES|ORDER_DETAILS|PRICE_DETAILS|REFERENCE|LOGISTIC_DETAILS)|MIME_INFO)$/;
const DETAILS_TAKEN =
  /^(?:DESCRIPTION_(?:SHORT|LONG)|EAN|INTERNATIONAL_PID|MANUFACTURER_(?:[AP]ID|NAME|TYPE_DESCR)|DELIVERY_TIME|(?:ARTICLE|PRODUCT)_ORDER)$/;
const RELATED_MOST = 24;

export type ArticleOptions = {
  catalogue: BmecatCatalogue;
  /** Which type of price is the shop's; the net list price when missing. */
  type: string | undefined;
  now: Date;
  unknown: UnknownFields;
};

function featuresOf(article: XmlElement, unknown: UnknownFields): SpecRow[] {
  const rows = new Map<string, SpecRow>();
  for (const block of all(article, 'ARTICLE_FEATURES', 'PRODUCT_FEATURES')) {
    for (const feature of all(block, 'FEATURE')) {
      const label = said(feature, 'FNAME');
      const variants = all(feature, 'VARIANTS').flatMap((one) => all(one, 'VARIANT'));
      if (variants.length > 0) unknown.note('variants of an article: their values are in one spec');
      const values = [
        ...texts(feature, 'FVALUE'),
        ...variants.flatMap((variant) => texts(variant, 'FVALUE')),
      ];
      if (values.length === 0) continue;
      if (label === undefined) {
        unknown.note('features without a name (FNAME)');
        continue;
      }
      const unit = unitSymbol(said(feature, 'FUNIT') ?? '');
      const specs = [values.join(', '), unit].filter(Boolean).join(' ');
      rows.set(`${label}: ${specs}`, { label, specs });
    }
  }
  return [...rows.values()];
}

/** The unit that is sold, and what is in one. */
function unitsOf(order: XmlElement | undefined, unknown: UnknownFields) {
  const word = (code: string | undefined) => {
    if (code === undefined) return undefined;
    const known = unitWord(code);
    if (known === null) unknown.say(`unit ${code} is no code that is known: it stays as it is`);
    return known ?? code;
  };
  const [unit, content] = [said(order, 'ORDER_UNIT'), said(order, 'CONTENT_UNIT')];
  const count = said(order, 'NO_CU_PER_OU') ?? '1';
  const isOne = Number(count) === 1;
  const isCount = /^\d+(?:\.0+)?$/.test(count) && (content === undefined || isPiece(content));
  const minimum = said(order, 'QUANTITY_MIN');
  const step = said(order, 'QUANTITY_INTERVAL');
  const inside = [count, word(content)].filter(Boolean).join(' ');
  return {
    fields: {
      unit: word(unit),
      ...(isOne || !isCount ? {} : { pack_quantity: count }),
      ...(minimum === undefined || Number(minimum) === 1 ? {} : { minimum_order: minimum }),
      ...(step === undefined || Number(step) === 1 ? {} : { order_step: step }),
    },
    // A can of five litres is no pack of five.
    specs: isOne || isCount ? [] : [{ label: 'Contents', specs: inside }],
  };
}

function referencesOf(article: XmlElement, unknown: UnknownFields) {
  const related: string[] = [];
  let next: string | undefined;
  for (const reference of all(article, 'ARTICLE_REFERENCE', 'PRODUCT_REFERENCE')) {
    const id = said(reference, 'ART_ID_TO', 'PROD_ID_TO');
    if (id === undefined) continue;
    if (reference.attributes.type === 'followup') next ??= id;
    else if (related.length < RELATED_MOST) related.push(id);
    else unknown.note(`references of an article beyond ${RELATED_MOST}`);
  }
  return { related, ...(next === undefined ? {} : { replaced_by: next }) };
}

function nameUnknown(article: XmlElement, details: XmlElement | undefined, unknown: UnknownFields) {
  for (const name of namesIn(article)) if (!TAKEN.test(name)) unknown.add(name);
  for (const name of namesIn(details)) if (!DETAILS_TAKEN.test(name)) unknown.add(name);
}

const days = (count: string | undefined) => {
  if (count === undefined) return undefined;
  const number = Number(count);
  return number > 0 ? `${number} ${number === 1 ? 'day' : 'days'}` : undefined;
};

/** @returns the product, its values not read yet, and what is wrong beside them */
export function productOf(article: XmlElement, options: ArticleOptions) {
  const { catalogue, type, now, unknown } = options;
  const faults: Fault[] = [];
  const [details] = all(article, 'ARTICLE_DETAILS', 'PRODUCT_DETAILS');
  const [order] = all(article, 'ARTICLE_ORDER_DETAILS', 'PRODUCT_ORDER_DETAILS');
  const [logistics] = all(article, 'ARTICLE_LOGISTIC_DETAILS', 'PRODUCT_LOGISTIC_DETAILS');
  nameUnknown(article, details, unknown);
  const id = said(article, 'SUPPLIER_AID', 'SUPPLIER_PID');
  const group = catalogue.groups.categoryOf(id ?? '');
  if ('wrong' in group) {
    const reason = 'is no group of the catalogue, or one in a circle';
    faults.push({ field: 'category', reason, seen: seen(group.wrong) });
  }
  const [block] = all(article, 'ARTICLE_FEATURES', 'PRODUCT_FEATURES');
  const { from, ...prices } = pricesOf(
    article,
    { currency: catalogue.currency, type, now },
    {
      fault: (fault) => faults.push({ ...fault, field: `variants.0.${fault.field}` }),
      note: (text) => unknown.note(text),
    },
  );
  const units = unitsOf(order, unknown);
  const least = units.fields.minimum_order;
  if (from > Number(least ?? 1))
    unknown.note('quantities below the lowest that has a price: the minimum order is that');
  const kind = said(details, 'MANUFACTURER_TYPE_DESCR');
  const gtin = all(details, 'EAN', 'INTERNATIONAL_PID').find(
    ({ attributes }) => !attributes.type || /ean|gtin|upc/i.test(attributes.type),
  );
  const variant = {
    variant_name: 'Standard',
    ...prices,
    ...units.fields,
    ...(from > Number(least ?? 1) ? { minimum_order: from } : {}),
    gtin: gtin && text(gtin),
    mpn: said(details, 'MANUFACTURER_AID', 'MANUFACTURER_PID'),
    country_of_origin: said(logistics, 'COUNTRY_OF_ORIGIN'),
    lead_time: days(said(details, 'DELIVERY_TIME')),
    ...filesOf(article, catalogue.pictures, unknown),
    specs: [
      ...(kind === undefined ? [] : [{ label: 'Type', specs: kind }]),
      ...units.specs,
      ...featuresOf(article, unknown),
    ],
  };
  const product = {
    id,
    product_name: said(details, 'DESCRIPTION_SHORT'),
    brand: said(details, 'MANUFACTURER_NAME'),
    category:
      ('category' in group ? group.category : undefined) ??
      said(block, 'REFERENCE_FEATURE_GROUP_NAME'),
    description: said(details, 'DESCRIPTION_LONG'),
    ...referencesOf(article, unknown),
    variants: [variant],
  };
  return { product, faults };
}
