import styled from '@emotion/styled';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Button } from 'shared-ui/button';
import { TextArea } from 'shared-ui/field';
import { Row, Stack } from 'shared-ui/stack';
import { READ_EXAMPLES } from './read-examples';
import { readFile } from './read-file';

const Text = styled(TextArea)`
  textarea {
    min-height: 11rem;
  }
`;

const EXAMPLE = READ_EXAMPLES.map(({ line }) => line).join('\n');

/** The text of the order: pasted, typed, or from a file. Ctrl+Enter matches it too. */
export function OrderForm({
  text,
  pending,
  matched,
  onText,
  onMatch,
}: {
  text: string;
  pending: boolean;
  /** Whether lines are shown: then the next step is theirs. */
  matched: boolean;
  onText: (text: string) => void;
  onMatch: (text?: string) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();

  async function load({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    const read = await readFile(file);
    if (read.kind === 'refused') {
      setRefused(read.words);
      return;
    }
    setRefused(undefined);
    onText(read.text);
    onMatch(read.text);
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || pending) return;
    event.preventDefault();
    onMatch();
  }

  return (
    <Stack
      as="form"
      gap={3}
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) onMatch();
      }}
    >
      <Text
        name="list"
        label="Your list"
        hint="One item a line: its model number or name, and how many. Paste it from a spreadsheet or a chat, up to 200 lines."
        error={refused}
        rows={8}
        placeholder={EXAMPLE}
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setRefused(undefined);
          onText(event.target.value);
        }}
        onKeyDown={keyDown}
      />
      <Row>
        <Button
          type="submit"
          variant={matched ? 'secondary' : 'primary'}
          pending={pending}
          aria-keyshortcuts="Control+Enter"
        >
          Match
        </Button>
        <Button variant="secondary" onClick={() => picker.current?.click()}>
          Load a CSV file
        </Button>
        <input
          ref={picker}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label="CSV or text file"
          hidden
          onChange={(event) => void load(event)}
        />
      </Row>
    </Stack>
  );
}
