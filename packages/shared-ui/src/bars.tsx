import styled from '@emotion/styled';

/** Names the token, so that a shell without it refuses the release in place of showing the bars. */
const OnPaper = styled.div`
  display: var(--paper-only);
  width: min(100%, 70mm);
  padding-top: var(--space-2);

  svg {
    width: 100%;
    height: 12mm;
  }
`;

type BarsProps = {
  /** What the bars say, for who doesn't see them. */
  label: string;
  viewBox: string;
  path: string;
};

/** A barcode on a printed paper. */
export function Bars({ label, viewBox, path }: BarsProps) {
  return (
    <OnPaper>
      <svg role="img" aria-label={label} viewBox={viewBox} preserveAspectRatio="none">
        <path d={path} />
      </svg>
    </OnPaper>
  );
}
