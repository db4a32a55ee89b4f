/**
 * What tabs measure of one page, so that a page that is slower, or leaks, is seen among many that are as
 * before: by the route, and by phones and computers, a value of each network.
 */
import { z } from 'shared-contracts/schema';
import { HARDWARES, type Hardware } from './devices';

/** How a figure is said, and from when two releases differ in it: by so much, and so many times. */
type Figure = { says: (value: number) => string; by: number; times: number };

const ms = (value: number) => `${Math.round(value)} ms`;

export const PAGE_FIGURES = {
  /** The largest paint of a page that was opened first, in milliseconds. */
  LCP: { says: (value) => `LCP ${ms(value)}`, by: 500, times: 1.5 },
  /** From the beginning of a navigation until the page is shown, in milliseconds. */
  SHOWN: { says: (value) => `shown after ${ms(value)}`, by: 500, times: 1.5 },
  /** By how many elements the document is larger, for each page opened since the same one was shown. */
  NODES: {
    says: (value) => `${Math.round(value)} elements more with each page`,
    by: 50,
    times: 1.5,
  },
  /** By how many bytes the scripts' memory is larger, likewise; Chromium alone tells it. */
  HEAP: {
    says: (value) => `${(value / 1e6).toFixed(1)} MB more with each page`,
    by: 500_000,
    times: 1.5,
  },
} satisfies Record<string, Figure>;

export type PageFigure = keyof typeof PAGE_FIGURES;
export const PAGE_FIGURE_NAMES = Object.keys(PAGE_FIGURES) as [PageFigure, ...PageFigure[]];

/** The networks of which a value is kept, the newest last. */
const MOST = 40;

export const pageFigures = z.record(
  z.string(),
  z.partialRecord(
    z.enum(PAGE_FIGURE_NAMES),
    z.partialRecord(z.enum(HARDWARES), z.record(z.string(), z.number())),
  ),
);
/** By the route's pattern, the figure, the hardware and a pseudonym of the network. */
export type PageFigures = z.infer<typeof pageFigures>;

export type PageValue = {
  path: string;
  name: PageFigure;
  hardware: Hardware;
  /** A pseudonym of the network: it has one voice, the newest. */
  from: string;
  value: number;
};

/** With one more value. */
export function withPageValue(
  figures: PageFigures,
  { path, name, hardware, from, value }: PageValue,
): PageFigures {
  const named = Object.hasOwn(figures, path) ? figures[path] : undefined;
  const { [from]: _, ...others } = named?.[name]?.[hardware] ?? {};
  const newest = Object.entries({ ...others, [from]: value }).slice(-MOST);
  const kept = { ...named?.[name], [hardware]: Object.fromEntries(newest) };
  return { ...figures, [path]: { ...named, [name]: kept } };
}
