import type { ReactNode } from 'react';
import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';
import type { Phase } from './checkout-store';

export type SlipProps = {
  phase: Phase & { kind: 'placed' };
  /** Another way on, which is there from the start. */
  children: ReactNode;
};

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
