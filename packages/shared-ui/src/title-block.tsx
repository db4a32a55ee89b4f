import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export type TitleFact = { name: string; value: ReactNode };

/**
 * The head of a paper: its heading, and a ruled block that says what it is: number, date, status or
 * revision, for whom. What has no value is left out. The block stands beside the heading where there
 * is room, and at the top right on paper.
 */
export function Titled({ facts, children }: { facts: readonly TitleFact[]; children: ReactNode }) {
  return (
    <header className="titled">
      <div>{children}</div>
      <dl className="title-block">
        {facts.map(({ name, value }) =>
          value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </header>
  );
}

/** A paper's number in its heading: it is broken only where it is wider than the line. */
export const PaperNumber = styled.span`
  display: inline-block;
`;

/** Names the token, so that a shell without it refuses the release in place of showing the lines. */
const OnPaper = styled.div`
  display: var(--paper-only);
`;

/** Lines on which a printed paper is signed, each with the words below it. */
export function Signature({ lines }: { lines: readonly [who: string, when: string] }) {
  return (
    <OnPaper className="signature">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </OnPaper>
  );
}
