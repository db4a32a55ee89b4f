import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the focus when a step replaces another: the button that had it is gone. */
export function FocusOnArrival({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
