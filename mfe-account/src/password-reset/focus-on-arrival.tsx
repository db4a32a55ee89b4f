import { useEffect, useRef, type ReactNode } from 'react';

/** A step that replaced another takes the focus, which was on a button that is gone. */
export function FocusOnArrival({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
