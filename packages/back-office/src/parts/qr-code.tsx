/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';
import { renderSVG } from 'uqr';

/** A text, such as a link, as a phone's camera reads it from paper. */
export const QrCode = ({ of, label }: { of: string; label: string }) => (
  <span class="qr-code" role="img" aria-label={label}>
    {raw(renderSVG(of, { border: 2 }))}
  </span>
);
