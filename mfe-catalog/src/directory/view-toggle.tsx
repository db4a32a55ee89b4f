import { Chip } from 'shared-ui/chip';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { Row } from 'shared-ui/stack';

export type DirectoryViewName = 'grid' | 'list';

type Props = { view: DirectoryViewName; onChoose: (view: DirectoryViewName) => void };

/** Grid or list. */
export function ViewToggle({ view, onChoose }: Props) {
  return (
    <Row gap={2} role="group" aria-label="View">
      <Chip pressed={view === 'grid'} onClick={() => onChoose('grid')}>
        <Icon icon={icons.grid} />
        Grid
      </Chip>
      <Chip pressed={view === 'list'} onClick={() => onChoose('list')}>
        <Icon icon={icons.list} />
        List
      </Chip>
    </Row>
  );
}
