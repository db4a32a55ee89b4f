import styled from '@emotion/styled';
import { useEffect, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from 'shared-contracts/paths';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { closeOverlay, openSearch, useIsSearching } from '../overlays';
import { LIGHT_SEARCH, TAKING } from '../early-input/take-keys';
import { beginSearch, endSearch } from './light-search';

/**
 * A box that is hidden until it takes keys, and then covers the bar: on phones, and where it is
 * alone. Smaller letters would make a phone's browser enlarge the page.
 */
const overTheBar = `
  input {
    position: absolute;
    z-index: var(--z-raised);
    inset-inline: var(--gutter);
    bottom: calc((var(--header-height) - var(--touch)) / 2);
    width: calc(100% - 2 * var(--gutter));
    font-size: 1rem;
  }
  &:not([${TAKING}]) input {
    width: 0;
    padding: 0;
    visibility: hidden;
  }
`;

/**
 * The box has no transition: with reduced motion every change of style takes a moment, in which it
 * would be too wide. (Comments in the style itself would be sent to every visitor.)
 */
const Form = styled.form`
  flex: none;
  margin-inline-start: auto;

  input {
    min-height: var(--touch);
    padding-inline: var(--space-3) var(--touch);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-1);
    color: var(--color-text);
    background: var(--color-surface);
    font: inherit;
    transition: none;
  }
  &:not([role]) {
    ${overTheBar}
  }
  @media (max-width: 63.99rem) {
    ${overTheBar}
  }
  @media (min-width: 64rem) {
    &[role] {
      position: relative;
      flex: 0 1 22rem;
      min-width: var(--touch);
    }
    &[role] input {
      width: 100%;
      text-overflow: ellipsis;
    }
    button {
      position: absolute;
      inset-block: 0;
      inset-inline-end: 0;
      color: var(--color-text);
    }
  }
`;

/**
 * The way into the search: a field where there is room, else a button. A plain form, so that it
 * works without scripts; with them the search dialog takes over what is typed in it.
 * @param boxAlone a header that shows no search has only the box, while it takes keys after '/'
 */
export function SearchField({ boxAlone = false }: { boxAlone?: boolean }) {
  const navigate = useNavigate();
  const searching = useIsSearching();

  useEffect(() => {
    if (searching) return endSearch;
  }, [searching]);

  const open = ({ currentTarget: box }: SyntheticEvent<HTMLInputElement>) => {
    openSearch(box.value);
  };
  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    const words = event.currentTarget.value.trim();
    if (event.key !== 'Enter' || words === '' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.blur();
    closeOverlay();
    void navigate(paths.search(words));
  }
  return (
    <Form
      role={boxAlone ? undefined : 'search'}
      aria-label={boxAlone ? undefined : 'Search'}
      action={paths.search()}
      {...{ [LIGHT_SEARCH]: '' }}
    >
      <input
        name="q"
        aria-label="Search Products"
        placeholder="Search Products"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onClick={open}
        onChange={open}
        onKeyDown={keyDown}
        onBlur={({ currentTarget: box }) => {
          // The dialog has it by now, or the search was left.
          box.value = '';
          box.form?.removeAttribute(TAKING);
        }}
      />
      {boxAlone ? null : (
        <IconButton
          type="submit"
          label="Search products"
          icon={icons.search}
          onClick={(event) => {
            event.preventDefault();
            beginSearch(event.currentTarget);
          }}
        />
      )}
    </Form>
  );
}
