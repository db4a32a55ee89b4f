import { useEffect } from 'react';
import { useLaterPart } from '../../later-part';
import type { FitsMineProps } from './fits-mine';

const load = () =>
  import(/* webpackChunkName: "fits-mine" */ './fits-mine').then(({ FitsMine }) => FitsMine);

/** What fits the shopper's own tools; its code comes with the first list of somebody who is signed in. */
export function LaterFitsMine(props: FitsMineProps) {
  const { part: FitsMine } = useLaterPart('what fits your tools', load);
  const { onKnown } = props;
  const failed = FitsMine === null;
  useEffect(() => {
    if (failed) onKnown();
  }, [failed, onKnown]);
  return FitsMine ? <FitsMine {...props} /> : null;
}
