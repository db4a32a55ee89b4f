import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { Chip } from 'shared-ui/chip';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import { Row, Stack } from 'shared-ui/stack';
import { useAnswer } from 'shared-ui/use-answer';
import { popular } from '../api/popular';
import { popularQuery } from '../api/queries';
import { RECENT_SHOWN, readHistory, removeSearch } from '../history/history';
import { useHost } from '../host';

const Title = styled.h3`
  font-size: var(--text-md);
`;

const Recent = styled.li`
  display: flex;
  align-items: center;
  border-bottom: 1px solid var(--color-line);

  > button:first-of-type {
    flex: 1;
    min-width: 0;
    min-height: var(--touch);
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    > button:first-of-type:hover {
      text-decoration: underline;
    }
  }
`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Title id={id}>{title}</Title>
        {children}
      </Stack>
    </section>
  );
}

/** What is offered before anything is typed: this browser's searches, and what others search. */
export function Offers({
  onPick,
  onRemoved,
}: {
  onPick: (query: string) => void;
  onRemoved: () => void;
}) {
  const { http } = useHost();
  // This is rendered in an open dialog only, so the browser's storage can be read here.
  const [recent, setRecent] = useState(readHistory);
  const query = popularQuery();
  const { answer: words = [] } = useAnswer(query.request.url, () => popular(http, query));

  return (
    <Stack gap={6}>
      {recent.length > 0 ? (
        <Section title="Recent searches">
          <ul>
            {recent.slice(0, RECENT_SHOWN).map((query) => (
              <Recent key={query}>
                <button
                  type="button"
                  onClick={() => {
                    onPick(query);
                  }}
                >
                  {query}
                </button>
                <IconButton
                  icon={icons.close}
                  label={`Remove ${query}`}
                  onClick={() => {
                    setRecent(removeSearch(query));
                    onRemoved();
                  }}
                />
              </Recent>
            ))}
          </ul>
        </Section>
      ) : null}
      {words.length > 0 ? (
        <Section title="Popular searches">
          <Row gap={3}>
            {words.map((word) => (
              <Chip
                key={word}
                onClick={() => {
                  onPick(word);
                }}
              >
                {word}
              </Chip>
            ))}
          </Row>
        </Section>
      ) : null}
    </Stack>
  );
}
