import styled from '@emotion/styled';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { QUERY_MOST } from 'shared-contracts/wire/search';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import { visuallyHidden } from 'shared-ui/visually-hidden';
import { saveSearch } from '../history/history';

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-2);

  > div {
    flex: 1 1 16rem;
    min-width: 0;
  }
  @media (max-width: 39.99rem) {
    label {
      ${visuallyHidden}
    }
    > div {
      flex: 1 1 8rem;
    }
    > button {
      padding-inline: var(--space-3);
    }
  }
`;

/** On a phone it follows the results. */
const QuickOrderLink = styled(Link)`
  padding: 0.6rem 0 0.6rem var(--space-3);
  @media (max-width: 39.99rem) {
    display: none;
  }
`;

const Below = styled(Link)`
  padding-block: 0.8125rem;
  @media (min-width: 40rem) {
    display: none;
  }
`;

/** The way to the quick order on a phone, below the results. */
export function QuickOrderBelow() {
  return <Below to={paths.quickOrder()}>Quick order</Below>;
}

/** The box of the search page. It is a plain form, so that it works before its code is loaded. */
export function SearchForm({ query }: { query: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [asked, setAsked] = useState(query);
  // Its field stays, with the focus: another search only writes its words.
  if (asked !== query) {
    setAsked(query);
    setText(query);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    saveSearch(text);
    void navigate(paths.search(text.trim()));
  }
  return (
    <Line role="search" action={paths.search()} onSubmit={submit}>
      <Field
        ref={input}
        label="Search Products"
        name="q"
        error={undefined}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={QUERY_MOST}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      {text === '' ? null : (
        <Button
          variant="secondary"
          onClick={() => {
            setText('');
            input.current?.focus();
            void navigate(paths.search());
          }}
        >
          Clear
        </Button>
      )}
      <Button type="submit">Search</Button>
      <QuickOrderLink to={paths.quickOrder()}>Quick order</QuickOrderLink>
    </Line>
  );
}
