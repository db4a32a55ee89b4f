import styled from '@emotion/styled';
import { useCallback, useEffect, useRef, useState } from 'react';
import { madeWith, useSourcesWhenShown, type PictureSources } from './image-sources';

const Box = styled('span', {
  shouldForwardProp: (name) => name !== 'ratio' && name !== 'fit',
})<{ ratio: string; fit: 'contain' | 'cover' }>`
  position: relative;
  display: block;
  width: 100%;
  min-width: 0;
  aspect-ratio: ${({ ratio }) => ratio};
  container-type: inline-size;
  overflow: hidden;
  color: var(--color-on-paper);
  background: var(--color-paper);
  isolation: isolate;

  > img,
  > noscript > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: ${({ fit }) => fit};
    mix-blend-mode: var(--paper-blend);
  }
`;

const Sheet = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  font-size: var(--text-xs);
  line-height: var(--leading-snug);
  opacity: 0.85;

  svg {
    width: min(4.5rem, 70%);
    fill: none;
    stroke: currentColor;
  }
  @container (max-width: 6rem) {
    > span {
      display: none;
    }
  }
`;

/** An empty drawing: outline, centre lines, a word. Inline, so it can't fail to load itself. */
function NoImage({ alt, label }: { alt: string; label: string }) {
  const meaning =
    alt === ''
      ? ({ 'aria-hidden': true } as const)
      : ({ role: 'img', 'aria-label': `${alt} (${label.toLowerCase()})` } as const);
  return (
    <Sheet {...meaning}>
      <svg viewBox="0 0 72 60" aria-hidden focusable="false">
        <path d="M8 8h56v44H8Z" />
        <path d="M36 1v58M1 30h70" strokeDasharray="9 2 2 2" strokeWidth="0.6" />
        <circle cx="36" cy="30" r="13" />
      </svg>
      <span>{label}</span>
    </Sheet>
  );
}

/**
 * The proportions of a box as an image's width and height, which the browser uses before the image
 * loads.
 */
function sizeOf(ratio: string): { width: number; height: number } | undefined {
  const [width = 0, height = width] = ratio.split('/').map(Number);
  return width > 0 && height > 0
    ? { width: 480, height: Math.round((480 * height) / width) }
    : undefined;
}

export type PictureProps = {
  /** Null where there is no image. */
  sources: PictureSources | null;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** Width to height of the box, as CSS writes it: `'4 / 3'`. */
  ratio?: string | undefined;
  fit?: 'contain' | 'cover' | undefined;
  /** Whether it is visible when the page opens: it is then loaded at once and first. */
  eager?: boolean | undefined;
  /** Whether it may be fetched: until then its box is empty, but where no script runs. */
  near?: boolean | undefined;
  fallbackLabel?: string | undefined;
  className?: string | undefined;
};

type ImageProps = {
  sources: PictureSources;
  alt: string;
  ratio: string;
  eager: boolean;
  onFail: () => void;
};

function Image({ sources, alt, ratio, eager, onFail }: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const { src } = sources;
  useSourcesWhenShown(image, sources);
  useEffect(() => {
    // It may have failed before React listened: server HTML loads before hydration. `decode` tells
    // a broken image from one that is empty for another reason, such as a lazy one that was not
    // requested yet.
    const img = image.current;
    if (!img?.complete || img.naturalWidth > 0) return;
    let current = true;
    img.decode().catch(() => {
      if (current) onFail();
    });
    return () => {
      current = false;
    };
  }, [src, onFail]);
  return (
    <img
      ref={image}
      // Safari wants `loading` before `src`.
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : 'auto'}
      {...sizeOf(ratio)}
      {...madeWith(sources)}
      // An image in the server's HTML has its sources already.
      suppressHydrationWarning
      alt={alt}
      onError={onFail}
    />
  );
}

/** An image for a browser without scripts, which nothing would tell when to fetch it. */
function Unscripted({ sources, alt }: { sources: PictureSources; alt: string }) {
  return (
    <noscript>
      <img loading="lazy" {...sources} alt={alt} />
    </noscript>
  );
}

/** A picture in a box of fixed proportions; without an image, or when it fails, a blank drawing. */
export function Picture({
  sources,
  alt,
  ratio = '1 / 1',
  fit = 'contain',
  eager = false,
  near = true,
  fallbackLabel = 'No image',
  className,
}: PictureProps) {
  // The address that failed, so that another address is still tried.
  const [failed, setFailed] = useState<string>();
  const src = sources?.src;
  const onFail = useCallback(() => {
    setFailed(src);
  }, [src]);
  return (
    <Box ratio={ratio} fit={fit} className={className}>
      {sources === null || failed === src ? (
        <NoImage alt={alt} label={fallbackLabel} />
      ) : near ? (
        <Image sources={sources} alt={alt} ratio={ratio} eager={eager} onFail={onFail} />
      ) : (
        <Unscripted sources={sources} alt={alt} />
      )}
    </Box>
  );
}
