import type { DocumentContract } from 'shared-contracts/document-contract';
import { DOCUMENT_VERSION } from 'shared-contracts/document-version';
import type { ReleaseManifest } from 'shared-contracts/release';

/**
 * The document contract of a shell release; null where this server can't make its documents.
 * Publishing refuses such a release, so it was made for an older or newer server.
 */
export function servedDocument({ document }: ReleaseManifest): DocumentContract | null {
  return document?.version === DOCUMENT_VERSION ? document : null;
}

/** Why a shell release isn't given to shoppers; null where it is. */
export function whyUnserved(manifest: ReleaseManifest | undefined): string | null {
  if (!manifest || servedDocument(manifest)) return null;
  const wanted = manifest.document
    ? `wants documents of version ${manifest.document.version}`
    : 'does not say which documents it wants';
  return `shell ${manifest.version} ${wanted}, this server makes version ${DOCUMENT_VERSION}: its last known good release is given`;
}
