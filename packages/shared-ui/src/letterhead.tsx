import styled from '@emotion/styled';

const Head = styled.div`
  display: none;

  @media print {
    display: block;
    margin-bottom: var(--space-4);
    padding-bottom: var(--space-3);
    border-bottom: 1px solid;
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
  }
`;

/** Whose paper it is, on paper only: a page's header and footer are not printed. */
export function Letterhead({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <Head>
      <strong>{name}</strong>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Head>
  );
}
