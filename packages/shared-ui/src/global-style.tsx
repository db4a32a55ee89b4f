import { bottomBarCss } from './bottom-bar-style';
import { drawingCss } from './drawing-style';
import { tokensCss } from './tokens';
import { waysCss } from './ways-style';

export type FontUrls = {
  /**
   * Where fonts/archivo-latin.woff2 is served. It contains the peso sign, so prices need no other
   * font.
   */
  latin: string;
  /** Where fonts/archivo-latin-ext.woff2 is served; fetched only for letters such as ő or Ł. */
  latinExt?: string | undefined;
};

// Ranges of the two files; the peso sign (20B1) was moved to the first, see fonts/make-fonts.py.
const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+20B1,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtRange =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20B0,U+20B2-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

function fontFace(url: string, range: string): string {
  return `@font-face{font-family:'Archivo Variable';font-style:normal;font-weight:400 800;font-display:optional;src:url(${JSON.stringify(url)}) format('woff2');unicode-range:${range};}`;
}

/** Archivo's line box above and below the baseline, in per cent of the font's size. */
const ASCENT = 87.8;
const DESCENT = 21.04;

const BOLD =
  "local('Arial Bold'),local('Arial-BoldMT'),local('Roboto Bold'),local('Roboto-Bold'),local('Liberation Sans Bold')";

/** @param width of Archivo's text relative to the face's own, in per cent */
function fallbackFace(weights: string, sources: string, width: number): string {
  const ofFace = (part: number) => `${((part / width) * 100).toFixed(1)}%`;
  return `@font-face{font-family:'Archivo Fallback';font-weight:${weights};src:${sources};size-adjust:${width}%;ascent-override:${ofFace(ASCENT)};descent-override:${ofFace(DESCENT)};line-gap-override:0%;}`;
}

/**
 * Arial and Roboto set to Archivo's widths and line box, so that the layout doesn't move when the
 * next document has the font. The first visit is drawn in these for its whole length, so each weight
 * of Archivo has a face. A phone without a bold face by name takes the next family's.
 */
const fallbackFaces = [
  fallbackFace('400 599', "local('Arial'),local('Roboto'),local('Liberation Sans')", 98.3),
  fallbackFace('600 699', BOLD, 96),
  fallbackFace('700 800', BOLD, 99.3),
].join('\n');

/** Everything the document needs once, as plain CSS text: font faces, tokens, base styles. */
export function globalCss(fontUrls: FontUrls): string {
  return [
    fontFace(fontUrls.latin, latinRange),
    fontUrls.latinExt === undefined ? '' : fontFace(fontUrls.latinExt, latinExtRange),
    fallbackFaces,
    tokensCss,
    drawingCss,
    bottomBarCss,
    waysCss,
  ].join('\n');
}
