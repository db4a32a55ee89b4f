import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createFrame } from 'shared-ui/frame';
import type { Connected } from './connect';
import { hydrationTrouble } from './hydration-trouble';
import { ShellContext } from './remotes/shell-context';

/** Written into the build by webpack. */
declare const process: { env: { NODE_ENV?: string } };

declare global {
  /** Given by development builds alone: shows what was thrown. */
  var storefrontThrown: ((error: unknown) => void) | undefined;
}

const { Frame } = createFrame<{ nonce: string }>('shell');

// An error that a boundary caught was reported by that boundary; a development build shows it too.
const onCaughtError = (error: unknown) => {
  if (process.env.NODE_ENV === 'development') globalThis.storefrontThrown?.(error);
};

/** Hydrates the page that the document contains, or renders the one that it lacks. */
export function show({ root, nonce, shell, router, reports, shown }: Connected): void {
  const tree = (
    <Frame host={{ nonce }}>
      <ShellContext value={shell}>
        <RouterProvider router={router} />
      </ShellContext>
    </Frame>
  );
  if (shown) {
    const onRecoverableError = hydrationTrouble(reports.report);
    // As a transition, so that React stops in between for input; else the frame is one task.
    startTransition(() => {
      hydrateRoot(root, tree, { onCaughtError, onRecoverableError });
    });
  } else {
    // The document's HTML is removed when this is shown, not before.
    createRoot(root, { onCaughtError }).render(tree);
  }
}
