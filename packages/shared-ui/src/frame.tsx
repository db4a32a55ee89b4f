import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

export type FrameHost = {
  /** The document's CSP nonce; every style element of the frame carries it. */
  nonce: string;
  /**
   * Given by a document server, which writes the styles into the head itself. It receives each new
   * cache, and the cache then stores its rules in `inserted` instead of writing style elements into
   * the HTML.
   */
  onStyleCache?: ((cache: EmotionCache) => void) | undefined;
};

/**
 * The document's head as emotion uses it. Emotion takes over the document's style elements by moving
 * each to the end of the head; the browser then reads their rules again, and finds the style of each
 * element anew. They are where they belong, so they stay.
 */
const steadyHead = {
  insertBefore: (tag: Node, next: Node | null) =>
    tag.isConnected ? tag : document.head.insertBefore(tag, next),
} as Node;

/** A page as a frame sees it: its component, and the component shown while it loads. */
type Waiting<Props> = { Component: ComponentType<Props>; Pending: ComponentType };

export type FrameParts<Host> = {
  Frame: ComponentType<{ host: Host; children: ReactNode }>;
  useHost: () => Host;
  /** The same component, wrapped in the frame. */
  inFrame: <Props extends object>(host: Host, Part: ComponentType<Props>) => ComponentType<Props>;
  /** The same page, with both of its components wrapped in the frame. */
  pageInFrame: <Props extends object, Page extends Waiting<Props>>(
    host: Host,
    page: Page & Waiting<Props>,
  ) => Page;
};

/** Written into the build by webpack. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * The frame that one remote puts around each of its pages and fragments: the host by context, and
 * an emotion cache of its own, so that two remotes' class names and rules never collide.
 *
 * `key` is the remote's name; emotion allows lower-case letters and hyphens only. A
 * shopper's build doesn't check it.
 */
export function createFrame<Host extends FrameHost>(key: string): FrameParts<Host> {
  if (process.env.NODE_ENV !== 'production' && !/^[a-z]+(-[a-z]+)*$/.test(key)) {
    throw new Error(
      `createFrame: the key ${JSON.stringify(key)} must be lower-case letters and hyphens only, such as "my-remote".`,
    );
  }

  const HostContext = createContext<Host | undefined>(undefined);
  // One cache per host: in a browser that is one for all parts of the remote. A server has a host
  // per request, so requests share nothing, and an entry is freed with its host.
  const caches = new WeakMap<Host, EmotionCache>();

  function cacheOf(host: Host): EmotionCache {
    const known = caches.get(host);
    if (known) return known;
    const cache = createCache({ key, nonce: host.nonce, container: steadyHead });
    if (host.onStyleCache) {
      cache.compat = true;
      host.onStyleCache(cache);
    }
    caches.set(host, cache);
    return cache;
  }

  function Frame({ host, children }: { host: Host; children: ReactNode }) {
    return (
      <HostContext value={host}>
        <CacheProvider value={cacheOf(host)}>{children}</CacheProvider>
      </HostContext>
    );
  }

  function useHost(): Host {
    const host = useContext(HostContext);
    if (host === undefined) {
      throw new Error(`useHost: no Frame of "${key}" around this component.`);
    }
    return host;
  }

  function inFrame<Props extends object>(host: Host, Part: ComponentType<Props>) {
    return function FramedPart(props: Props) {
      return (
        <Frame host={host}>
          <Part {...props} />
        </Frame>
      );
    };
  }

  return {
    Frame,
    useHost,
    inFrame,
    pageInFrame: (host, page) => ({
      ...page,
      Component: inFrame(host, page.Component),
      Pending: inFrame(host, page.Pending),
    }),
  };
}
