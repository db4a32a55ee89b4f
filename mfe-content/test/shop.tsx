import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { HttpRequest } from 'shared-contracts/call';
import type { HostApi, Page, Report, Session, Toast } from 'shared-contracts/door';
import { ApiError, refusedFault } from 'shared-contracts/errors';
import type { InquiryPrefill } from 'shared-contracts/slots';
import { Frame } from '../src/host';

/** What the provider answers to a path, with what it was sent: a value, or a thrown ApiError. */
export type Answers = Record<string, (body: unknown) => unknown>;

export function refuse(status: number, body: unknown): never {
  throw new ApiError(refusedFault(status, body, null));
}

/** A shop around one part of the content: its session, its provider and what it was told to do. */
export function openShop(answers: Answers, session: Session | null = null) {
  let current = session;
  const listeners = new Set<() => void>();
  const drafts = new Map<string, unknown>();
  const seen = {
    requests: [] as HttpRequest[],
    toasts: [] as Toast[],
    reports: [] as Report[],
    ended: [] as string[],
    inquiries: [] as InquiryPrefill[],
  };
  const change = (next: Session | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const host: HostApi = {
    session: {
      read: () => current,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      start: change,
      end(reason) {
        seen.ended.push(reason);
        change(null);
      },
    },
    http: {
      async send(request) {
        seen.requests.push(request);
        const answer = answers[request.url];
        if (!answer) throw new ApiError({ kind: 'offline' });
        return await answer(request.body);
      },
    },
    notify: (toast) => seen.toasts.push(toast),
    events: { tell: () => undefined, on: () => () => undefined },
    Slot: ({ name }) => <div data-slot={name} />,
    loadedProducts: { read: () => [], subscribe: () => () => undefined },
    openInquiry: (prefill) => seen.inquiries.push(prefill),
    openSearch: () => undefined,
    openCart: () => undefined,
    sanitise: (html) => ({ __sanitised: true, html }),
    draft: <Value,>(name: string) => ({
      read: () => (drafts.get(name) as Value | undefined) ?? null,
      write: (value: Value) => void drafts.set(name, value),
      clear: () => void drafts.delete(name),
    }),
    config: {
      name: 'Test Shop',
      legalName: 'Test Shop, Inc.',
      tagline: 'Tools',
      origin: 'http://shop.example',
      address: {
        lines: ['1 Main Street'],
        city: 'Caloocan City',
        region: 'Metro Manila',
        postalCode: '1400',
        country: 'Philippines',
      },
      emails: [{ label: 'Sales', address: 'sales@shop.example' }],
      phones: [{ label: 'Main office', number: '+63 2 8555 0142' }],
      hours: 'Monday to Saturday, 8:00 to 17:00',
      map: { latitude: 14.65, longitude: 120.98, label: 'Counter' },
      fulfilment: 'pickup',
      foundedYear: 1998,
    },
    nonce: '',
    report: (report) => seen.reports.push(report),
  };

  const at = (path: string, element: React.ReactNode) => {
    const router = createMemoryRouter(
      [
        { path: path.replace(/#.*/, ''), element: <Frame host={host}>{element}</Frame> },
        { path: '*', element: null },
      ],
      { initialEntries: [path] },
    );
    render(<RouterProvider router={router} />);
    return router;
  };

  return {
    host,
    seen,
    show: (Part: ComponentType) => at('/', <Part />),
    /** Loads a page as the shell does, and shows it. */
    async visit<Data>(path: string, page: Page<Data>, params: Record<string, string> = {}) {
      const data = await page.loader({
        host,
        params,
        url: new URL(path, 'http://shop.example'),
        signal: new AbortController().signal,
      });
      return { data, router: at(path, <page.Component data={data} />) };
    },
  };
}

export const maria: Session = {
  token: 'token-of-maria',
  user: { id: '7', name: 'Maria', email: 'maria@shop.example' },
};
