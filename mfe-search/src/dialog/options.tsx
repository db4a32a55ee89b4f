import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { Icon } from 'shared-ui/icon';
import * as icons from 'shared-ui/icons';
import { pathOf, type Found } from '../search/found';
import { ResultBody, resultCard } from '../results/result-body';

/** Something to pick in the list below the box. */
export type Option = { kind: 'suggestion'; text: string } | { kind: 'product'; found: Found };

const Suggestion = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--touch);
  padding-inline: var(--space-3);
  border-radius: var(--radius-1);
  overflow-wrap: anywhere;
  cursor: pointer;

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: var(--color-text-muted);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--color-surface-2);
    }
  }
  &[aria-selected='true'] {
    background: var(--color-surface-2);
  }
  &[aria-selected='true'] {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
`;

const Result = styled(Link)(resultCard);

const List = styled.div`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** Distinguishes options, also when others come before them. */
export const optionKey = (option: Option): string =>
  option.kind === 'suggestion' ? `suggestion ${option.text}` : `product ${option.found.item.id}`;

export const optionId = (listId: string, at: number) => `${listId}-${at}`;

/** Suggestions, then products. One of them may be active; the focus stays in the search box. */
export function Options({
  id,
  options,
  active,
  busy,
  onPick,
  onFollow,
}: {
  id: string;
  options: readonly Option[];
  active: number;
  busy: boolean;
  onPick: (text: string) => void;
  /** A product's link was followed. */
  onFollow: (found: Found) => void;
}) {
  return (
    <List id={id} role="listbox" aria-label="Search results" aria-busy={busy || undefined}>
      {options.map((option, at) => {
        const common = {
          id: optionId(id, at),
          role: 'option',
          'aria-selected': at === active,
          tabIndex: -1,
        } as const;
        return option.kind === 'suggestion' ? (
          <Suggestion
            key={optionKey(option)}
            {...common}
            onClick={() => {
              onPick(option.text);
            }}
          >
            <Icon icon={icons.search} />
            {option.text}
          </Suggestion>
        ) : (
          <Result
            key={optionKey(option)}
            {...common}
            to={pathOf(option.found)}
            onClick={() => {
              onFollow(option.found);
            }}
          >
            <ResultBody found={option.found} />
          </Result>
        );
      })}
    </List>
  );
}
