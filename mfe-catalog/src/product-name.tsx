import styled from '@emotion/styled';
import { Fragment } from 'react';

/** A model number with a hyphen in it (`HCD1810-1P`), short enough for the narrowest card. */
const MODEL = /^(?=.*\d)(?=.{1,14}$)[A-Z0-9]+(?:[-/.][A-Z0-9]+)+$/;

/** A measure: `M6 × 16 mm`, `1.5 t × 2 m`, `3,000 kg`, `7.5 kW`. */
const UNIT = '(?:[µmck]?m[²³]?|kW|W|kVA|V|A|Ah|hp|L|bar|psi|kg|g|t|kN|Nm|in|rpm|pcs|pieces)';
const FIGURE = `M?\\d[\\d.,/–]*(?: ${UNIT}(?![\\w²³]))?`;
const MEASURE = new RegExp(`((?<![\\w-])${FIGURE}(?: × ${FIGURE})*)`);

const Whole = styled.span`
  white-space: nowrap;
`;

function Words({ text }: { text: string }) {
  return text.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      {MODEL.test(word) ? <Whole>{word}</Whole> : word}
    </Fragment>
  ));
}

/** A product's name, in which no line break cuts a model number, or a number from its unit. */
export function ProductName({ children }: { children: string }) {
  return children
    .split(MEASURE)
    .map((part, at) =>
      at % 2 === 1 && part.includes(' ') ? (
        <Whole key={at}>{part}</Whole>
      ) : (
        <Words key={at} text={part} />
      ),
    );
}
