import { Notice } from 'shared-ui/notice';
import { useAnswer } from 'shared-ui/use-answer';
import type { NoticeProps } from './order-notice';

/** What becomes of an order, by the code that places it. */
export function LaterNotice(props: NoticeProps) {
  const { answer } = useAnswer('order notice', () =>
    import(/* webpackChunkName: "submit-order" */ './order-notice').catch(() => null),
  );
  if (answer) return <answer.OrderNotice {...props} />;
  // Without a network the code doesn't come either.
  return answer === null && props.phase.kind === 'offline' ? (
    <Notice tone="warning" role="alert">
      {props.phase.message}
    </Notice>
  ) : null;
}
