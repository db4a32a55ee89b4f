import { VisuallyHidden } from './visually-hidden';

/**
 * What something cost before, struck; 'was' for those who can't see the line through it. It looks as
 * the note that it stands in.
 */
export function FormerAmount({ children }: { children: string }) {
  return (
    <s>
      <VisuallyHidden>was </VisuallyHidden>
      {children}
    </s>
  );
}
