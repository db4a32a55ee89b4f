import { groupedNumber } from 'shared-contracts/grouped-number';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/choice';
import { AT_A_GLANCE, FindBox } from '../../directory/find-box';
import { filterByName } from '../../directory/name-filter';
import { Entries } from '../entries';
import { FilterGroup } from '../filter-group';
import { LaterFoundEntries } from './later-found-entries';
import type { Others, Row } from './others';

/** Longer lists are cut until they are asked for: a list has many specs. */
const SHOWN = 6;

const Count = styled.span`
  color: var(--color-text-muted);
`;

type Props = {
  title: string;
  rows: Row[];
  /** Keys. */
  chosen: string[];
  onChoose: (key: string, on: boolean) => void;
  /** The label of the box to find one in, which a long list has. */
  filterLabel?: string;
  /** Where others than these rows are looked up, if there may be any. */
  others?: Others | undefined;
};

/** Any number of values, each with how many products it leaves. */
export function CountedChoice({ title, rows, chosen, onChoose, filterLabel, others }: Props) {
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(false);
  const entries = useRef<HTMLUListElement>(null);
  // The first that was not shown has the focus of the button, which is gone.
  useEffect(() => {
    if (all) entries.current?.querySelectorAll('input')[SHOWN]?.focus();
  }, [all]);
  if (rows.length === 0) return null;
  const found = filterByName(rows, typed);
  const whole = all || typed !== '' || found.length <= SHOWN + 1;
  // What is chosen can always be taken back here.
  const shown = whole ? found : found.filter((row, at) => at < SHOWN || chosen.includes(row.key));
  const boxes = (of: Row[]) => (
    <Entries ref={entries}>
      {of.map(({ key, name, count }) => (
        <li key={key}>
          <Checkbox
            label={
              <>
                {name} <Count>({groupedNumber(count)})</Count>
              </>
            }
            name={title}
            error={undefined}
            checked={chosen.includes(key)}
            onChange={(event) => onChoose(key, event.target.checked)}
          />
        </li>
      ))}
    </Entries>
  );
  return (
    <FilterGroup title={title}>
      {filterLabel !== undefined && rows.length > AT_A_GLANCE ? (
        <FindBox label={filterLabel} name={`choose-${title}`} typed={typed} onType={setTyped} />
      ) : null}
      {others && typed.trim() !== '' ? (
        <LaterFoundEntries {...others} named={typed.trim()} known={shown}>
          {boxes}
        </LaterFoundEntries>
      ) : (
        boxes(shown)
      )}
      {whole ? null : (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          Show all {found.length}
        </Button>
      )}
    </FilterGroup>
  );
}
