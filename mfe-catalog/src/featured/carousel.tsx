import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import type { FeaturedProduct } from 'shared-contracts/wire/product';
import { IconButton } from 'shared-ui/icon-button';
import * as icons from 'shared-ui/icons';
import type { CarouselMemory } from './carousel-memory';
import { FeaturedCard } from './featured-card';
import { useCarousel } from './use-carousel';

const sideways = `
  overflow-x: auto;
  scroll-snap-type: x mandatory;
`;

/** Without scripts it scrolls sideways. */
const Window = styled.div`
  overflow: hidden;
  &[data-scrolls='true'] {
    ${sideways}
  }
  @media (scripting: none) {
    ${sideways}
  }
`;

/** Each item as wide as the window, with the gap of the loop between them. */
const Items = styled.ul`
  display: flex;
  touch-action: pan-y pinch-zoom;
  > li {
    flex: 0 0 100%;
    min-width: 0;
    padding-inline: 1px;
    scroll-snap-align: start;
  }
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  margin-top: var(--space-2);
`;

/** In a line of their own on a phone, between the arrows where there is room. */
const Dots = styled.div`
  order: -1;
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  @media (min-width: 40rem) {
    order: 0;
    flex-basis: auto;
  }
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: var(--touch);
  padding: 0;
  border: 0;
  background: none;
  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 1px solid var(--color-line-strong);
    border-radius: 50%;
    background: var(--color-surface);
  }
  &[aria-current='true']::before {
    /* Of border alone: forced colours take a background away. */
    width: 0;
    height: 0;
    border: 0.375rem solid var(--color-accent-strong);
  }
`;

type SlideProps = {
  place: number;
  shown: boolean;
  /** Whether it is kept from the keyboard and screen readers. */
  inert: boolean;
  /** Whether it is or will soon be seen. */
  soon: boolean;
  product: FeaturedProduct;
};

/** One item. The first one's picture belongs to the page; another's is fetched when it is due. */
function Slide({ place, shown, inert, soon, product }: SlideProps) {
  const [near, setNear] = useState(place === 0);
  if (soon && !near) setNear(true);
  return (
    <li data-shown={shown} inert={inert}>
      <FeaturedCard product={product} first={place === 0} near={near} />
    </li>
  );
}

type Props = { products: FeaturedProduct[]; memory: CarouselMemory };

/** Featured products, one at a time; the next comes after a while, by swipe, arrows or dots. */
export function Carousel({ products, memory }: Props) {
  const count = products.length;
  const place = useRef<HTMLDivElement>(null);
  const items = useRef<HTMLUListElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(count, memory, place, frame);
  const { live, failed, looked, index, motion, show, toggle, stop, hold } = carousel;

  useEffect(() => {
    // A click anywhere on the card stops the carousel for good. Not a control, so it is no
    // handler in the markup: whoever has no pointer has the Pause button.
    const list = items.current;
    list?.addEventListener('click', stop);
    return () => {
      list?.removeEventListener('click', stop);
    };
  });

  return (
    <div ref={place} role="group" aria-roledescription="carousel" aria-label="Featured products">
      <Window ref={frame} data-scrolls={failed}>
        <Items
          ref={items}
          aria-live={motion === 'moving' ? 'off' : 'polite'}
          onFocus={(event) => hold(event.target.matches(':focus-visible'))}
          onBlur={() => hold(false)}
        >
          {products.map((product, at) => (
            <Slide
              key={product.id}
              place={at}
              shown={at === index}
              inert={live && at !== index}
              soon={failed || (looked && (at - index + count + 1) % count < 3)}
              product={product}
            />
          ))}
        </Items>
      </Window>
      {count > 1 ? (
        <Controls>
          <IconButton
            icon={icons.chevronLeft}
            label="Previous featured product"
            onClick={() => show(index - 1)}
          />
          <Dots>
            {products.map((product, at) => (
              <Dot
                key={product.id}
                type="button"
                aria-label={`Show featured product ${at + 1} of ${count}`}
                aria-current={at === index}
                onClick={() => show(at)}
              />
            ))}
          </Dots>
          <IconButton
            icon={icons.chevronRight}
            label="Next featured product"
            onClick={() => show(index + 1)}
          />
          {motion === 'stopped' ? null : (
            <IconButton
              icon={motion === 'moving' ? icons.pause : icons.play}
              label={motion === 'moving' ? 'Pause featured products' : 'Play featured products'}
              onClick={toggle}
            />
          )}
        </Controls>
      ) : null}
    </div>
  );
}
