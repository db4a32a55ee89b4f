import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';
import type { SlipProps } from './order-slip';

/** The slip of a placed order. Where its code doesn't come, the order's page says the same. */
export function LaterSlip({ phase, children }: SlipProps) {
  const { report } = useHost();
  const { answer } = useAnswer('order slip', () =>
    import(/* webpackChunkName: "order-slip" */ './order-slip').catch((error: unknown) => {
      report({ kind: 'error', message: String(error), part: 'order slip' });
      return null;
    }),
  );
  return answer ? <answer.OrderSlip phase={phase}>{children}</answer.OrderSlip> : children;
}
