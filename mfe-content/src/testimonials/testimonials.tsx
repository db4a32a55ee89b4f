import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { Testimonial } from 'shared-contracts/wire/blog';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { ShowMoreList } from 'shared-ui/show-more-list';
import { useReducedMotion } from 'shared-ui/use-reduced-motion';
import { Section } from '../section';
import { shownTestimonials } from './shown-testimonials';
import { TestimonialCard } from './testimonial-card';
import { useRolling } from './use-rolling';

const Lane = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
`;

// Each lap ends with a gap, so that the next lap begins at exactly one lap's width.
const Lap = styled.ul`
  display: flex;
  flex: none;
  gap: var(--space-4);
  padding-inline-end: var(--space-4);

  li {
    flex: none;
    width: min(22rem, 78vw);
  }
`;

function Cards({ testimonials }: { testimonials: ReturnType<typeof shownTestimonials> }) {
  return testimonials.map((testimonial, place) => (
    <li key={place}>
      <TestimonialCard testimonial={testimonial} />
    </li>
  ));
}

/**
 * What customers say, scrolling by slowly. The second lap repeats the first and is hidden from
 * screen readers.
 */
export function Testimonials({ came }: { came: Testimonial[] }) {
  const lane = useRef<HTMLDivElement>(null);
  const lap = useRef<HTMLUListElement>(null);
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const rolling = chosen ?? !still;
  useRolling(lane, lap, rolling);
  const testimonials = shownTestimonials(came);
  return (
    <Section
      title="What our customers say"
      action={
        <IconButton
          icon={rolling ? icons.pause : icons.play}
          label={rolling ? 'Pause testimonials' : 'Play testimonials'}
          onClick={() => {
            setChosen(!rolling);
          }}
        />
      }
    >
      <ShowMoreList rows={testimonials}>
        {(shown) => (
          // A box that scrolls must be reachable by keyboard.
          <Lane ref={lane} role="group" aria-label="Testimonials" tabIndex={0}>
            <Lap ref={lap}>
              <Cards testimonials={shown} />
            </Lap>
            <Lap aria-hidden inert>
              <Cards testimonials={shown} />
            </Lap>
          </Lane>
        )}
      </ShowMoreList>
    </Section>
  );
}
