import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { Row } from 'shared-ui/stack';
import { change, useSettings } from '../development/settings';
import { AnswersShown } from './answers-shown';
import { ControlsShown } from './controls-shown';
import { PrinciplesShown } from './principles-shown';
import { TokensShown } from './tokens-shown';

/** Lines of 8 px over the page, on which its rhythm can be looked at. */
const Page = styled(PageWidth)`
  position: relative;
  padding-block: var(--space-6);
  &[data-lines]::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    background: repeating-linear-gradient(
      transparent 0 calc(0.5rem - 1px),
      color-mix(in srgb, var(--color-focus) 35%, transparent) 0 0.5rem
    );
  }
`;

/**
 * The principles, and every token and primitive in all its states, for the developers who use them. Development only.
 */
export function DesignPage() {
  const { panel } = useSettings();
  const [lines, setLines] = useState(false);
  return (
    <Page data-lines={lines || undefined}>
      <PageTitle>Tokens and primitives</PageTitle>
      <p>Alt+Shift+D opens the development panel on any page: themes, team borders, releases.</p>
      <Row>
        <Button
          variant="secondary"
          aria-pressed={panel}
          onClick={() => {
            change({ panel: !panel });
          }}
        >
          Development panel
        </Button>
        <Button
          variant="secondary"
          aria-pressed={lines}
          onClick={() => {
            setLines(!lines);
          }}
        >
          Baseline grid
        </Button>
      </Row>
      <PrinciplesShown />
      <TokensShown />
      <ControlsShown />
      <AnswersShown />
    </Page>
  );
}
