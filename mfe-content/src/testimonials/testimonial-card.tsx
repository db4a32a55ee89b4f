import styled from '@emotion/styled';
import type { ShownTestimonial } from './shown-testimonials';

const Card = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  height: 100%;
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-inline-start: 3px solid var(--color-accent);
  border-radius: var(--radius-1);
  background: var(--color-surface);
  line-height: var(--leading-body);

  blockquote {
    flex: 1;
    overflow-wrap: anywhere;
  }
  figcaption {
    color: var(--color-text);
    line-height: var(--leading-snug);
  }
  figcaption span {
    display: block;
    color: var(--color-text-muted);
  }
`;

/** What one customer says, with position and company where given. */
export function TestimonialCard({ testimonial }: { testimonial: ShownTestimonial }) {
  const { body, by, position, from, sample } = testimonial;
  const about = [position, from].filter(Boolean).join(', ');
  return (
    <Card data-sample={sample || undefined}>
      <blockquote>
        <p>{body}</p>
      </blockquote>
      <figcaption>
        <strong>{by}</strong>
        {about ? <span>{about}</span> : null}
      </figcaption>
    </Card>
  );
}
