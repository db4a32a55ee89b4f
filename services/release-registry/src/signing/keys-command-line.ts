import { parseArgs } from 'node:util';
import { isAppName, type AppName } from 'shared-contracts/app-names';
import { WrongUsage } from '../command-line';
import type { PublicKey } from './ed25519';
import { KEY_NAME } from './key-list';
import { readKeyText } from './trust';

/** What `pnpm release keys` is asked for. */
export type KeysCommand =
  | { name: 'make'; key: string | null }
  | { name: 'list' }
  | { name: 'add'; publicKey: PublicKey; key: string; apps: AppName[] }
  | { name: 'rotate'; key: string; to: PublicKey; newName: string }
  | { name: 'revoke'; key: string; reason: string }
  /** Of no app: of all that the registry names. */
  | { name: 'sign-stored'; apps: AppName[]; anew: boolean; revoked?: string };

export const KEYS_USAGE = `usage: pnpm release keys COMMAND
  make NAME | make --owner              a key for this user, and what to do with its public part
  list                                  which keys may release what
  add KEY NAME APP...                   somebody's public key may release these apps (owner), beside
                                        those that it may release already
  rotate NAME KEY NEWNAME               another key takes its place; what it has signed stays valid
                                        (owner)
  revoke NAME --reason TEXT             nothing that it has signed is valid any more (owner)
  sign-stored [APP...] [--anew] [--revoked NAME]
                                        signs what the registry names and nobody has signed validly;
                                        --anew: also what another key has; --revoked: also what the
                                        revoked key NAME has, which may be a stranger's
KEY is a public key as make says it: ed25519:...`;

function nameOf(text: string | undefined): string {
  if (text !== undefined && KEY_NAME.test(text)) return text;
  throw new WrongUsage(`keys: ${text ?? 'nothing'} is no name of a key such as search-2026`);
}

function publicKeyOf(text: string | undefined): PublicKey {
  const key = readKeyText(text ?? '');
  if (key !== null) return key;
  throw new WrongUsage(`keys: ${text ?? 'nothing'} is no public key such as ed25519:...`);
}

function appsOf(names: string[]): AppName[] {
  return names.map((name) => {
    if (!isAppName(name)) throw new WrongUsage(`keys: ${name} is no app of this shop`);
    return name;
  });
}

function parse(args: string[]) {
  try {
    const options = {
      owner: { type: 'boolean' },
      anew: { type: 'boolean', default: false },
      reason: { type: 'string' },
      revoked: { type: 'string' },
    } as const;
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new WrongUsage(`keys: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads what comes after `pnpm release keys`.
 * @throws WrongUsage with one line that says what is wrong
 */
export function readKeysCommand(args: string[]): KeysCommand {
  const { positionals, values } = parse(args);
  const [name, ...rest] = positionals;
  const [first, second, third] = rest;
  const atMost = (most: number) => {
    if (rest.length > most) throw new WrongUsage(`keys ${name} takes no ${rest[most]}`);
  };
  const { owner, anew, reason, revoked } = values;
  if (anew && name !== 'sign-stored') throw new WrongUsage('keys: --anew is for sign-stored');
  if (revoked !== undefined && name !== 'sign-stored') {
    throw new WrongUsage('keys: --revoked is for sign-stored');
  }
  if (owner && name !== 'make') throw new WrongUsage('keys: --owner is for make');
  if (reason !== undefined && name !== 'revoke')
    throw new WrongUsage('keys: --reason is for revoke');
  switch (name) {
    case 'make':
      atMost(owner ? 0 : 1);
      return { name, key: owner ? null : nameOf(first) };
    case 'list':
      atMost(0);
      return { name };
    case 'add': {
      const apps = appsOf(rest.slice(2));
      if (apps.length === 0) throw new WrongUsage('keys add: which apps may it release?');
      return { name, publicKey: publicKeyOf(first), key: nameOf(second), apps };
    }
    case 'rotate':
      atMost(3);
      return { name, key: nameOf(first), to: publicKeyOf(second), newName: nameOf(third) };
    case 'revoke':
      atMost(1);
      if (!reason) throw new WrongUsage('keys revoke: say why by --reason');
      return { name, key: nameOf(first), reason };
    case 'sign-stored':
      return {
        ...{ name, apps: appsOf(rest), anew },
        ...(revoked !== undefined && { revoked: nameOf(revoked) }),
      };
    case undefined:
      throw new WrongUsage(KEYS_USAGE);
    default:
      throw new WrongUsage(`keys: ${name} is no command of it`);
  }
}
