import styled from '@emotion/styled';
import { Fragment } from 'react';

/** A model number with a hyphen in it (`HCD1810-1P`), short enough for the narrowest card. */
const MODEL = /^(?=.*\d)(?=.{1,14}$)[A-Z0-9]+(?:[-/.][A-Z0-9]+)+$/;

const Whole = styled.span`
  white-space: nowrap;
`;

/** A product's name whose model number no line break cuts in two. */
export function ProductName({ children }: { children: string }) {
  return children.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      {MODEL.test(word) ? <Whole>{word}</Whole> : word}
    </Fragment>
  ));
}
