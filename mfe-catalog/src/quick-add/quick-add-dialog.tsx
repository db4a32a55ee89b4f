import type { SlotProps } from 'shared-contracts/slots';
import { useAfterPaint } from 'shared-ui/after-paint';
import { Dialog } from 'shared-ui/dialog';
import { Fault } from 'shared-ui/fault';
import { Skeleton } from 'shared-ui/skeleton';
import { productQuery } from '../api/queries';
import { useAnswer } from '../api/use-answer';
import { useLaterPart } from '../later-part';
import { loadOffer } from './load-offer';

const Coming = () => <Skeleton height="14rem" speaks />;

type Props = { id: string; named: string | undefined };

function Offer({ id, named }: Props) {
  // Both at once, however slow the network is.
  const { part: QuickOffer, away, again } = useLaterPart('quick offer', loadOffer);
  const { answer, retry } = useAnswer('The product', productQuery(id));
  if (answer.kind === 'failed' || QuickOffer === null) {
    const ask = answer.kind === 'failed' ? retry : again;
    return <Fault part="This product" offline={away} pending={false} onRetry={ask} />;
  }
  if (answer.kind === 'loading' || QuickOffer === undefined) return <Coming />;
  return <QuickOffer product={answer.value} id={id} named={named} />;
}

/** The quick way into the cart, over a list: the slot `catalog.quick-add`, and what a card opens. */
export function QuickAddDialog({
  product_id: id,
  product_name: name,
  variant_id: named,
  onClose,
}: SlotProps<'catalog.quick-add'>) {
  const opened = useAfterPaint(true);
  return (
    <Dialog open onClose={onClose} title={name}>
      {opened ? <Offer id={id} named={named} /> : <Coming />}
    </Dialog>
  );
}
