import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { SOMETHING_WENT_WRONG } from 'shared-contracts/errors';
import { Button } from 'shared-ui/button';
import { Retry } from 'shared-ui/retry';
import { useAnswer } from 'shared-ui/use-answer';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useHost } from '../host';
import type { StandInsProps } from './stand-ins';

const load = () =>
  import(/* webpackChunkName: "stand-ins" */ './stand-ins').then(({ StandIns }) => StandIns);

const Room = styled.div`
  width: 100%;
`;

/** Its code comes when it is asked for: most carts have nothing that is sold out. */
function Opened(props: StandInsProps) {
  const { report } = useHost();
  const { answer, again } = useAnswer('stand-ins', () =>
    load().then(
      (part) => ({ part }),
      (error: unknown) => {
        report({ kind: 'error', message: String(error), part: 'What can stand in' });
        return { part: null };
      },
    ),
  );
  if (!answer) return null;
  const { part: StandIns } = answer;
  if (StandIns) return <StandIns {...props} />;
  return (
    <div role="alert">
      <p>{SOMETHING_WENT_WRONG}</p>
      <Retry size="small" pending={false} onRetry={() => again(false)} />
    </div>
  );
}

/** Asks on a click what can stand in for an article that is sold out. */
export function StandInsButton(props: StandInsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
        }}
      >
        What can stand in
        <VisuallyHidden> for {props.wanted.product_name}</VisuallyHidden>
      </Button>
      {open ? (
        <Room id={id}>
          <Opened {...props} />
        </Room>
      ) : null}
    </>
  );
}
