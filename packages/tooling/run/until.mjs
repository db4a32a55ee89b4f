/** What tests wait for of the processes that they start. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Longer than anything takes on a busy machine, in milliseconds. */
const PATIENCE = 90_000;
/** Between two looks, in milliseconds. */
const EVERY = 20;

/**
 * Waits until something is there.
 * @template Value
 * @param {() => Value | null | undefined | false} look throws where it can't come any more
 * @returns {Promise<Value>}
 * @throws after a minute and a half
 */
export async function until(look) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(EVERY)) {
    const value = look();
    if (value) return value;
  }
  throw new Error(`nothing came of ${look.toString()}`);
}

/**
 * Waits until a port of this machine refuses new connections.
 * @param {number} port
 */
export async function untilRefused(port) {
  for (let refused = false; !refused;) {
    const socket = connect(port, '127.0.0.1');
    refused = await new Promise((told) => {
      socket.once('connect', () => told(false));
      socket.once('error', () => told(true));
    });
    socket.destroy();
  }
}
