import { afterEach, expect, it } from 'vitest';
import {
  freshPageHere,
  leaveStoredPage,
  networkIsBack,
  storedPartShown,
  useAsOf,
} from '../src/network/as-of';

afterEach(leaveStoredPage);

it('a stored page offers the newest once the network is back', () => {
  storedPartShown(5_000);
  networkIsBack();
  expect(useAsOf.getState()).toEqual({ at: 5_000, fresh: true, back: true });
  storedPartShown(9_000);
  expect(useAsOf.getState()).toEqual({ at: 5_000, fresh: false, back: false });
});

it('a page of the network has nothing newer', () => {
  networkIsBack();
  freshPageHere();
  expect(useAsOf.getState()).toEqual({ at: null, fresh: false, back: false });
});
