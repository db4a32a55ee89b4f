import styled from '@emotion/styled';
import { Suspense, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Skeleton } from './skeleton';

/**
 * HTML that has been through the host's sanitiser. Only the sanitiser makes one: the type is marked
 * so that TypeScript refuses a plain string from a response.
 */
type SanitisedHtml = {
  readonly __sanitised: true;
  readonly html: TrustedHTML | string;
};

/** Typography for long text, as CSS text: headings, lists, tables, figures, quotes, code. */
export const prose = `
  max-width: var(--measure);
  line-height: 1.6;
  overflow-wrap: anywhere;

  > * + * { margin-top: var(--space-4); }
  h1, h2, h3, h4 { overflow-wrap: break-word; }
  h1, h2 { margin-top: var(--space-8); font-size: var(--text-2xl); }
  h3 { margin-top: var(--space-7); font-size: var(--text-xl); }
  h4, h5, h6 { margin-top: var(--space-6); }
  :is(h1, h2, h3, h4, h5, h6) + * { margin-top: var(--space-2); }
  a { text-decoration-color: var(--color-accent-strong); }

  ul, ol { padding-inline-start: 1.35em; }
  ul { list-style: square; }
  ol { list-style: decimal; }
  li + li, li > :is(ul, ol) { margin-top: var(--space-1); }
  li::marker { color: var(--color-accent-strong); }
  dt { margin-top: var(--space-3); font-weight: var(--weight-strong); }
  dd { margin-inline-start: var(--space-5); }

  table {
    display: block;
    width: max-content;
    max-width: 100%;
    overflow-x: auto;
    overflow-wrap: normal;
    border-block: 1px solid var(--color-text);
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
  }
  th, td {
    min-width: 6rem;
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-bottom: 1px solid var(--color-line);
    text-align: start;
    vertical-align: top;
  }
  :is(thead, tr:not(tr + tr)) th { border-bottom-color: var(--color-line-strong); }
  tr:last-child > :is(th, td) { border-bottom: 0; }
  caption { padding-block: var(--space-2); text-align: start; font-weight: var(--weight-strong); }

  figure, img, iframe, video { max-width: 100%; }
  figure { margin-block: var(--space-6); }
  figcaption { margin-top: var(--space-2); }
  img { border: 1px solid var(--color-line); background: var(--color-paper); }
  /* This rule is last and has more weight: the first element has no margin above, whatever it is. */
  && > :not(* + *) { margin-top: 0; }

  blockquote {
    margin-block: var(--space-5);
    padding-inline-start: var(--space-4);
    border-inline-start: 3px solid var(--color-accent);
    color: var(--color-text-muted);
  }
  code { padding: 0.1em 0.3em; border-radius: var(--radius-1); background: var(--color-surface-2); }
  pre {
    padding: var(--space-4);
    overflow-x: auto;
    overflow-wrap: normal;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-1);
    background: var(--color-surface-2);
    line-height: 1.45;
  }
  pre code { padding: 0; background: none; }
  hr { margin-block: var(--space-7); }
`;

const Section = styled.section(prose);

const Lines = styled.div`
  display: grid;
  gap: var(--space-3);
`;

type Cleaned = SanitisedHtml | Promise<SanitisedHtml>;

type SafeHtmlProps = {
  /**
   * The HTML, or a function that has it sanitised: the same one as long as the HTML is the same. It
   * isn't called where the document already contains the result.
   */
  html: Cleaned | (() => Cleaned);
  as?: 'div' | 'section' | undefined;
  className?: string | undefined;
};

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** React compares it with what it sets next, and leaves what the document contains. */
const AS_IT_STANDS: SanitisedHtml = { __sanitised: true, html: '' };

/**
 * Whether the document contains the HTML, sanitised by the server, from hydration on and until the
 * HTML changes. Its tag stays as it is.
 */
function useStands(html: SafeHtmlProps['html']): boolean {
  const hydrates = useSyncExternalStore(never, no, yes) && typeof window !== 'undefined';
  const [standing, setStanding] = useState(hydrates ? { html } : null);
  const stands = standing?.html === html;
  if (standing && !stands) setStanding(null);
  return stands;
}

type SanitisedProps = Pick<SafeHtmlProps, 'as' | 'className'> & {
  html: SafeHtmlProps['html'];
  clean: () => Cleaned;
};

function Sanitised({ html, clean: cleanOf, as = 'div', className }: SanitisedProps) {
  const box = useRef<HTMLElement>(null);
  const stands = useStands(html) && typeof html === 'function';
  const cleaned = stands ? AS_IT_STANDS : cleanOf();
  const clean = cleaned instanceof Promise ? use(cleaned) : cleaned;

  useEffect(() => {
    // A table too wide for a phone scrolls sideways, and must do so by keyboard too.
    for (const table of box.current?.querySelectorAll('table') ?? []) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    }
  }, [clean]);

  return (
    <Section
      ref={box}
      as={as}
      className={className}
      suppressHydrationWarning={stands}
      dangerouslySetInnerHTML={{ __html: clean.html }}
    />
  );
}

/**
 * Sanitised HTML by the shop's editors, set as long text. Where the document brought it, it stays as
 * it is, and no sanitiser is loaded; else a skeleton is shown while the sanitiser loads.
 */
export function SafeHtml(props: SafeHtmlProps) {
  const coming = (
    <Lines>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" speaks />
    </Lines>
  );
  const { html } = props;
  // Kept here, because what a suspended component has made is forgotten.
  const clean = useMemo(() => {
    let cleaned: Cleaned | undefined;
    // oxlint-disable-next-line react/immutability -- made once, and equal whenever it is made
    return () => (cleaned ??= typeof html === 'function' ? html() : html);
  }, [html]);
  return (
    <Suspense fallback={coming}>
      <Sanitised {...props} clean={clean} />
    </Suspense>
  );
}
