import { Link, useRevalidator } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import type { Reading } from 'shared-contracts/reading';
import { EmptyState } from 'shared-ui/empty';
import { Offline } from 'shared-ui/offline';
import { Retry } from 'shared-ui/retry';
import { Section } from '../section';
import { BlogList } from './blog-list';
import type { Teaser } from './teaser';

/** What the home page read of the newest articles. */
export type LatestBlogs = Reading<Teaser[]>;

/** How many of the newest articles the home page shows (specification, section 9). */
export const LATEST = 3;

/** The home page's section to which 'Back to Blogs' leads. */
export function LatestBlogsSection({ latest }: { latest: LatestBlogs }) {
  const { revalidate, state } = useRevalidator();
  const retrying = state === 'loading';
  const retry = () => revalidate();
  const shown = latest.kind === 'read' && latest.value.length > 0;
  return (
    <Section
      id="blogs"
      title="Latest blogs"
      action={shown ? <Link to={paths.blogs()}>All blogs</Link> : null}
    >
      {shown ? (
        <BlogList teasers={latest.value} heading="h3" />
      ) : latest.kind === 'failed' && latest.away ? (
        <Offline wayOn={null} part="This list" pending={retrying} onRetry={retry} />
      ) : (
        <EmptyState
          title="No blogs available yet"
          action={latest.kind === 'failed' ? <Retry pending={retrying} onRetry={retry} /> : null}
        />
      )}
    </Section>
  );
}
