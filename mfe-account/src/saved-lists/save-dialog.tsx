import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { LINES_MOST } from 'shared-contracts/wire/saved-list';
import { messageOf } from 'shared-contracts/errors';
import { newKey } from 'shared-contracts/new-key';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Fault } from 'shared-ui/fault';
import { Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { makeList, saveLines } from '../api/saved-lists';
import { useHost } from '../host';
import { GUEST_LIST_NAME } from './bring-along';
import { withSaved, type SaveLine } from './guest-list';
import { NameForm } from './name-form';

import { ListPending, readLists } from './read-state';
import { guestListOf } from './use-guest-list';

export type SaveDialogProps = { lines: readonly SaveLine[]; onClose: () => void };

const count = (lines: number) => (lines === 1 ? '1 item' : `${lines} items`);

/** The provider remembers its own price of today. */
const asWire = ({ variant_id, quantity }: SaveLine) => ({ variant_id, quantity });

/** A list as something to press: saves the lines on it. */
function ChooseList({ name, onChoose }: { name: string; onChoose: () => void }) {
  return (
    <Button variant="secondary" block onClick={onChoose}>
      {name}
    </Button>
  );
}

function CustomerLists({ lines, onClose }: SaveDialogProps) {
  const host = useHost();
  const attempt = useRef({ name: '', key: '' });
  const { answer, again } = useAnswer('lists', () => readLists(host));

  function saved(name: string) {
    host.notify({ tone: 'success', text: `${count(lines.length)} saved to ‘${name}’.` });
    onClose();
  }
  async function saveTo(id: string, name: string) {
    try {
      await saveLines(host.http, id, lines.map(asWire));
      saved(name);
    } catch (error) {
      host.notify({ tone: 'danger', text: messageOf(error) });
    }
  }

  if (answer === undefined) return <ListPending what="your saved lists" />;
  if (answer.kind === 'absent') return <BrowserChoice lines={lines} onClose={onClose} />;
  if (answer.kind === 'failed') {
    return (
      <Fault
        part="The overview of your lists"
        offline={answer.away}
        pending={false}
        onRetry={() => {
          again(false);
        }}
      />
    );
  }
  return (
    <Stack gap={4}>
      {answer.value.map(({ id, name }) => (
        <ChooseList key={id} name={name} onChoose={() => void saveTo(id, name)} />
      ))}
      <NameForm
        label="Name of a new list"
        action="Save to a new list"
        onName={async (name) => {
          // A repeat after a lost answer makes no second list.
          if (attempt.current.name !== name) attempt.current = { name, key: newKey() };
          const { key } = attempt.current;
          await makeList(host.http, { name, lines: lines.map(asWire) }, key);
          saved(name);
        }}
      />
    </Stack>
  );
}

/** A browser has one list, so there is nothing to choose. */
function BrowserChoice({ lines, onClose }: SaveDialogProps) {
  const host = useHost();
  const list = guestListOf(host);
  return (
    <Stack gap={4}>
      <p>
        {host.session.read() === null ? (
          <>
            Your list is kept in this browser. <Link to={paths.login()}>Sign in</Link> to take it
            along.
          </>
        ) : (
          'Your list is kept in this browser.'
        )}
      </p>
      <ChooseList
        name={`Save ${count(lines.length)}`}
        onChoose={() => {
          const written = list.write(withSaved(list.read(), lines));
          host.notify(
            written
              ? { tone: 'success', text: `${count(lines.length)} saved to ‘${GUEST_LIST_NAME}’.` }
              : { tone: 'danger', text: `A list holds up to ${LINES_MOST} different items.` },
          );
          if (written) onClose();
        }}
      />
    </Stack>
  );
}

/** Asks on which list the lines are saved. */
export function SaveDialog(props: SaveDialogProps) {
  const { session } = useHost();
  const Choice = session.read() === null ? BrowserChoice : CustomerLists;
  return (
    <Dialog open onClose={props.onClose} title="Save to a list" size="small">
      <Choice {...props} />
    </Dialog>
  );
}
