import { useLayoutEffect, type RefObject } from 'react';

export type PictureSources = {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
};

/** The source attributes of a new image: all of them in a server's HTML, none in a browser. */
export function madeWith({ sizes, srcSet, src }: PictureSources): Partial<PictureSources> {
  return typeof document === 'undefined' ? { sizes, srcSet, src } : {};
}

function put(image: HTMLImageElement, name: string, value: string | undefined): void {
  if (value === undefined) image.removeAttribute(name);
  else if (image.getAttribute(name) !== value) image.setAttribute(name, value);
}

/**
 * Gives an image its sources once it is in the document. React makes images for pages that it then
 * doesn't show, and Chromium (156) never frees an image that was given a `srcset` but never shown.
 * Such an image would keep its whole page in memory.
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
