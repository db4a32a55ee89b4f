import { useState, useTransition } from 'react';
import type { KeptAnswer } from './kept-answers';

/**
 * The answer of a part, for `use` in a child of its own `Suspense`: so a server waits for it, and
 * the part itself keeps its state while the answer is on its way.
 * @param read gives the answer that is kept, or asks for it
 */
export function useKeptAnswer<Value>(read: () => KeptAnswer<Value>): {
  answer: KeptAnswer<Value>;
  retry: () => void;
  /** Asks again as well; what stands there stays until the next answer is here. */
  comeBack: () => void;
  comingBack: boolean;
} {
  const [answer, setAnswer] = useState(read);
  const [comingBack, startTransition] = useTransition();
  return {
    answer,
    retry() {
      setAnswer(read());
    },
    comeBack() {
      startTransition(() => {
        setAnswer(read());
      });
    },
    comingBack,
  };
}
