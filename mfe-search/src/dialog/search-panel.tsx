import styled from '@emotion/styled';
import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { groupedNumber } from 'shared-contracts/grouped-number';
import { paths } from 'shared-contracts/paths';
import { QUERY_MOST } from 'shared-contracts/wire/search';
import { asButton, Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { Spinner } from 'shared-ui/spinner';
import { Stack } from 'shared-ui/stack';
import { useComesBack } from 'shared-ui/use-comes-back';
import { saveSearch } from '../history/history';
import { useHost } from '../host';
import { Elsewhere } from '../results/elsewhere';
import { OutcomeSummary } from '../results/outcome-summary';
import { pathOf } from '../search/found';
import { prepareFallback } from '../search/search-catalogue';
import { Offers } from './offers';
import { optionId, optionKey, Options, type Option } from './options';
import { useSearch } from './use-search';

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--space-2);

  > div {
    flex: 1;
    min-width: 0;
  }
`;

const Meant = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: var(--weight-strong);
  text-decoration: underline;
  cursor: pointer;
`;

const AllLink = styled(Link)(asButton('secondary'));

/** The search box and what is below it. */
export function SearchPanel({
  initial,
  input,
  onClose,
}: {
  initial: string;
  input: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}) {
  const host = useHost();
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState(initial);
  // The active option is stored by its key, because late suggestions move the others down.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const query = text.trim();
  const { outcome, answered, suggestions, pending, retry, forget } = useSearch(query);
  useComesBack(outcome?.away === true, retry);

  const found = outcome?.kind === 'found' ? outcome.found : [];
  const options: Option[] = [
    ...suggestions
      .filter((suggestion) => suggestion.toLowerCase() !== query.toLowerCase())
      .map((suggestion) => ({ kind: 'suggestion' as const, text: suggestion })),
    ...found.map((product) => ({ kind: 'product' as const, found: product })),
  ];
  const active = options.findIndex((option) => optionKey(option) === activeKey);
  const chosen = options[active];

  useEffect(() => {
    void prepareFallback(host);
  }, [host]);

  useEffect(() => {
    if (active >= 0) {
      document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
    }
  }, [listId, active]);

  function type(next: string) {
    setText(next);
    setActiveKey(null);
    if (next.trim() === '') forget();
  }
  function searchFor(words: string) {
    saveSearch(words);
    type(words);
    input.current?.focus();
  }
  function leaveFor(path: string) {
    saveSearch(query);
    onClose();
    void navigate(path);
  }
  function move(by: 1 | -1) {
    const last = options.length - 1;
    if (last < 0) return;
    const next = active + by;
    const target = options[next > last ? 0 : next < 0 ? last : next];
    setActiveKey(target ? optionKey(target) : null);
  }
  function keyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && active >= 0) {
      // The first Escape leaves the list, the next one closes the dialog.
      event.preventDefault();
      setActiveKey(null);
    } else if (event.key === 'Enter' && query !== '') {
      event.preventDefault();
      if (chosen?.kind === 'suggestion') searchFor(chosen.text);
      else leaveFor(chosen ? pathOf(chosen.found) : paths.search(query));
    }
  }

  return (
    <Stack gap={5}>
      <Line>
        <Field
          ref={input}
          label="Search Products"
          name="q"
          error={undefined}
          type="text"
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(listId, active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={QUERY_MOST}
          value={text}
          onChange={(event) => {
            type(event.target.value);
          }}
          onKeyDown={keyDown}
        />
        {text === '' ? null : (
          <Button
            variant="secondary"
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            Clear
          </Button>
        )}
      </Line>
      <div role="status">
        {pending ? <Spinner label="Searching" /> : null}
        {outcome && !pending ? (
          <OutcomeSummary
            outcome={outcome}
            query={answered}
            pending={pending}
            onRetry={retry}
            elsewhere={<Elsewhere onLeave={onClose} />}
            meantPart={(meant) => (
              <Meant
                type="button"
                onClick={() => {
                  searchFor(meant);
                }}
              >
                {meant}
              </Meant>
            )}
          />
        ) : null}
      </div>
      {query === '' ? (
        <Offers onPick={searchFor} onRemoved={() => input.current?.focus()} />
      ) : (
        <Options
          id={listId}
          options={options}
          active={active}
          busy={pending}
          onPick={searchFor}
          onFollow={() => {
            saveSearch(query);
            onClose();
          }}
        />
      )}
      {outcome?.kind === 'found' && outcome.more && !pending ? (
        <AllLink
          to={paths.search(query)}
          onClick={() => {
            saveSearch(query);
            onClose();
          }}
        >
          See all {groupedNumber(outcome.total)} results
        </AllLink>
      ) : null}
    </Stack>
  );
}
