import { useLaterPart } from '../later-part';
import { useChosen } from './chosen-products';

const load = () =>
  import(/* webpackChunkName: "compare-tray" */ './compare-tray').then(
    ({ CompareTray }) => CompareTray,
  );

/** @param above whether the page has a bar of its own at the bottom of a phone */
type Props = { above?: boolean };

function Tray({ above = false }: Props) {
  const { part: CompareTray } = useLaterPart('compare', load);
  return CompareTray ? <CompareTray above={above} /> : null;
}

/** What is chosen to be compared; its code comes where something is. */
export function LaterTray(props: Props) {
  return useChosen().length === 0 ? null : <Tray {...props} />;
}
