import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';

/** The barcode of a paper, by code that comes after the page; without it the number is read. */
export function LaterBars({ number }: { number: string }) {
  const { report } = useHost();
  const { answer } = useAnswer('barcode', () =>
    import(/* webpackChunkName: "number-bars" */ './number-bars').catch((error: unknown) => {
      report({ kind: 'error', message: String(error), part: 'barcode' });
      return null;
    }),
  );
  return answer ? <answer.NumberBars number={number} /> : null;
}
