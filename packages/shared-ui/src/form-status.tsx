import { useEffect, useState } from 'react';
import { Notice } from './notice';
import type { Submission } from './use-form';

/** How long until a form says that it is still being sent, in milliseconds. */
const PATIENCE = 8000;

function StillWorking() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return <p role="status">{late ? 'Still working. Please wait.' : null}</p>;
}

type Props = {
  state: Submission;
  /** Whether a toast has said the refusal; it stays in the form, and is not announced again. */
  told?: boolean;
};

/** The message of a form about itself: why it was refused, or that sending takes long. */
export function FormStatus({ state, told = false }: Props) {
  switch (state.kind) {
    case 'refused':
      return state.message === '' ? null : (
        <Notice tone="danger" role={told ? undefined : 'alert'}>
          <p>{state.message}</p>
        </Notice>
      );
    case 'sending':
      return <StillWorking />;
    case 'idle':
    case 'incomplete':
      return null;
  }
}
