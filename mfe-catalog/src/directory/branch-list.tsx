import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Badge } from 'shared-ui/badge';
import { SectionTitle } from 'shared-ui/section-title';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { Row, Stack } from 'shared-ui/stack';
import type { Branch } from './branches';
import { countText } from './entry';
import { EntryList, type EntryPictures } from './entry-list';
import type { DirectoryViewName } from './view-toggle';

/** A longer branch is shown whole on its own page. */
const CHILDREN_MOST = 12;

const Title = styled(Row)`
  h2 {
    font-size: var(--text-xl);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  @media (hover: hover) {
    a:hover {
      text-decoration: underline;
    }
  }
`;

type Props = {
  branches: readonly Branch[];
  view: DirectoryViewName;
  pictures: EntryPictures;
  pathOf: (id: string) => string;
};

/** Categories grouped by those at the top; those with none below them stand together at the end. */
export function BranchList({ branches, view, pictures, pathOf }: Props) {
  const groups = branches.filter(({ children }) => children.length > 0);
  const single = branches.filter(({ children }) => children.length === 0);
  const list = { view, pictures, pathOf };
  return (
    <Stack gap={7}>
      <ShowMoreList rows={groups}>
        {(shown) =>
          shown.map(({ entry: { id, name, count }, children }) => (
            <Stack as="section" key={id} gap={3} aria-label={name}>
              <Title>
                <SectionTitle>
                  <Link to={pathOf(id)}>{name}</Link>
                </SectionTitle>
                {count === null ? null : <Badge>{countText(count)}</Badge>}
              </Title>
              <EntryList entries={children.slice(0, CHILDREN_MOST)} label={name} {...list} />
              {children.length > CHILDREN_MOST ? (
                <p>
                  <Link to={pathOf(id)}>{`All ${children.length} categories in ${name}`}</Link>
                </p>
              ) : null}
            </Stack>
          ))
        }
      </ShowMoreList>
      {single.length > 0 ? (
        <Stack as="section" gap={3} aria-label="More categories">
          <Title>
            <SectionTitle>More categories</SectionTitle>
          </Title>
          <ShowMoreList rows={single.map(({ entry }) => entry)}>
            {(shown) => <EntryList entries={shown} label="More categories" {...list} />}
          </ShowMoreList>
        </Stack>
      ) : null}
    </Stack>
  );
}
