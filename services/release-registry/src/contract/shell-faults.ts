/** What a remote wants of the shell, and the shell of the remote. */
import { satisfies } from 'semver';
import { ownProperty } from './own-property';
import type { Party, ReleaseContract, ShellSide } from './release-contract';
import { misfitLines, nameOf } from './misfit-lines';

type Names = { one: string; other: string };

/** A library that was built against another version than the one that the shell shares. */
export type OtherVersion = { library: string; range: string; given: string };

/** The libraries of a remote whose range the shell's version isn't in. */
export const otherVersions = (contract: ReleaseContract, side: ShellSide): OtherVersion[] =>
  Object.entries(contract.libraries).flatMap(([library, { range }]) => {
    const given = ownProperty(side.libraries, library)?.version;
    return given === undefined || satisfies(given, range) ? [] : [{ library, range, given }];
  });

/** Libraries that a remote needs, by range and by name. */
function libraryFaults(contract: ReleaseContract, side: ShellSide, { one, other }: Names) {
  const others = new Map(otherVersions(contract, side).map((each) => [each.library, each.given]));
  return Object.entries(contract.libraries).flatMap(([name, { range, names }]) => {
    const given = ownProperty(side.libraries, name);
    if (!given) return [`library ${name}: ${one} needs ${range}; ${other} does not share it`];
    const lacking = given.names ? names.filter((each) => !given.names?.includes(each)) : [];
    return [
      ...(others.has(name)
        ? [`library ${name}: ${one} needs ${range}; ${other} shares ${given.version}`]
        : []),
      ...(lacking.length > 0
        ? [`library ${name}: ${one} uses ${lacking.join(', ')}; ${other} does not share it`]
        : []),
    ];
  });
}

/** Calls of the host that a remote makes: they are there, and take what they are given. */
function hostFaults(remote: Party, shell: Party, side: ShellSide, candidate: Party): string[] {
  const { host, passes = {} } = remote.contract;
  const lacking = host.filter((member) => !side.host.includes(member));
  return [
    ...lacking.map(
      (member) => `host.${member}: ${nameOf(remote)} uses it; ${nameOf(shell)} does not have it`,
    ),
    ...Object.entries(passes).flatMap(([member, schema]) => {
      const taken = ownProperty(side.takes ?? {}, member);
      if (!taken) return [];
      return misfitLines(
        `host.${member}`,
        { party: remote, schema },
        { party: shell, schema: taken },
        { kind: 'props', candidate: candidate === remote ? 'sender' : 'taker' },
        ['passes', 'takes'],
      );
    }),
  ];
}

/** Whether a route leads where a link goes: `:1` of the link is any value, which a route must take. */
function leads(route: string, link: string): boolean {
  const [taken, linked] = [route.split('/'), link.split('/')];
  return (
    taken.length === linked.length &&
    taken.every((part, at) => part === linked[at] || (part.startsWith(':') && linked[at] !== ''))
  );
}

/** Paths that a remote links to, and tokens that its styles stand on: what isn't said isn't asked. */
function pageFaults(contract: ReleaseContract, side: ShellSide, { one, other }: Names): string[] {
  const { paths = [], tokens = [] } = contract;
  const { routes, tokens: given } = side;
  return [
    ...paths
      .filter((path) => routes && !routes.some((route) => leads(route, path)))
      .map((path) => `path ${path}: ${one} leads to it; ${other} has no route of it`),
    ...tokens
      .filter((token) => given && !given.includes(token))
      .map((token) => `token ${token}: ${one} uses it; ${other} does not set it`),
  ];
}

/**
 * Why a remote and a shell can't meet in one page.
 * @param candidate which of the two is new
 * @returns one line per fault, with both sides named
 */
export function shellFaults(remote: Party, shell: Party, candidate: Party): string[] {
  const side = shell.contract.shell;
  if (!side) return [];
  const { contract } = remote;
  const [one, other] = [nameOf(remote), nameOf(shell)];
  const names = { one, other };
  const { door } = shell.contract;
  const pages = side.pages[contract.app] ?? [];
  return [
    ...(contract.door === door
      ? []
      : [`door: ${one} is made for version ${contract.door}; ${other} has version ${door}`]),
    ...hostFaults(remote, shell, side, candidate),
    ...libraryFaults(contract, side, names),
    ...pageFaults(contract, side, names),
    ...pages
      .filter((page) => !contract.pages.includes(page))
      .map((page) => `page ${page}: ${other} has a route to it; ${one} does not have it`),
  ];
}
