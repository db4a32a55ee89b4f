import styled from '@emotion/styled';
import { visuallyHidden } from 'shared-ui/visually-hidden';

const Unseen = styled.div(visuallyHidden);

/** A field that no person sees or reaches: any text in it was written by a program. */
export function Honeypot() {
  return (
    <Unseen aria-hidden>
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </Unseen>
  );
}
