import { useEffect, useRef, useState } from 'react';

/**
 * What is asked for once a part is shown, in a browser only: no server waits for it. An answer
 * belongs to its question: an old one is never shown for a new one.
 * @param question tells questions apart
 * @param ask never fails: what went wrong is an answer too
 */
export function useAnswer<Answer>(
  question: string,
  ask: () => Promise<Answer>,
): {
  /** Undefined while it is on its way. */
  answer: Answer | undefined;
  /** Asks once more. @param stays whether the last answer stays until the next one is here */
  again: (stays: boolean) => void;
} {
  const [settled, setSettled] = useState<{ question: string; answer: Answer }>();
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(ask);

  useEffect(() => {
    asked.current = ask;
  });

  useEffect(() => {
    let left = false;
    void asked.current().then((answer) => {
      if (!left) setSettled({ question, answer });
    });
    return () => {
      left = true;
    };
  }, [question, attempt]);

  return {
    answer: settled?.question === question ? settled.answer : undefined,
    again(stays) {
      if (!stays) setSettled(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
