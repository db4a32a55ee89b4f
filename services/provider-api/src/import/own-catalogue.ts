/** What the code brings of its own: the catalogue and its drawings. */
import { drawPicture } from '../catalogue/pictures';
import { shopCatalogue } from '../catalogue/shop-catalogue';
import type { Draw } from '../pictures/library';
import type { Catalogue } from './catalogue-file';

export type OwnCatalogue = { catalogue: Catalogue; draw: Draw };

export function ownCatalogue(): OwnCatalogue {
  return { catalogue: shopCatalogue(), draw: drawPicture };
}
