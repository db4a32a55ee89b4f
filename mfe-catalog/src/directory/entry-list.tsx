import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pictureSources } from 'shared-contracts/paths';
import { Badge } from 'shared-ui/badge';
import { Picture } from 'shared-ui/picture';
import { countText, type DirectoryEntry } from './entry';
import type { DirectoryViewName } from './view-toggle';

const Entries = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  &[data-view='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: var(--space-3);
  }
  @media (min-width: 40rem) {
    &[data-view='grid'] {
      grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
      gap: var(--space-4);
    }
  }
`;

const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  height: 100%;
  min-height: 3.5rem;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  color: var(--color-text);
  background: var(--color-surface);
  text-decoration: none;
  transition: border-color var(--speed-fast);
  @media (hover: hover) {
    &:hover {
      color: var(--color-text);
      border-color: var(--color-text);
    }
  }
  [data-view='grid'] & {
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-2);
  }
`;

const Image = styled.span`
  flex: none;
  width: 6rem;
  /* From edge to edge: the paper of a mark is the tile's own, and a band where the tile is dark. */
  [data-view='grid'] & {
    width: calc(100% + 2 * var(--space-4));
    margin: calc(-1 * var(--space-3)) calc(-1 * var(--space-4)) var(--space-1);
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  strong {
    display: block;
    line-height: var(--leading-snug);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: var(--space-1);
    color: var(--color-text-muted);
    line-height: var(--leading-snug);
  }
  [data-view='grid'] & small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const SHAPES = {
  marks: { ratio: '5 / 2' },
  photos: { ratio: '4 / 3', fit: 'cover' },
} as const;

/** What the entries' pictures show; null where they have none. */
export type EntryPictures = keyof typeof SHAPES | null;

type Props = {
  entries: DirectoryEntry[];
  view: DirectoryViewName;
  label: string;
  pictures: EntryPictures;
  pathOf: (id: string) => string;
  /** The names of those above by id, where the list has entries of several. */
  above?: ReadonlyMap<string, string>;
};

/** Categories or brands, each one link, with its number of products where that is known. */
export function EntryList({ entries, view, label, pictures, pathOf, above }: Props) {
  return (
    <Entries data-view={view} aria-label={label}>
      {entries.map(({ id, name, description, count, picture, parent }) => (
        <li key={id}>
          <Tile to={pathOf(id)}>
            {pictures ? (
              <Image>
                <Picture sources={pictureSources(picture, '14rem')} alt="" {...SHAPES[pictures]} />
              </Image>
            ) : null}
            <Words>
              <strong>{name}</strong>
              {parent !== null && above?.has(parent) ? (
                <small>{`in ${above.get(parent)}`}</small>
              ) : null}
              {description ? <small>{description}</small> : null}
            </Words>
            {count === null ? null : <Badge>{countText(count)}</Badge>}
          </Tile>
        </li>
      ))}
    </Entries>
  );
}
