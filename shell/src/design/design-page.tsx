import { Button } from 'shared-ui/button';
import { PageTitle, PageWidth } from 'shared-ui/page';
import { change, useSettings } from '../development/settings';
import { AnswersShown } from './answers-shown';
import { ControlsShown } from './controls-shown';
import { TokensShown } from './tokens-shown';

/**
 * Every token and primitive in all its states, for the developers who use them. Development only.
 */
export function DesignPage() {
  const { panel } = useSettings();
  return (
    <PageWidth>
      <PageTitle>Tokens and primitives</PageTitle>
      <p>Alt+Shift+D opens the development panel on any page: themes, team borders, releases.</p>
      <Button
        variant="secondary"
        aria-pressed={panel}
        onClick={() => {
          change({ panel: !panel });
        }}
      >
        Development panel
      </Button>
      <TokensShown />
      <ControlsShown />
      <AnswersShown />
    </PageWidth>
  );
}
