import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';
import type { MendLineProps } from './mend-line';

/**
 * Mends a line, by code that is fetched when there is one to mend. Where it doesn't come the cart is
 * there, which has the same buttons.
 */
export function LaterMend(props: MendLineProps) {
  const host = useHost();
  const { answer } = useAnswer('mend line', () =>
    import(/* webpackChunkName: "mend-line" */ './mend-line').catch((error: unknown) => {
      host.report({ kind: 'error', message: String(error), part: 'mend line' });
      return null;
    }),
  );
  return answer ? <answer.MendLine {...props} /> : null;
}
