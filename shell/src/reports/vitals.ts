import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { VitalName } from './report-entry';

/** Measures how the page feels; each value comes when it is final, at the latest on leaving. */
export function watchVitals(told: (name: VitalName, value: number) => void): void {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      told(name, value);
    });
  }
}
