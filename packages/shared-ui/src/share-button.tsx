import styled from '@emotion/styled';
import { Button, type ButtonSize, type ButtonVariant } from './button';
import { copyLink, type LinkNotice } from './copy-link';
import { Icon } from './icon';
import { share as shareIcon } from './icons';

/** It does nothing without scripts, and nothing on paper. */
const OnScreen = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** What is shared: a title, and the absolute address of a page. */
type Shared = { title: string; url: string };

/**
 * Gives a link to the phone's own share sheet; copies it where there is none.
 * @returns what to tell; null where the sheet has been shown, which tells enough
 */
async function shareLink(shared: Shared): Promise<LinkNotice | null> {
  // Not every browser has it, whatever the types say.
  const sheet = (navigator as Partial<Navigator>).share?.bind(navigator);
  if (!sheet) return copyLink(shared.url);
  try {
    await sheet(shared);
    return null;
  } catch (error) {
    // Whoever closes the sheet wants nothing more. Any other fault is the sheet's own.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    return copyLink(shared.url);
  }
}

type Props = {
  shared: Shared;
  /** Shows what came of it, such as the host's `notify`. */
  tell: (told: LinkNotice) => void;
  /** What it says; the default is 'Share'. */
  children?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

/** Shares a page by the phone's own share sheet, or by copying its link. */
export function ShareButton({
  shared,
  tell,
  children = 'Share',
  variant = 'secondary',
  size = 'small',
}: Props) {
  return (
    <OnScreen
      variant={variant}
      size={size}
      onClick={() => {
        void shareLink(shared).then((told) => told && tell(told));
      }}
    >
      <Icon icon={shareIcon} />
      {children}
    </OnScreen>
  );
}
