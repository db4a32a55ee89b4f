// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEvents } from '../src/events';
import { createSession } from '../src/session';
import { safeStorage, type SafeStorage } from 'shared-contracts/storage';

const user = { id: '7', name: 'Maria' };
const storage = () => safeStorage(() => window.sessionStorage);

function start(area: SafeStorage = storage()) {
  const events = createEvents(() => undefined);
  const onEnd = vi.fn();
  return { session: createSession({ storage: area, events, onEnd }), events, onEnd };
}

beforeEach(() => {
  window.sessionStorage.clear();
});

describe('the session of a tab', () => {
  it('[A04] keeps the token under `token` and the user beside it, and survives a reload', () => {
    start().session.start({ token: 'secret', user });
    expect(window.sessionStorage.getItem('token')).toBe('secret');
    expect(start().session.read()).toEqual({ token: 'secret', user });
  });

  it('is a guest’s when only one of token and user exists', () => {
    window.sessionStorage.setItem('token', 'secret');
    expect(start().session.read()).toBeNull();
    window.sessionStorage.setItem('user', '{broken');
    expect(start().session.read()).toBeNull();
  });

  it('ends once, however many calls fail with the same dead token', () => {
    const { session, onEnd } = start();
    session.start({ token: 'secret', user });
    session.end('expired');
    session.end('expired');
    expect(onEnd).toHaveBeenCalledTimes(1);
    expect(window.sessionStorage.getItem('token')).toBeNull();
  });

  it('works in a tab whose storage is blocked', () => {
    const blocked = safeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { session } = start(blocked);
    session.start({ token: 'secret', user });
    expect(session.read()?.user.name).toBe('Maria');
  });

  it('tells the others who has come and gone', () => {
    const { session, events } = start();
    const told: unknown[] = [];
    events.on('session:started', (fact) => told.push(fact));
    events.on('session:ended', (fact) => told.push(fact));
    session.start({ token: 'secret', user });
    session.end('logout');
    expect(told).toEqual([{ user }, { reason: 'logout' }]);
  });
});

describe('facts', () => {
  it('reach every listener, also when another throws', () => {
    const errors: unknown[] = [];
    const events = createEvents((error) => errors.push(error));
    const heard: number[] = [];
    events.on('cart:changed', () => {
      throw new Error('mine');
    });
    const stop = events.on('cart:changed', ({ units }) => heard.push(units));
    events.tell('cart:changed', { units: 2 });
    stop();
    events.tell('cart:changed', { units: 3 });
    expect(heard).toEqual([2]);
    expect(errors).toHaveLength(2);
  });
});
