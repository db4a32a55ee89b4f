import { Chip } from 'shared-ui/chip';
import { Icon } from 'shared-ui/icon';
import { Row } from 'shared-ui/stack';

export type DirectoryViewName = 'grid' | 'list';

type Props = { view: DirectoryViewName; onChoose: (view: DirectoryViewName) => void };

/** Grid or list. */
export function ViewToggle({ view, onChoose }: Props) {
  return (
    <Row gap={2} role="group" aria-label="View">
      <Chip pressed={view === 'grid'} onClick={() => onChoose('grid')}>
        <Icon name="grid" />
        Grid
      </Chip>
      <Chip pressed={view === 'list'} onClick={() => onChoose('list')}>
        <Icon name="list" />
        List
      </Chip>
    </Row>
  );
}
