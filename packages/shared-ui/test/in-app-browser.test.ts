// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { browserLink, copyForBrowser, isInAppBrowser } from '../src/in-app-browser';

afterEach(() => {
  vi.restoreAllMocks();
});

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Version/4.0 Chrome/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15';
const MESSENGER = `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/520.0]`;

it.each([
  ['Facebook', `${ANDROID} Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0]`, true],
  ['Messenger on iOS', MESSENGER, true],
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 390.0`, true],
  ['Line', `${ANDROID} Mobile Safari/537.36 Line/15.1.0/IAB`, true],
  ['Viber’s web view', `${ANDROID.replace('Pixel 8', 'Pixel 8; wv')} Mobile Safari/537.36`, true],
  ['a web view of iOS', `${IPHONE} Mobile/15E148`, true],
  ['Chrome', `${ANDROID.replace('Version/4.0 ', '')} Mobile Safari/537.36`, false],
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, false],
  [
    'a desktop',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    false,
  ],
])('%s', (_name, agent, inApp) => {
  expect(isInAppBrowser(agent)).toBe(inApp);
});

it('leaves by an intent on Android, and by no link elsewhere', () => {
  const url = 'https://shop.example/cart/shared?lines=7:2,8:1#top';
  expect(browserLink(url, ANDROID)).toBe(
    'intent://shop.example/cart/shared?lines=7:2,8:1#Intent;action=android.intent.action.VIEW;scheme=https;end',
  );
  expect(browserLink(url, MESSENGER)).toBeNull();
});

it('copies an address with the words what to do with it, or says the address itself', async () => {
  expect(await copyForBrowser('https://shop.example/store')).toEqual({
    tone: 'success',
    text: 'Link copied. Paste it in your browser.',
  });
  expect(await navigator.clipboard.readText()).toBe('https://shop.example/store');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  const { text } = await copyForBrowser('https://shop.example/store');
  expect(text).toBe('Copy this link: https://shop.example/store');
});
