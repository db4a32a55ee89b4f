import styled from '@emotion/styled';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { pictureSources } from 'shared-contracts/paths';
import { IconButton } from 'shared-ui/icon-button';
import { Picture } from 'shared-ui/picture';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { thumbnailsAround } from './thumbnails';

const Frame = styled.section`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
`;

const Main = styled.div`
  border: 1px solid var(--color-line);
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
`;

const Thumbnails = styled.ul`
  flex: 1;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--space-2);
`;

const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: none;
  overflow: hidden;
  &:hover {
    border-color: var(--color-text);
  }
  &[aria-current='true'] {
    border-color: var(--color-accent-strong);
    box-shadow: inset 0 0 0 1px var(--color-accent-strong);
  }
`;

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A variant's pictures: one large, five thumbnails at a time. Give it a key per variant. */
export function Gallery({ name, images }: { name: string; images: string[] }) {
  const [chosen, setChosen] = useState(0);
  const byKey = useRef(false);
  const current = useRef<HTMLButtonElement>(null);
  const count = images.length;
  const { from, to } = thumbnailsAround(chosen, count);

  useEffect(() => {
    // The arrow keys move the focus along with the choice.
    if (byKey.current) current.current?.focus();
    byKey.current = false;
  }, [chosen]);

  function keyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = Math.min(Math.max(chosen + step, 0), count - 1);
    event.preventDefault();
    byKey.current = next !== chosen;
    setChosen(next);
  }

  return (
    <Frame aria-label="Pictures">
      <Main>
        <Picture
          sources={pictureSources(images[chosen] ?? null, '(min-width: 56rem) 36rem, 92vw')}
          alt={count > 1 ? `${name}, picture ${chosen + 1} of ${count}` : name}
          eager
        />
      </Main>
      {count > 1 ? (
        <Strip>
          <IconButton
            icon="chevron-left"
            label="Previous picture"
            aria-disabled={chosen === 0}
            onClick={() => setChosen(Math.max(chosen - 1, 0))}
          />
          <Thumbnails aria-label="Thumbnails">
            {images.slice(from, to).map((path, index) => {
              const at = from + index;
              return (
                <li key={at}>
                  <Thumbnail
                    ref={at === chosen ? current : undefined}
                    type="button"
                    aria-label={`Show picture ${at + 1} of ${count}`}
                    aria-current={at === chosen}
                    onClick={() => setChosen(at)}
                    onKeyDown={keyDown}
                  >
                    <Picture sources={pictureSources(path, '6rem')} alt="" />
                  </Thumbnail>
                </li>
              );
            })}
          </Thumbnails>
          <IconButton
            icon="chevron-right"
            label="Next picture"
            aria-disabled={chosen === count - 1}
            onClick={() => setChosen(Math.min(chosen + 1, count - 1))}
          />
        </Strip>
      ) : null}
      <VisuallyHidden role="status">
        {count > 1 ? `Picture ${chosen + 1} of ${count}` : ''}
      </VisuallyHidden>
    </Frame>
  );
}
