import styled from '@emotion/styled';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { Notice } from 'shared-ui/notice';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { ORDER_STEPS, progressOf } from './order-status';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  align-content: start;
  gap: 0 var(--space-3);
  padding-top: var(--space-3);
  border-top: 3px solid var(--color-line);
  line-height: var(--leading-snug);

  > span:first-of-type {
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1px solid var(--color-line-strong);
    border-radius: 50%;
    font-size: var(--text-sm);
    font-weight: var(--weight-strong);
  }
  svg {
    width: 1rem;
    height: 1rem;
    stroke-width: 2.5;
  }
  strong {
    align-self: center;
  }
  p {
    grid-column: 2;
    color: var(--color-text-muted);
    font-size: var(--text-sm);
  }
  &[data-reached] {
    border-top-color: currentColor;
  }
  &[data-reached] > span:first-of-type {
    color: var(--color-bg);
    background: var(--color-text);
    border-color: transparent;
  }
  /* Where it is now; all of a completed order is done. */
  &[data-now] {
    border-top-color: var(--color-accent);
  }
  &[data-now] > span:first-of-type {
    color: var(--color-on-accent);
    background: var(--color-accent);
  }
  &:not([data-reached]) strong {
    font-weight: var(--weight-medium);
    color: var(--color-text-muted);
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: 4px;
    }
  }
`;

/** How far the order is. A status that is none of ours is shown as it came, without steps. */
export function OrderSteps({ status }: { status: string }) {
  const progress = progressOf(status);
  if (progress.kind === 'unknown') return status ? <p>Status: {status}</p> : null;
  if (progress.kind === 'cancelled') {
    return (
      <Notice tone="warning" title="This order was cancelled.">
        <p>Nothing is to be paid or picked up.</p>
      </Notice>
    );
  }
  return (
    <Steps aria-label="Status of this order">
      {ORDER_STEPS.map((step, at) => {
        const now = at === progress.at;
        const last = at === ORDER_STEPS.length - 1;
        return (
          <Step
            key={step.status}
            data-reached={at <= progress.at || undefined}
            data-now={(now && !last) || undefined}
            aria-current={now ? 'step' : undefined}
          >
            <span aria-hidden>
              {at < progress.at || (now && last) ? <Icon icon={icons.check} /> : at + 1}
            </span>
            <strong>
              {step.status}
              {at < progress.at ? <VisuallyHidden>, done</VisuallyHidden> : null}
            </strong>
            <p>{step.meaning}</p>
          </Step>
        );
      })}
    </Steps>
  );
}
