/** Figures as the trade writes them: thousands with a comma, a space before the unit. */
export function figure(value: number, unit = '', decimals?: number): string {
  const text = value.toLocaleString('en-PH', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  });
  return unit === '' ? text : `${text} ${unit}`;
}

/** Rounds to a step: `toStep(1437, 10)` is 1440. */
export function toStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(6));
}

/** Amperes that a load draws: I = P / (V × cos φ), to a tenth. */
export function amperes(watts: number, volts: number, powerFactor = 1): number {
  return toStep(watts / (volts * powerFactor), 0.1);
}
