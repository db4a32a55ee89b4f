import styled from '@emotion/styled';
import { useId } from 'react';
import { SectionTitle } from 'shared-ui/section-title';
import { READ_EXAMPLES } from './read-examples';

const Guide = styled.section`
  display: grid;
  gap: var(--space-3);

  h2 {
    font-size: var(--text-lg);
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  /* Once lines are below, a phone's room is theirs. */
  &[data-matched] {
    @media (max-width: 63.99rem) {
      display: none;
    }
  }
`;

/** How lines are read, by the examples that the empty list shows. */
export function ReadingGuide({ matched }: { matched: boolean }) {
  const headingId = useId();
  return (
    <Guide aria-labelledby={headingId} data-matched={matched || undefined}>
      <SectionTitle id={headingId}>How a line is read</SectionTitle>
      <table className="ruled">
        <thead>
          <tr>
            <th scope="col">You write</th>
            <th scope="col">We look for</th>
            <th scope="col" className="number">
              Quantity
            </th>
          </tr>
        </thead>
        <tbody>
          {READ_EXAMPLES.map(({ line, text, quantity }) => (
            <tr key={line}>
              <td className="model">{line}</td>
              <td>{text}</td>
              <td className="number">{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>What can mean more than one item is asked. Nothing is in your cart before you add it.</p>
    </Guide>
  );
}
