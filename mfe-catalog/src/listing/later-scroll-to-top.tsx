import { useEffect, useState } from 'react';
import { useAhead, useLaterPart } from '../later-part';

const load = () =>
  import(/* webpackChunkName: "over-list" */ './scroll-to-top').then(
    ({ ScrollToTop }) => ScrollToTop,
  );

function Loaded() {
  const { part: ScrollToTop } = useLaterPart('scroll to top', load);
  return ScrollToTop ? <ScrollToTop /> : null;
}

/** The way back to the top; nobody needs its code before the list is scrolled. */
export function LaterScrollToTop() {
  const [scrolled, setScrolled] = useState(false);
  useAhead(load);
  useEffect(() => {
    const left = new AbortController();
    const scroll = () => setScrolled(true);
    // A list that the shopper comes back to may have been scrolled before.
    if (window.scrollY > 0) scroll();
    else window.addEventListener('scroll', scroll, { once: true, signal: left.signal });
    return () => left.abort();
  }, []);
  return scrolled ? <Loaded /> : null;
}
