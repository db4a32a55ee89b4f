import { useRef } from 'react';
import { useNear } from 'shared-ui/use-in-sight';
import { useLaterPart } from '../later-part';
import type { FitsProps } from './fits';

const load = () => import(/* webpackChunkName: "fits" */ './fits').then(({ Fits }) => Fits);

function LoadedFits(props: FitsProps) {
  const { part: Fits } = useLaterPart('what fits', load);
  return Fits ? <Fits {...props} /> : null;
}

/** What fits a variant: asked for once its place is near the window, by whoever has scrolled so far. */
export function LaterFits(props: FitsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return <div ref={place}>{near ? <LoadedFits {...props} /> : null}</div>;
}
