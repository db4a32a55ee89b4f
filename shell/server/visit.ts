import type { DocumentContract, RemoteRoute } from 'shared-contracts/document-contract';
import type { OverriddenReleases } from './overrides/with-override';
import type { PreviewName } from './previews/preview-name';
import type { PreviewedReleases } from './previews/with-previews';
import type { ChosenReleases } from './releases/chosen-releases';

/** A request for a page, once it is known which releases its document is made of. */
export type Visit = {
  url: URL;
  /** Null for the 404 page and for developers' pages. */
  route: RemoteRoute | null;
  chosen: ChosenReleases;
  document: DocumentContract;
  local: OverriddenReleases | null;
  /** The previews that the browser wants to see; null where it wants none. */
  wanted: PreviewName[] | null;
  /** Null also where it may not see them. */
  previewed: PreviewedReleases | null;
  /** The feature flags that are on for this shopper. */
  flags: string[];
};
