import { parseArgs } from 'node:util';
import { isAppName, type AppName } from 'shared-contracts/app-names';
import { APP_NAMES, isOwnApp } from 'shared-contracts/own-apps';
import { IN_WORKSPACE } from './app-folder';
import type { PromotionRule } from './promotion-rule';
import { LEAST_DAYS } from './pruning/prune-rule';
import { isSetName } from './sets/set-name';

/** A command line that says nothing that can be done: its one line, and the usage. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

export const USAGE = `usage: pnpm release COMMAND
  publish REMOTE [--version V] [--canary PERCENT] [--dirty] [--untested] [--built | --from FOLDER]
                                        build it alone, check it, make it live (--dirty: with
                                        changes that no commit has; --built: its dist, and with
                                        --dirty whatever that was built from; --from: a folder
                                        that was built elsewhere; --untested: though no pipeline
                                        says by RELEASE_TESTED that its commit's tests have passed)
  publish REMOTE --shadow PERCENT [...] as above, but nobody gets it: so many of the pages are rendered
                                        with it once more, and status says what differs
  visit REMOTE                          opens pages of the running shop in a browser, with what is
                                        live and with its shadow, on a phone's and a desk's size; status
                                        says what differs
  promote REMOTE                        its canary for everybody, if it fits what is live now
  promote REMOTE --by-rule [--minutes 30] [--shoppers 50] [--networks 3] [--worse 1] [--slower 25] [--at-most N]
                                        waits until it was seen for so long by so many, and does no
                                        worse than live (failures and errors of a hundred loads,
                                        percent that a web vital is slower); aborts it where it does
  promote REMOTE --by-rule [--shadowed N] [--visited] [--differs-as-meant] [...]
                                        the same, and N pages were compared with it as a shadow, or a
                                        browser visited it as one, and none differs, or all as they
                                        are meant to
  publish REMOTE --with NAME [...]      as above, but it waits in the store for the others that go
                                        live with it as NAME
  land NAME                             what waits as NAME goes live, all in one change
  sets                                  what waits, and what it misses
  drop NAME                             nothing waits as NAME any more
  preview REMOTE [--version V] [--built | --from FOLDER]
                                        store it and print a link that shows it in one browser, for
                                        a week
  abort REMOTE [--reason TEXT]          its canary for nobody; its shadow ends
  rollback REMOTE [--to V] [--reason TEXT]
                                        the last known good live again, or V; each time one
                                        further back, and forward again by --to; several remotes
                                        go back together
  check REMOTE [--version V] [--built | --from FOLDER]
                                        whether it may go live
  diff REMOTE [V] [--from FOLDER] [--json]
                                        what V of the store changes beside the live one: contract,
                                        sizes, shared libraries; without V its dist, or a folder
  flag NAME PERCENT [--reason TEXT]     for how many shoppers a feature flag is on; 0: for nobody
  flags                                 the feature flags, their shares and ends
  place NAME on|off [--reason TEXT]     whether a place that pages offer to any team shows its part
  service-worker on|off [--reason TEXT]  whether browsers may have the shell's service worker; off: each
                                        removes it, with all that it stored, at its next visit
  prune [--days 30] [--dry-run]         removes releases that nobody was given for so long; run it
                                        each day: it goes by what the one before has seen
  migrate [--force]                     makes the registry's table in REGISTRY_URL, and moves the
                                        registry of the store into it (--force: goes on with a move
                                        that was interrupted)
  backup FILE                           writes the registry as it is into a new file
  restore FILE [--force]                puts it back from there (--force: over another one)
  status                                what shoppers get
  history [REMOTE]                      what was changed, newest last
  published REMOTE                      the commit that its newest release was made from, if any
  keys                                  who may release what: keys make, list, add, rotate, revoke,
                                        sign-stored
REMOTE is one of ${APP_NAMES.join(', ')}, or a remote of
another repository, mfe-NAME, which is built there; publish and check take several, which go together.
ends with 0: done; 1: refused, nothing was changed; 2: wrong usage or settings; 3: somebody else
changed the registry meanwhile, or the store can't be reached; 4: the rule did not promote it`;

/**
 * The usage of one command, with each way to call it; of all where none is named.
 * @throws WrongUsage where there is no such command
 */
export function usageOf(name: string | undefined): string {
  if (name === undefined) return USAGE;
  if (!Object.hasOwn(COMMANDS, name)) throw new WrongUsage(`${name} is no command`);
  const ways = USAGE.split(/\n(?=  \S)/).slice(1);
  const own = ways.filter((way) => new RegExp(`^  ${name}( |$)`, 'm').test(way));
  return ['usage: pnpm release COMMAND', ...own.map((way) => way.split(/\n(?=\S)/)[0])].join('\n');
}

const EVERY_APP = APP_NAMES.length;

/** What `promote --by-rule` takes: whole numbers and parts of them. */
const RULE_NUMBERS = [
  ...(['minutes', 'shoppers', 'networks', 'worse', 'slower', 'at-most'] as const),
  'shadowed',
] as const;
const RULE_OPTIONS = [...RULE_NUMBERS, 'visited', 'differs-as-meant'] as const;

const OPTIONS = {
  version: { type: 'string' },
  canary: { type: 'string' },
  shadow: { type: 'string' },
  built: { type: 'boolean', default: false },
  dirty: { type: 'boolean' },
  untested: { type: 'boolean' },
  from: { type: 'string' },
  json: { type: 'boolean' },
  to: { type: 'string' },
  reason: { type: 'string' },
  with: { type: 'string' },
  'by-rule': { type: 'boolean' },
  minutes: { type: 'string' },
  shoppers: { type: 'string' },
  networks: { type: 'string' },
  worse: { type: 'string' },
  slower: { type: 'string' },
  'at-most': { type: 'string' },
  shadowed: { type: 'string' },
  visited: { type: 'boolean' },
  'differs-as-meant': { type: 'boolean' },
  days: { type: 'string' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
} as const;

type Shape = {
  /** How many apps. */
  apps: [number, number];
  /** How many words after them, such as a version. */
  words?: [number, number];
  takes: Option[];
};

/** What each command takes. */
const COMMANDS = {
  publish: {
    apps: [1, EVERY_APP],
    takes: ['version', 'canary', 'shadow', 'dirty', 'untested', 'built', 'from', 'with'],
  },
  land: { apps: [0, 0], words: [1, 1], takes: [] },
  sets: { apps: [0, 0], takes: [] },
  drop: { apps: [0, 0], words: [1, 1], takes: [] },
  preview: { apps: [1, EVERY_APP], takes: ['version', 'built', 'from'] },
  promote: { apps: [1, 1], takes: ['by-rule', ...RULE_OPTIONS] },
  abort: { apps: [1, 1], takes: ['reason'] },
  rollback: { apps: [1, EVERY_APP], takes: ['to', 'reason'] },
  visit: { apps: [1, 1], takes: [] },
  check: { apps: [1, EVERY_APP], takes: ['version', 'built', 'from'] },
  flag: { apps: [0, 0], words: [2, 2], takes: ['reason'] },
  flags: { apps: [0, 0], takes: [] },
  place: { apps: [0, 0], words: [2, 2], takes: ['reason'] },
  'service-worker': { apps: [0, 0], words: [1, 1], takes: ['reason'] },
  diff: { apps: [1, 1], words: [0, 1], takes: ['from', 'json'] },
  prune: { apps: [0, 0], takes: ['days', 'dry-run'] },
  migrate: { apps: [0, 0], takes: ['force'] },
  backup: { apps: [0, 0], words: [1, 1], takes: [] },
  restore: { apps: [0, 0], words: [1, 1], takes: ['force'] },
  status: { apps: [0, 0], takes: [] },
  history: { apps: [0, 1], takes: [] },
  published: { apps: [1, 1], takes: [] },
} satisfies Record<string, Shape>;

type Option = keyof typeof OPTIONS;
type CommandName = keyof typeof COMMANDS;

export type Command = {
  name: CommandName;
  apps: AppName[];
  /** What stands after the apps. */
  words?: string[];
  version?: string;
  /** Percent of the shoppers. */
  canary?: number;
  /** Percent of the pages that are rendered. */
  shadow?: number;
  built: boolean;
  /** Whether it may be built from changes that no commit has. */
  dirty?: true;
  /** Whether it may go live though nobody says that its tests have passed. */
  untested?: true;
  /** A folder that was built elsewhere, such as by a pipeline's own step. */
  from?: string;
  /** Whether the answer is for programs. */
  json?: true;
  to?: string;
  reason?: string;
  /** Of `promote --by-rule`: what was said of the rule, and how long it is waited for. */
  byRule?: Partial<PromotionRule> & { atMost?: number };
  /** The set that it waits in for others. */
  with?: string;
  /** How long a release has to be named by nobody to be pruned. */
  days?: number;
  /** Whether it only says what it would do. */
  dryRun?: true;
  /** Whether it may replace what is there. */
  force?: true;
};

/** @param built whether it is built in the workspace, so that it has to be one of its apps */
function appOf(name: string, built: boolean): AppName {
  if (isOwnApp(name)) return name;
  if (!isAppName(name)) throw new WrongUsage(`${name} is no app of this shop`);
  if (!built) return name;
  throw new WrongUsage(`${name} is no app of this shop: of another repository's say --from FOLDER`);
}

/**
 * A share of the shoppers, or of the pages, in percent.
 * @param what it is said of, for the message
 * @throws WrongUsage
 */
export function percentOf(text: string, what = '--canary'): number {
  const percent = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && percent <= 100) return percent;
  const of = what === '--shadow' ? 'pages' : 'shoppers';
  throw new WrongUsage(`${what} ${text} is no share of the ${of}: 0 to 100`);
}

/** @throws WrongUsage where documents may still name what was given so few days ago */
function daysOf(text: string): number {
  const days = Number(text);
  if (/^\d{1,5}$/.test(text) && days >= LEAST_DAYS) return days;
  throw new WrongUsage(`--days ${text} is no whole number from ${LEAST_DAYS}`);
}

/** The rule's numbers that a command line says; undefined where it is not asked for. */
function ruleOf(values: ReturnType<typeof parse>['values']): Command['byRule'] {
  const said = RULE_OPTIONS.filter((name) => values[name] !== undefined);
  if (!values['by-rule']) {
    if (said[0]) throw new WrongUsage(`--${said[0]} is for --by-rule`);
    return undefined;
  }
  if (values['differs-as-meant'] && values.shadowed === undefined && !values.visited) {
    throw new WrongUsage('--differs-as-meant is for --shadowed and --visited');
  }
  const numbers = RULE_NUMBERS.filter((name) => values[name] !== undefined).map((name) => {
    const text = values[name] ?? '';
    if (!/^\d{1,6}(\.\d{1,3})?$/.test(text)) {
      throw new WrongUsage(`--${name} ${text} is no number from 0`);
    }
    return [name === 'at-most' ? 'atMost' : name, Number(text)] as const;
  });
  return {
    ...Object.fromEntries(numbers),
    ...(values.visited && { visited: true as const }),
    ...(values['differs-as-meant'] && { differsAsMeant: true as const }),
  };
}

function missingWord(command: CommandName, given: number): string {
  if (command === 'backup' || command === 'restore') return 'which file';
  if (command === 'service-worker') return 'on or off';
  if (command === 'place') return given === 0 ? 'which name' : 'on or off';
  return given === 0 ? 'which name' : 'for how many';
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: OPTIONS,
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
  const { apps, words: [fewest, most] = [0, 0], takes }: Shape = COMMANDS[command];
  const { built, ...texts } = values;
  const given = [...(Object.keys(texts) as Option[]), ...(built ? (['built'] as const) : [])];
  const strange = given.find((option) => !takes.includes(option));
  if (strange) throw new WrongUsage(`${command} takes no --${strange}`);
  const words = most > 0 ? names.splice(apps[1], most) : [];
  if (words.length < fewest) {
    throw new WrongUsage(`${command} ${missingWord(command, words.length)}?`);
  }
  if (names.length < apps[0]) throw new WrongUsage(`${command} which app?`);
  if (names.length > apps[1]) throw new WrongUsage(`${command} takes ${apps[1]} app at most`);
  if (words.length > 0 && values.from !== undefined) {
    throw new WrongUsage('--from is instead of a version');
  }
  const { version, canary, shadow, to, reason, days } = values;
  if (version !== undefined && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
    throw new WrongUsage(`--version ${version} is not a version such as 1.2.0`);
  }
  if (version !== undefined && (built || values.from !== undefined)) {
    throw new WrongUsage('--version is for a new build: what is built has one');
  }
  if (canary !== undefined && names.length > 1) {
    throw new WrongUsage('a canary is of one app');
  }
  if (shadow !== undefined && names.length > 1) throw new WrongUsage('a shadow is of one app');
  if (shadow !== undefined && (canary !== undefined || values.with !== undefined)) {
    throw new WrongUsage('nobody gets a shadow: neither a share of the shoppers nor with others');
  }
  if (values.dirty && values.from !== undefined) {
    throw new WrongUsage('--dirty is for what is built here');
  }
  if (values.from !== undefined && (built || names.length > 1)) {
    throw new WrongUsage('--from is the one folder of one app');
  }
  const byRule = ruleOf(values);
  const builds = ['publish', 'check', 'preview'].includes(command);
  const isBuilt =
    values.from === undefined &&
    (builds || (command === 'diff' && words.length === 0)) &&
    IN_WORKSPACE;
  if (values.with !== undefined && canary !== undefined) {
    throw new WrongUsage('what waits with others is no canary');
  }
  const set = values.with ?? (command === 'land' || command === 'drop' ? words[0] : undefined);
  if (set !== undefined && !isSetName(set)) {
    throw new WrongUsage(`${set} is no name of a set: small letters, digits and hyphens`);
  }
  if (to !== undefined && names.length > 1) throw new WrongUsage('--to is of one app');
  return {
    name: command,
    apps: [...new Set(names.map((each) => appOf(each, isBuilt)))],
    built,
    ...(words.length > 0 && { words }),
    ...(version !== undefined && { version }),
    ...(canary !== undefined && { canary: percentOf(canary) }),
    ...(shadow !== undefined && { shadow: percentOf(shadow, '--shadow') }),
    ...(values.dirty && { dirty: true as const }),
    ...(values.untested && { untested: true as const }),
    ...(values.from !== undefined && { from: values.from }),
    ...(values.json && { json: true as const }),
    ...(to !== undefined && { to }),
    ...(reason !== undefined && { reason }),
    ...(byRule !== undefined && { byRule }),
    ...(values.with !== undefined && { with: values.with }),
    ...(days !== undefined && { days: daysOf(days) }),
    ...(values['dry-run'] && { dryRun: true as const }),
    ...(values.force && { force: true as const }),
  };
}
