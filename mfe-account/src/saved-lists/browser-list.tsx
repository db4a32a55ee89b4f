import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { Notice } from 'shared-ui/notice';
import { Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';
import { GUEST_LIST_NAME } from './bring-along';
import { fromGuest, movedOrder } from './list-line';
import { ListSheet } from './list-sheet';
import { readProducts } from './read-products';
import { guestListOf, useGuestLines } from './use-guest-list';

/** Says where the list is: a guest's can come along, and one that isn't stored goes with the page. */
function WhereItIs({ guest, kept }: { guest: boolean; kept: boolean }) {
  if (!kept) {
    return (
      <Notice tone="warning">
        This browser can’t store your list. It lasts until you close or reload this page.
      </Notice>
    );
  }
  return guest ? (
    <p>
      This list is in this browser. <Link to={paths.login()}>Sign in</Link> to take it along, to
      keep more lists and to share them.
    </p>
  ) : (
    <p>Your list is kept in this browser.</p>
  );
}

/** The one list of a browser. @param guest whether signing in would take it along */
export function BrowserList({ guest }: { guest: boolean }) {
  const host = useHost();
  const list = guestListOf(host);
  const lines = useGuestLines();
  const asked = [...new Set(lines.map(({ product_id: id }) => id))].sort().join();
  const { answer: products } = useAnswer(asked, () => readProducts(host.http, lines));
  const shown = lines.map((line) => fromGuest(line, products?.get(line.product_id)));

  return (
    <Stack gap={4}>
      <WhereItIs guest={guest} kept={list.kept()} />
      <ListSheet
        name={GUEST_LIST_NAME}
        lines={shown}
        changes={{
          quantity({ variant_id: id }, quantity) {
            list.write(
              list.read().map((line) => (line.variant_id === id ? { ...line, quantity } : line)),
            );
          },
          remove({ variant_id: id, product_name: name }) {
            list.write(list.read().filter((line) => line.variant_id !== id));
            host.notify({ tone: 'info', text: `${name} was removed from your list.` });
          },
          move(line, by) {
            const order = movedOrder(shown, line, by);
            const place = ({ variant_id: id }: { variant_id: string }) => order.indexOf(id);
            list.write(list.read().toSorted((a, b) => place(a) - place(b)));
          },
        }}
      />
    </Stack>
  );
}
