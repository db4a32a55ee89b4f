import styled from '@emotion/styled';
import { useId } from 'react';
import { SectionTitle } from 'shared-ui/section-title';

/** The request, and beside it where there is room what becomes of it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7) var(--space-8);
  align-items: start;
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 48rem) minmax(0, 1fr);
  }
`;

const Follows = styled.section`
  display: grid;
  gap: var(--space-3);

  h2 {
    font-size: var(--text-lg);
  }
  ol {
    border-block: 1px solid var(--color-text);
    counter-reset: step;
  }
  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-3);
    line-height: var(--leading-snug);
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    color: var(--color-text-muted);
    font-family: var(--font-mono);
  }
  li + li {
    border-top: 1px solid var(--color-line);
  }
`;

/** What becomes of a request for a quotation. */
export function WhatFollows() {
  const headingId = useId();
  return (
    <Follows aria-labelledby={headingId}>
      <SectionTitle id={headingId}>What happens next</SectionTitle>
      <ol>
        <li>We answer by mail: a price for each item, and the day until which it holds.</li>
        <li>You read it in your account of the same email address, and print or share it.</li>
        <li>You accept it, and it is an order for pickup; or you decline it.</li>
      </ol>
    </Follows>
  );
}
