import { parseArgs } from 'node:util';
import { isAppName, type AppName } from 'shared-contracts/app-names';
import { APP_NAMES, isOwnApp } from 'shared-contracts/own-apps';

/** A command line that says nothing that can be done: its one line, and the usage. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

export const USAGE = `usage: pnpm release COMMAND
  publish REMOTE [--version V] [--canary PERCENT] [--dirty] [--built | --from FOLDER]
                                        build it alone, check it, make it live (--dirty: with
                                        changes that no commit has; --built: its dist; --from: a
                                        folder that was built elsewhere)
  promote REMOTE                        its canary for everybody
  abort REMOTE [--reason TEXT]          its canary for nobody
  rollback REMOTE [--to V] [--reason TEXT]
                                        the last known good live again, or V; each time one
                                        further back, and forward again by --to
  check REMOTE [--version V] [--built | --from FOLDER]
                                        whether it may go live
  status                                what shoppers get
  history [REMOTE]                      what was changed, newest last
REMOTE is one of ${APP_NAMES.join(', ')}, or a remote of
another repository, mfe-NAME, which is built there; publish and check take several, which go together.
ends with 0: done; 1: refused, nothing was changed; 2: wrong usage or settings; 3: somebody else
changed the registry meanwhile, or the store can't be reached`;

const EVERY_APP = APP_NAMES.length;

/** What each command takes beside its apps, and how many of those. */
const COMMANDS = {
  publish: { apps: [1, EVERY_APP], takes: ['version', 'canary', 'dirty', 'built', 'from'] },
  promote: { apps: [1, 1], takes: [] },
  abort: { apps: [1, 1], takes: ['reason'] },
  rollback: { apps: [1, 1], takes: ['to', 'reason'] },
  check: { apps: [1, EVERY_APP], takes: ['version', 'built', 'from'] },
  status: { apps: [0, 0], takes: [] },
  history: { apps: [0, 1], takes: [] },
} satisfies Record<string, { apps: [number, number]; takes: Option[] }>;

type Option = 'version' | 'canary' | 'dirty' | 'built' | 'from' | 'to' | 'reason';
type CommandName = keyof typeof COMMANDS;

export type Command = {
  name: CommandName;
  apps: AppName[];
  version?: string;
  /** Percent of the shoppers. */
  canary?: number;
  built: boolean;
  /** Whether it may be built from changes that no commit has. */
  dirty?: true;
  /** A folder that was built elsewhere, such as by a pipeline's own step. */
  from?: string;
  to?: string;
  reason?: string;
};

/** @param built whether it is built here, so that it has to be one of this repository */
function appOf(name: string, built: boolean): AppName {
  if (isOwnApp(name)) return name;
  if (!isAppName(name)) throw new WrongUsage(`${name} is no app of this shop`);
  if (!built) return name;
  throw new WrongUsage(`${name} is no app of this shop: of another repository's say --from FOLDER`);
}

function percentOf(text: string): number {
  const percent = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && percent <= 100) return percent;
  throw new WrongUsage(`--canary ${text} is no share of the shoppers: 0 to 100`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        canary: { type: 'string' },
        built: { type: 'boolean', default: false },
        dirty: { type: 'boolean' },
        from: { type: 'string' },
        to: { type: 'string' },
        reason: { type: 'string' },
      },
    });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads a command line.
 * @throws WrongUsage with one line that says what is wrong
 */
export function readCommand(args: string[]): Command {
  const { positionals, values } = parse(args);
  const [name, ...names] = positionals;
  if (name === undefined) throw new WrongUsage('no command');
  if (!Object.hasOwn(COMMANDS, name)) throw new WrongUsage(`${name} is no command`);
  const command = name as CommandName;
  const { apps, takes }: { apps: [number, number]; takes: Option[] } = COMMANDS[command];
  const { built, ...texts } = values;
  const given = [...(Object.keys(texts) as Option[]), ...(built ? (['built'] as const) : [])];
  const strange = given.find((option) => !takes.includes(option));
  if (strange) throw new WrongUsage(`${command} takes no --${strange}`);
  if (names.length < apps[0]) throw new WrongUsage(`${command} which app?`);
  if (names.length > apps[1]) throw new WrongUsage(`${command} takes ${apps[1]} app at most`);
  const { version, canary, to, reason } = values;
  if (version !== undefined && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new WrongUsage(`--version ${version} is not a version such as 1.2.0`);
  }
  if (version !== undefined && (built || values.from !== undefined)) {
    throw new WrongUsage('--version is for a new build: what is built has one');
  }
  if (canary !== undefined && names.length > 1) {
    throw new WrongUsage('a canary is of one app');
  }
  if (values.dirty && (built || values.from !== undefined)) {
    throw new WrongUsage('--dirty is for a new build: what is built is published as it is');
  }
  if (values.from !== undefined && (built || names.length > 1)) {
    throw new WrongUsage('--from is the one folder of one app');
  }
  const isBuilt = (command === 'publish' || command === 'check') && values.from === undefined;
  return {
    name: command,
    apps: [...new Set(names.map((each) => appOf(each, isBuilt)))],
    built,
    ...(version !== undefined && { version }),
    ...(canary !== undefined && { canary: percentOf(canary) }),
    ...(values.dirty && { dirty: true as const }),
    ...(values.from !== undefined && { from: values.from }),
    ...(to !== undefined && { to }),
    ...(reason !== undefined && { reason }),
  };
}
