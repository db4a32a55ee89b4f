import styled from '@emotion/styled';
import { useEffect, useRef, type MouseEvent } from 'react';

const Box = styled.div`
  padding: var(--space-4);
  border: 1px solid var(--color-danger);
  border-inline-start-width: 4px;
  border-radius: var(--radius-1);
  background: var(--color-danger-surface);

  h2 {
    font-size: var(--text-md);
    letter-spacing: 0;
    line-height: var(--leading-snug);
  }
  ul {
    margin-block: var(--space-1) calc(-1 * var(--space-2));
  }
  a {
    display: inline-block;
    padding-block: var(--space-2);
    color: var(--color-danger);
    font-weight: var(--weight-medium);
    text-decoration-color: currentColor;
  }
`;

export type FormError = {
  /** The `id` given to the field. */
  fieldId: string;
  message: string;
};

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  // A plain hash link would change the router's location and leave the focus where it is.
  event.preventDefault();
  document.getElementById(fieldId)?.focus();
}

function Summary({ title, errors }: { title: string; errors: readonly FormError[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box role="alert">
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/**
 * The faults of a form, shown above it, each with a link to its field. It takes the focus when it
 * appears, and again whenever `attempt` (say, the count of submits) changes.
 */
export function FormSummary({
  errors,
  title = 'Please check these fields',
  attempt,
}: {
  errors: readonly FormError[];
  title?: string | undefined;
  attempt?: number | undefined;
}) {
  return errors.length === 0 ? null : <Summary key={attempt} title={title} errors={errors} />;
}
