/** What the code brings of its own: the catalogue and its drawings. */
import { drawPicture, isDrawn } from '../catalogue/pictures';
import { shopCatalogue } from '../catalogue/shop-catalogue';
import type { Draw } from '../pictures/library';
import type { Catalogue } from './catalogue-file';

export type OwnCatalogue = {
  catalogue: Catalogue;
  draw: Draw;
  /** Whether `draw` knows a path; costs nothing. */
  isDrawn: (path: string) => boolean;
};

export function ownCatalogue(): OwnCatalogue {
  return { catalogue: shopCatalogue(), draw: drawPicture, isDrawn };
}
