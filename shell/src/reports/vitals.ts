import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalName } from './report-entry';

/**
 * Measures the web vitals; each value is reported when it is final, at the latest when the shopper
 * leaves.
 */
export function watchVitals(told: (name: VitalName, value: number) => void): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      told(name, value);
    });
  }
}
