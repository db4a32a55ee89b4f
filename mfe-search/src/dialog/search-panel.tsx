import styled from '@emotion/styled';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { groupedNumber } from 'shared-contracts/grouped-number';
import { paths } from 'shared-contracts/paths';
import { QUERY_MOST } from 'shared-contracts/wire/search';
import { asButton, Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { Spinner } from 'shared-ui/spinner';
import { Stack } from 'shared-ui/stack';
import { useComesBack } from 'shared-ui/use-comes-back';
import { tellChosen } from '../api/tell-chosen';
import { saveSearch } from '../history/history';
import { CatalogueLine } from '../offline/catalogue-line';
import { Elsewhere } from '../results/elsewhere';
import { OutcomeSummary } from '../results/outcome-summary';
import { pathOf, type Found } from '../search/found';
import type { SearchOutcome } from '../search/outcome';
import { Offers } from './offers';
import { optionId, Options, type Option } from './options';
import { useActiveOption } from './use-active-option';
import { useSearch } from './use-search';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-2);

  /* Large letters leave it a row of its own. */
  > div {
    flex: 1 1 10rem;
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

/** The suggestions that differ from what is typed, then what was found. */
const optionsOf = (
  query: string,
  suggestions: string[],
  outcome: SearchOutcome | null,
): Option[] => [
  ...suggestions
    .filter((suggestion) => suggestion.toLowerCase() !== query.toLowerCase())
    .map((suggestion) => ({ kind: 'suggestion' as const, text: suggestion })),
  ...(outcome?.kind === 'found' ? outcome.found : []).map((product) => ({
    kind: 'product' as const,
    found: product,
  })),
];

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
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState(initial);
  const query = text.trim();
  const { outcome, answered, suggestions, pending, retry, forget } = useSearch(query);
  useComesBack(outcome?.away === true, retry);

  const options = optionsOf(query, suggestions, outcome);
  const { active, chosen, leave, takesKey } = useActiveOption(listId, options);

  function type(next: string) {
    setText(next);
    leave();
    if (next.trim() === '') forget();
  }
  function searchFor(words: string) {
    saveSearch(words);
    type(words);
    input.current?.focus();
  }
  function follow() {
    saveSearch(query);
    onClose();
  }
  /** A product that stands below what was answered. */
  function open(found: Found) {
    follow();
    const place = outcome?.kind === 'found' && !outcome.away ? outcome.found.indexOf(found) + 1 : 0;
    if (place > 0) tellChosen({ query: answered, product_id: found.item.id, place });
  }
  function keyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (takesKey(event)) return;
    if (event.key === 'Enter' && query !== '') {
      event.preventDefault();
      if (chosen?.kind === 'suggestion') searchFor(chosen.text);
      else if (chosen) {
        open(chosen.found);
        void navigate(pathOf(chosen.found));
      } else {
        follow();
        void navigate(paths.search(query));
      }
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
          onFollow={open}
        />
      )}
      {outcome?.kind === 'found' && outcome.more && !pending ? (
        <AllLink to={paths.search(query)} onClick={follow}>
          See all {groupedNumber(outcome.total)} results
        </AllLink>
      ) : null}
      <CatalogueLine shown={query === ''} waits />
    </Stack>
  );
}
