import styled from '@emotion/styled';
import { useState } from 'react';
import { Fault } from 'shared-ui/fault';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { Skeleton } from 'shared-ui/skeleton';
import { useAnswer } from 'shared-ui/use-answer';
import { useHost } from '../host';
import { businessNames, saysBusiness } from './business';
import type { CompanyFields, CompanyFieldsProps } from './company-fields';

const Fold = styled.details`
  padding: 0 var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-surface);

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--touch);
    font-weight: var(--weight-strong);
    cursor: pointer;
  }
  &[open] {
    padding-bottom: var(--space-5);
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;

type Loaded = { Fields: typeof CompanyFields | null; away: boolean };

/** The fields, whose code is fetched when somebody opens them. */
function LaterFields(props: CompanyFieldsProps) {
  const host = useHost();
  const { answer, again } = useAnswer<Loaded>('company fields', () =>
    import(/* webpackChunkName: "company-fields" */ './company-fields').then(
      ({ CompanyFields: Fields }) => ({ Fields, away: false }),
      (error: unknown) => {
        host.report({ kind: 'error', message: String(error), part: 'company fields' });
        return { Fields: null, away: !navigator.onLine };
      },
    ),
  );
  if (answer === undefined) return <Skeleton height="22rem" speaks />;
  if (answer.Fields) return <answer.Fields {...props} />;
  return (
    <Fault
      part="Ordering for a company"
      offline={answer.away}
      pending={false}
      onRetry={() => again(false)}
    />
  );
}

/** What only companies fill in, folded until it is opened, filled or faulty. */
export function CompanyOrdering(props: CompanyFieldsProps) {
  const { values, errors } = props;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const faulty = businessNames.some((name) => errors[name] !== undefined);
  const open = faulty || (wanted ?? saysBusiness(values));
  return (
    <Fold open={open}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setWanted(!open);
        }}
      >
        Ordering for a company
        <Icon icon={icons.chevronDown} />
      </summary>
      {open ? (
        <LaterFields
          {...props}
          onType={(name, value) => {
            // It stays open when the last field is emptied.
            setWanted(true);
            props.onType(name, value);
          }}
        />
      ) : null}
    </Fold>
  );
}
