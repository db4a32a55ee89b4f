import { useLaterPart } from '../later-part';
import type { FitsProps } from './fits';

const load = () => import(/* webpackChunkName: "fits" */ './fits').then(({ Fits }) => Fits);

/** What fits a variant: asked for with the related products above it, and in no server's HTML. */
export function LaterFits(props: FitsProps) {
  const { part: Fits } = useLaterPart('what fits', load);
  return Fits ? <Fits {...props} /> : null;
}
