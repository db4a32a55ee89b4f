import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from 'shared-contracts/errors';
import { letterheadOf } from 'shared-contracts/letterhead';
import { toPesos } from 'shared-contracts/money';
import { paths } from 'shared-contracts/paths';
import type { SavedListDetails } from 'shared-contracts/wire/saved-list';
import { Button } from 'shared-ui/button';
import { Letterhead } from 'shared-ui/letterhead';
import { PageTitle } from 'shared-ui/page';
import { Row, Stack } from 'shared-ui/stack';
import { changeLine, deleteList, orderList, renameList, saveLines } from '../api/saved-lists';
import { useHost } from '../host';
import { DeleteDialog } from './delete-dialog';
import { fromSaved, hasChanged, movedOrder } from './list-line';
import { ListSheet } from './list-sheet';
import { NameForm } from './name-form';
import { ShareLink } from './share-link';

/** One list of the customer, which can be changed, shared and deleted. */
export function OwnList({ read }: { read: SavedListDetails }) {
  const host = useHost();
  const navigate = useNavigate();
  const [list, setList] = useState(read);
  const [open, setOpen] = useState<'name' | 'delete' | null>(null);
  const lines = list.lines.map(fromSaved);
  const changed = lines.filter((line) => hasChanged(line) && line.now !== null);

  /** The list is shown as the provider has it after each change. */
  async function change(work: Promise<SavedListDetails>, done?: string) {
    try {
      setList(await work);
      if (done !== undefined) host.notify({ tone: 'info', text: done });
    } catch (error) {
      host.notify({ tone: 'danger', text: messageOf(error) });
    }
  }

  return (
    <Stack gap={5}>
      <div>
        <Letterhead {...letterheadOf(host.config)} />
        <PageTitle>{list.name}</PageTitle>
      </div>
      {open === 'name' ? (
        <NameForm
          label="Name of this list"
          value={list.name}
          action="Rename"
          onName={async (name) => {
            setList(await renameList(host.http, list.id, name));
            setOpen(null);
          }}
          onCancel={() => {
            setOpen(null);
          }}
        />
      ) : null}
      <ListSheet
        name={list.name}
        lines={lines}
        changes={{
          quantity({ variant_id: id }, quantity) {
            void change(changeLine(host.http, list.id, id, quantity));
          },
          remove({ variant_id: id, product_name: name }) {
            const work = changeLine(host.http, list.id, id, 0);
            void change(work, `${name} was removed from your list.`);
          },
          move(line, by) {
            void change(orderList(host.http, list.id, movedOrder(lines, line, by)));
          },
        }}
      >
        {changed.length === 0 ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              const now = changed.map(({ variant_id, quantity, now: price }) => ({
                ...{ variant_id, quantity },
                price: price === null ? null : toPesos(price),
              }));
              void change(saveLines(host.http, list.id, now), 'Today’s prices are remembered.');
            }}
          >
            Remember today’s prices
          </Button>
        )}
      </ListSheet>
      <ShareLink list={list} onChanged={setList} />
      <Row>
        <Button
          variant="secondary"
          onClick={() => {
            setOpen('name');
          }}
        >
          Rename this list
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setOpen('delete');
          }}
        >
          Delete this list
        </Button>
      </Row>
      {open === 'delete' ? (
        <DeleteDialog
          name={list.name}
          onClose={() => {
            setOpen(null);
          }}
          onDelete={async () => {
            await deleteList(host.http, list.id);
            await navigate(paths.savedLists());
          }}
        />
      ) : null}
    </Stack>
  );
}
