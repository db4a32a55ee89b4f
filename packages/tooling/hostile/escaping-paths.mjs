/** Paths that lead out of a served folder, by kinds; the lists are our own. */
import { pairs } from './marks.mjs';

const UPS = ['..', '%2e%2e', '.%2e', '%2e.', '%252e%252e', '..;', '....', '\u2025', '%c0%ae%c0%ae'];
const SLASHES = ['/', '%2f', '\\', '%5c', '//', '/./', '%252f', '%c0%af'];
const TARGETS = ['etc/passwd', 'package.json', 'registry.json'];

const climbing = () =>
  pairs(
    pairs(UPS, SLASHES, (up, slash) => `${up}${slash}`),
    TARGETS,
    (step, target) => `${step.repeat(6)}${target}`,
  );

const direct = () => [
  ...['etc/passwd', '/etc/passwd', 'file:///etc/passwd', 'C:\\Windows\\win.ini', '~/.ssh/id_rsa'],
  ...['.env', '.git/config', '.git/HEAD', 'package.json', 'registry.json', 'pnpm-lock.yaml'],
  ...['node_modules/.package-lock.json', 'src/main.ts', 'server/remote.cjs', 'telemetry.json'],
  ...['%00', 'x%00.js', 'x%0d%0aSet-Cookie:%20a=b', '%', '%zz', '%ff%fe', '?', '#', '*', '|'],
  ...['__proto__', 'constructor', 'con', 'nul', '.', '..', '...', `${'a/'.repeat(500)}b`],
  'a'.repeat(4_000),
];

/** @type {string[]} each of them once, without a slash before it */
export const escapingPaths = [...new Set([...climbing(), ...direct()])];
