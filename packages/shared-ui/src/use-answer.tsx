import { useEffect, useRef, useState } from 'react';

/**
 * Asks for something once a part is shown, in a browser only, so that no server waits for it. An
 * old question's answer is never shown for a new question.
 * @param question distinguishes questions
 * @param ask never fails: a failure is an answer too
 */
export function useAnswer<Answer>(
  question: string,
  ask: () => Promise<Answer>,
): {
  /** Undefined while it loads. */
  answer: Answer | undefined;
  /** Asks once more. @param stays whether the last answer is shown until the next one arrives */
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
