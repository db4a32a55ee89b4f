import { useLayoutEffect, type RefObject } from 'react';

export type PictureSources = {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
};

/** The attributes with which an image is made: in a server's HTML all, in a browser none yet. */
export function madeWith({ sizes, srcSet, src }: PictureSources): Partial<PictureSources> {
  return typeof document === 'undefined' ? { sizes, srcSet, src } : {};
}

function put(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (value === undefined) image.removeAttribute(name);
  else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
}

/**
 * Gives an image its sources once it stands in the document. React makes images for pages that it
 * then doesn't show, and Chromium (156) holds any image for ever that was given a `srcset` without
 * ever being shown: with it, all that hangs on it, which is the page.
 */
export function useSourcesWhenShown(
  image: RefObject<HTMLImageElement | null>,
  sources: PictureSources,
): void {
  const { src, srcSet, sizes } = sources;
  useLayoutEffect(() => {
    if (!image.current) return;
    // The browser chooses one source after all three are set.
    put(image.current, 'sizes', sizes);
    put(image.current, 'srcset', srcSet);
    put(image.current, 'src', src);
  }, [image, sizes, srcSet, src]);
}
