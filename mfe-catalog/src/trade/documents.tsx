import styled from '@emotion/styled';
import { isDocumentUrl, type ProductDocument } from 'shared-contracts/wire/trade';
import { SectionTitle } from 'shared-ui/section-title';

const List = styled.ul`
  display: grid;
  border-top: 1px solid var(--color-text);
  font-size: var(--text-sm);
  line-height: var(--leading-snug);
  li {
    border-bottom: 1px solid var(--color-line);
  }
  a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
    padding-block: 0.75rem;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  b {
    font-weight: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  span {
    color: var(--color-text-muted);
  }
`;

const KINDS: Record<string, string> = {
  datasheet: 'Datasheet',
  manual: 'Manual',
  certificate: 'Certificate',
};

/** '118 KB'; decimal, as a phone's own list of files says it. */
function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** 'Datasheet, PDF, 118 KB': what is known of it. */
function noteOf({ title, url, kind, bytes }: ProductDocument): string {
  const name = KINDS[kind] ?? '';
  const parts = [
    title.toLowerCase().includes(name.toLowerCase()) ? '' : name,
    /\.pdf(?:[?#]|$)/i.test(url) ? 'PDF' : '',
    bytes > 0 ? sizeOf(bytes) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Datasheets, manuals and certificates of a variant. */
export function Documents({ documents }: { documents: readonly ProductDocument[] }) {
  const shown = documents.filter(({ url }) => isDocumentUrl(url));
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionTitle>Documents</SectionTitle>
      <List>
        {shown.map((each, at) => (
          <li key={at}>
            <a href={each.url} target="_blank" rel="noopener noreferrer">
              <b>{each.title || (KINDS[each.kind] ?? 'Document')}</b>
              <span>{noteOf(each)}</span>
            </a>
          </li>
        ))}
      </List>
    </section>
  );
}
