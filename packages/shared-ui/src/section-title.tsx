import type { ComponentPropsWithRef } from 'react';

/** A section's heading, with a dimension line from it to the section's edge. Not for cards. */
export function SectionTitle(props: ComponentPropsWithRef<'h2'>) {
  // oxlint-disable-next-line jsx-a11y/heading-has-content -- its content is among the props
  return <h2 className="dimension" {...props} />;
}
