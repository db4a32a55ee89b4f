/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Line } from 'back-office/forms/fields';
import { rateTyped } from '../../typed-rate';

type Props = {
  of: { discountRate: number; discountReason: string };
  /** The labels of the rate and of its reason. */
  off: string;
  why: string;
  hint?: string;
};

/** What is taken off a draft, of an order or a quotation, and why. */
export const DiscountFields = ({ of, off, why, hint }: Props) => (
  <section aria-labelledby="discounting">
    <h2 class="dimension" id="discounting">
      Discount
    </h2>
    <Line
      name="discount"
      label={off}
      value={rateTyped(of.discountRate)}
      inputmode="decimal"
      most={6}
      size={6}
    />
    <Line name="discountReason" label={why} value={of.discountReason} most={200} hint={hint} />
  </section>
);
