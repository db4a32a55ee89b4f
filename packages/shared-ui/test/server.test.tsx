import type { EmotionCache } from '@emotion/cache';
import { createRef, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '../src/button';
import { Dialog } from '../src/dialog';
import { Field } from '../src/field';
import { PasswordField } from '../src/password-field';
import { SelectField } from '../src/select-field';
import { createFrame } from '../src/frame';
import { Picture } from '../src/picture';
import { QuantityField } from '../src/quantity-field';
import { Skeleton } from '../src/skeleton';
import { Toaster } from '../src/toaster';

const { Frame } = createFrame('server-test');

const page: ReactNode = (
  <>
    <Button pending>Send</Button>
    <Field label="Name" name="name" error="Say who you are" required />
    <PasswordField label="Password" name="password" error={undefined} autoComplete="new-password" />
    <SelectField label="Region" name="region" error={undefined} options={[]} />
    <QuantityField label="Quantity" value={3} onChange={() => {}} />
    <Picture sources={{ src: '/a.webp', srcSet: '/a.webp 480w', sizes: '9rem' }} alt="" eager />
    <Skeleton ratio="4 / 3" />
    <Dialog open onClose={() => {}} title="Details" initialFocus={createRef<HTMLElement>()}>
      text
    </Dialog>
    <Toaster toasts={[]} onDismiss={() => {}} />
  </>
);

it('renders on a server without a style attribute, which the policy would block', () => {
  const html = renderToString(<Frame host={{ nonce: 'n' }}>{page}</Frame>);
  expect(html).toContain('Say who you are');
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).toMatch(/<img [^>]*sizes="9rem" srcSet="\/a.webp 480w" src="\/a.webp"/);
  for (const [tag] of html.matchAll(/<style[^>]*>/g)) expect(tag).toContain('nonce="n"');
});

it('hands its styles to a server that puts them into the head', () => {
  const caches: EmotionCache[] = [];
  const host = { nonce: 'n', onStyleCache: (cache: EmotionCache) => void caches.push(cache) };
  const html = renderToString(<Frame host={host}>{page}</Frame>);
  expect(html).not.toContain('<style');
  expect(caches).toHaveLength(1);
  expect(Object.values(caches[0]?.inserted ?? {}).join('')).toContain('min-height:var(--touch)');
});
