import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SectionTitle } from 'shared-ui/section-title';

const Part = styled.section`
  margin-top: var(--space-7);
  > p {
    max-width: var(--measure);
    margin-block: var(--space-2) var(--space-4);
  }
`;

const Sides = styled.div`
  display: grid;
  gap: var(--space-5);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  figure {
    min-width: 0;
    padding-top: var(--space-3);
    border-top: 3px solid var(--color-success);
  }
  figure + figure {
    border-color: var(--color-danger);
  }
  figcaption {
    margin-top: var(--space-3);
  }
`;

type Side = { words: string; drawn: ReactNode };
type PairProps = { title: string; children: string; right: Side; wrong: Side };

/** One principle in words, and beneath it how it looks when it is kept and when it isn't. */
export function Pair({ title, children, right, wrong }: PairProps) {
  return (
    <Part aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <p>{children}</p>
      <Sides>
        <figure>
          {right.drawn}
          <figcaption>
            <strong>Do.</strong> {right.words}
          </figcaption>
        </figure>
        <figure>
          {wrong.drawn}
          <figcaption>
            <strong>Don’t.</strong> {wrong.words}
          </figcaption>
        </figure>
      </Sides>
    </Part>
  );
}
