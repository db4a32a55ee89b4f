/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
/** The letters to customers, and the owner's words in each. */
import { Hidden, Text } from 'back-office/forms/fields';
import { Button, Form } from 'back-office/forms/form';
import { table } from 'back-office/parts/table';
import type { Differing } from '../../../domain/audit/version';
import {
  LETTER_KINDS,
  LETTERS,
  PLACEHOLDERS,
  type LetterKind,
  type LetterWords,
} from '../../../domain/settings/letter-kinds';
import type { Letter } from '../../../domain/mail/mailer';
import { LABELS } from '../../../domain/settings/letter-words';
import { ChangedNote } from '../catalogue/changed-note';
import { LETTERS_AT, SettingsRooms, type Viewer } from './settings-rooms';

const beginning = (text: string) => (text.length <= 60 ? text || '-' : `${text.slice(0, 59)}…`);

/** All letters, with what an owner adds to each. */
export const LetterListPage = ({
  words,
  viewer,
}: { words: Readonly<Record<LetterKind, LetterWords>> } & Viewer) => (
  <>
    <SettingsRooms present={LETTERS_AT} viewer={viewer} />
    <div class="heading">
      <h1>Letters</h1>
    </div>
    <p>
      What customers get by mail about an order or a quotation. Each may begin and end with words of
      the shop; what stands between is always the same.
    </p>
    {table(
      'Letters',
      ['Letter', LABELS.introduction, LABELS.closing],
      LETTER_KINDS.map((kind) => [
        { of: <a href={`${LETTERS_AT}/${kind}`}>{LETTERS[kind]}</a> },
        { of: beginning(words[kind].introduction) },
        { of: beginning(words[kind].closing) },
      ]),
    )}
  </>
);

const Stands = () => (
  <p class="sub">
    {Object.entries(PLACEHOLDERS).map(([name, what], at) => (
      <>
        {at > 0 && ', '}
        <code>{`{${name}}`}</code> stands for {what}
      </>
    ))}
    .
  </p>
);

type Shown = Viewer & {
  kind: LetterKind;
  words: LetterWords;
  version: string;
  /** With the saved words, or with those that are tried. */
  letter: Letter;
  isTried: boolean;
  /** What somebody changed meanwhile; null where nobody did. */
  changed: readonly Differing[] | null;
};

/** One letter with its form, and as a customer reads it. */
export function LetterPage({ kind, words, version, letter, isTried, changed, viewer }: Shown) {
  const path = `${LETTERS_AT}/${kind}`;
  return (
    <>
      <SettingsRooms present={LETTERS_AT} viewer={viewer} />
      <p class="back">
        <a href={LETTERS_AT}>All letters</a>
      </p>
      <div class="heading">
        <h1>{LETTERS[kind]}</h1>
      </div>
      <ChangedNote fields={changed} now={path} />
      <div class="columns letter">
        <Form to={path} kind="edit">
          <Hidden name="shown" value={version} />
          <Text
            name="introduction"
            label={LABELS.introduction}
            value={words.introduction}
            rows={5}
            most={1000}
            hint="Behind the greeting."
          />
          <Text
            name="closing"
            label={LABELS.closing}
            value={words.closing}
            rows={5}
            most={1000}
            hint="At the end."
          />
          <Stands />
          <div class="actions">
            <Button kind="main" name="do" value="save">
              Save
            </Button>
            <Button name="do" value="preview">
              See the letter
            </Button>
          </div>
        </Form>
        <section aria-labelledby="letter">
          <h2 class="dimension" id="letter">
            {isTried ? 'As you typed it' : 'As it is sent'}
          </h2>
          {isTried && <p class="note">Nothing is saved yet.</p>}
          <p>
            <b>{letter.subject}</b>
          </p>
          <p class="as-typed paper">{letter.text}</p>
        </section>
      </div>
    </>
  );
}
