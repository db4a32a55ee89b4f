import styled from '@emotion/styled';
import { useRef } from 'react';
import { useNear } from 'shared-ui/use-in-sight';
import { BlogCard } from './blog-card';
import type { Teaser } from './teaser';

/** Cards side by side, as many as fit; also the layout of the skeleton cards while they load. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: var(--space-5);

  > li {
    min-width: 0;
  }
`;

/** The number of cards that are in view when a page of articles opens. */
const FIRST_ROW = 3;

type Props = {
  teasers: Teaser[];
  /** 'h2' on a page of its own, 'h3' under a section's heading. */
  heading: 'h2' | 'h3';
};

/** Articles as cards. Under a section's heading their pictures wait until they are nearly in sight. */
export function BlogList({ teasers, heading }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const near = useNear(list) || heading === 'h2';
  return (
    <Cards ref={list}>
      {teasers.map((teaser, place) => (
        <li key={teaser.id}>
          <BlogCard
            teaser={teaser}
            heading={heading}
            eager={heading === 'h2' && place < FIRST_ROW}
            near={near}
          />
        </li>
      ))}
    </Cards>
  );
}
