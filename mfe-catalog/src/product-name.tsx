import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A model number with a hyphen in it (`HCD1810-1P`), short enough for the narrowest card. */
const MODEL = /^(?=.*\d)(?=.{1,14}$)[A-Z0-9]+(?:[-/.][A-Z0-9]+)+$/;

/** A measure: `M6 × 16 mm`, `1.5 t × 2 m`, `3,000 kg`, `7.5 kW`. */
const UNIT = '(?:[µmck]?m[²³]?|kW|W|kVA|V|A|Ah|hp|L|bar|psi|kg|g|t|kN|Nm|in|rpm|pcs|pieces)';
const FIGURE = `M?\\d[\\d.,/–]*(?: ${UNIT}(?![\\w²³]))?`;
const MEASURE = new RegExp(`((?<![\\w-])${FIGURE}(?: × ${FIGURE})*)`);

const Whole = styled.span`
  white-space: nowrap;
  /* With letters twice as large on the narrowest phone a broken name can be read, and one that runs out can't. */
  @container (max-width: 9rem) {
    white-space: normal;
  }
`;

/** @returns the parts of a name, each with whether a line break may cut it */
function partsOf(name: string): { text: string; whole: boolean }[] {
  return name
    .split(MEASURE)
    .flatMap((part, at) =>
      at % 2 === 1 && part.includes(' ')
        ? [{ text: part, whole: true }]
        : part.split(/(?<= )|(?= )/).map((text) => ({ text, whole: MODEL.test(text) })),
    );
}

/**
 * A product's name, in which no line break cuts a model number, or a number from its unit. What
 * stands between two of them is one string: server markup puts comments between neighbouring
 * strings, and Chromium's accessibility tree drops a blank between comments.
 */
export function ProductName({ children }: { children: string }) {
  const runs: ReactNode[] = [];
  let words = '';
  for (const { text, whole } of partsOf(children)) {
    if (!whole) words += text;
    else {
      runs.push(words, <Whole key={runs.length}>{text}</Whole>);
      words = '';
    }
  }
  return [...runs, words];
}
