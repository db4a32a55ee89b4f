/**
 * The products of a BMEcat (1.2 and 2005, T_NEW_CATALOG). The file is read twice, because it may say
 * after its articles which group each is in.
 */
import { elementsOf } from '../files/xml-elements';
import { BadFile, type Row } from '../row';
import type { FieldMap } from '../shapes/field-map';
import { completed } from '../shapes/named-rows';
import type { UnknownFields } from '../unknown-fields';
import { productOf } from './article';
import { readBmecat } from './catalogue';
import { plainPath } from './elements';

const ARTICLE = /^BMECAT\.T_NEW_CATALOG\.(?:ARTICLE|PRODUCT)$/;

const UNSAID =
  'a BMEcat says no currency: amounts are in pesos unless --currency USD --rate N says otherwise';

/**
 * @param map defaults, codes and the type of price, where a caller gives them
 * @param now the clock, by which prices are in force
 * @throws BadFile where it is no whole catalogue
 */
export async function* bmecatRows(
  file: string,
  map: FieldMap | null,
  unknown: UnknownFields,
  now = new Date(),
): AsyncGenerator<Row> {
  const catalogue = await readBmecat(file);
  const options = { catalogue, type: map?.price_type, now, unknown };
  let count = 0;
  for await (const { element } of elementsOf(file, (path) => ARTICLE.test(plainPath(path)))) {
    count += 1;
    if (element.attributes.mode === 'delete') {
      unknown.note('articles that the catalogue deletes');
      continue;
    }
    const { product, faults } = productOf(element, options);
    const [variant] = product.variants;
    if (variant?.price !== undefined && variant.currency === undefined) unknown.say(UNSAID);
    const place = `line ${element.line}`;
    yield completed({ section: 'products', place, value: product, byName: true, faults }, map);
  }
  if (count === 0) throw new BadFile('is a BMEcat without articles (ARTICLE, PRODUCT)');
}
