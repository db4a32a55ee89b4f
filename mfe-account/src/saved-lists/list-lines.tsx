import styled from '@emotion/styled';
import { useId } from 'react';
import { SectionTitle } from 'shared-ui/section-title';
import { hasChanged, type ListLine } from './list-line';
import { ListLineRow, type LineChanges } from './list-line-row';

const Group = styled.section`
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-lg);
  }
  ul {
    container-type: inline-size;
  }
  & + & {
    margin-top: var(--space-5);
  }
`;

type Props = {
  lines: readonly ListLine[];
  /** The variants that are not ticked. */
  left: ReadonlySet<string>;
  onTick: (variantId: string, ticked: boolean) => void;
  changes: LineChanges | undefined;
};

function LineGroup({ title, lines, left, onTick, changes }: Props & { title: string }) {
  const headingId = useId();
  if (lines.length === 0) return null;
  return (
    <Group aria-labelledby={headingId}>
      <SectionTitle id={headingId}>{title}</SectionTitle>
      <ul>
        {lines.map((line, at) => (
          <ListLineRow
            key={line.variant_id}
            line={line}
            ticked={!left.has(line.variant_id)}
            onTick={(ticked) => {
              onTick(line.variant_id, ticked);
            }}
            changes={changes}
            above={at > 0}
            below={at < lines.length - 1}
          />
        ))}
      </ul>
    </Group>
  );
}

/**
 * The lines of a list: first those whose price or stock has changed since they were saved, unless
 * somebody else saved them.
 */
export function ListLines(props: Props) {
  if (props.changes === undefined) return <LineGroup {...props} title="Items" />;
  const changed = props.lines.filter(hasChanged);
  const same = props.lines.filter((line) => !hasChanged(line));
  return (
    <>
      <LineGroup {...props} title="Changed since you saved them" lines={changed} />
      <LineGroup
        {...props}
        title={changed.length > 0 ? 'As you saved them' : 'Items'}
        lines={same}
      />
    </>
  );
}
