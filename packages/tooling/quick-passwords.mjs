/**
 * Argon2id of little memory for tests, loaded before what they run: the shop's own takes 15 ms of CPU a try, and
 * tests make thousands. A hash says how it was made, so that all else stays as it is. What it costs
 * in the shop is tested by packages/passwords/test/password-hash.test.ts and paid by every test in a browser.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './run/services.mjs';

const argon2 = createRequire(join(ROOT, 'packages/passwords/package.json'))('@node-rs/argon2');
const { hash } = argon2;
argon2.hash = (secret, cost) => hash(secret, { ...cost, memoryCost: 64, timeCost: 1 });
