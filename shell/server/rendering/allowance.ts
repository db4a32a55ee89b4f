/** A budget that is spent, and refilled over time. */
export type Allowance = {
  /** @returns whether there was enough */
  spend(amount: number): boolean;
  /** Adds to it, beyond what time brings, but not beyond a limit. */
  grant(amount: number, upTo: number): void;
};

/**
 * @param most the amount at first, and the most to which time refills it
 * @param perSecond the amount refilled per second
 * @param now the time, in milliseconds
 */
export function createAllowance(
  most: number,
  perSecond: number,
  now: () => number = () => performance.now(),
): Allowance {
  let held = most;
  let at = now();
  const refill = () => {
    const passed = now() - at;
    at += passed;
    if (held < most) held = Math.min(most, held + (passed / 1000) * perSecond);
  };
  return {
    spend(amount) {
      refill();
      if (amount > held) return false;
      held -= amount;
      return true;
    },
    grant(amount, upTo) {
      refill();
      held = Math.max(held, Math.min(upTo, held + amount));
    },
  };
}
