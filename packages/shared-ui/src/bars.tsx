import styled from '@emotion/styled';

/** Names the token, so that a shell without it refuses the release in place of showing the bars. */
const OnPaper = styled.div`
  display: var(--paper-only);
  width: min(100%, 70mm);
  padding-top: var(--space-2);
  /* The first bar stands below the heading's first letter: the paper's edge is as white. */
  margin-inline-start: -3.5mm;

  svg {
    width: 100%;
    height: 12mm;
  }
`;

type BarsProps = {
  /** What the bars say, for who doesn't see them. */
  label: string;
  /** Null where there is none. */
  barcode: { viewBox: string; path: string } | null;
};

/** A barcode on a printed paper. */
export function Bars({ label, barcode }: BarsProps) {
  if (barcode === null) return null;
  return (
    <OnPaper>
      <svg role="img" aria-label={label} viewBox={barcode.viewBox} preserveAspectRatio="none">
        <path d={barcode.path} />
      </svg>
    </OnPaper>
  );
}
