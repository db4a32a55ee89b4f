import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { useHost } from '../host';

/** A provider without quick orders: the list can go to the people of the shop. */
export function Unoffered() {
  const host = useHost();
  return (
    <Notice title="Quick order is not available in this shop.">
      <p>Please send us your list with an inquiry. It stays here until you clear it.</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          host.openInquiry({});
        }}
      >
        Contact us
      </Button>
    </Notice>
  );
}
