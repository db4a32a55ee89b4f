import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { sharedTextIn } from 'shared-contracts/shared-text';
import { useHost } from '../host';
import { readDraft, writeDraft } from './kept-draft';
import type { DraftLine } from './order-line';

/**
 * The list of this tab as a text: as it was left, and below it what another app has shared with the
 * installed shop.
 * @param onLines called once with the lines that were left
 */
export function useListText(onLines: (lines: readonly DraftLine[]) => void) {
  const host = useHost();
  const [text, setText] = useState('');
  const [sharedTooLong, setSharedTooLong] = useState(false);
  const [searchParams, setSearchParams] = useSearchParams();
  const { hash } = useLocation();

  // The draft is the tab's, so that the first render is the server's.
  useEffect(() => {
    const draft = readDraft(host);
    const posted = sharedTextIn(hash);
    const shared = posted.kind === 'text' ? posted.text : (searchParams.get('text') ?? '');
    const withShared = (text: string) => [text, shared].filter(Boolean).join('\n');
    queueMicrotask(() => {
      // What was typed before the code came stays.
      setText((typed) => withShared(typed || draft.text));
      if (draft.lines.length > 0) onLines(draft.lines);
      if (posted.kind === 'none' && shared === '') return;
      setSharedTooLong(posted.kind === 'too long');
      writeDraft(host, { ...draft, text: withShared(draft.text) });
      // It is taken once: a reload adds nothing.
      setSearchParams({}, { replace: true });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- the draft is read once
  }, [host]);

  return { text, setText, sharedTooLong };
}
