import { randomBytes } from 'node:crypto';
import { posix } from 'node:path';
import type { AppName, Registry } from 'shared-contracts/release';
import { documentHtml, shownApps, type DocumentParts } from './document';
import type { MadeDocument } from './document-cache';
import type { Environment } from './environment';
import { pageOfVisit, type PageDependencies } from './page-of-visit';
import { shownReleases } from './releases/shown-releases';
import { unproven } from './releases/unproven';
import type { RenderedPage } from './rendering/rendered-page';
import { reportingRight } from './reporting-right';
import type { Tickets } from './reports/ticket';
import type { Shadows } from './shadows/shadows';
import type { Visit } from './visit';

export type MakingDependencies = PageDependencies & {
  environment: Pick<Environment, 'RENDER_WORKERS' | 'REMOTE_LIMIT'>;
  /** Where local builds may come from. */
  overrideOrigins: string[];
  tickets: Pick<Tickets, 'offer'>;
  /** Compares some of the pages with the shadows of their releases. */
  shadows: Pick<Shadows, 'saw'>;
  /** Stands in a document for the ticket that each answer puts there. */
  mark: string;
};

export const randomText = () => randomBytes(24).toString('base64url');

const placeOf = ({ route, chosen, document }: Visit): DocumentParts['page'] =>
  route && {
    remote: route.remote,
    release: chosen.set[route.remote],
    name: route.page,
    parts: route.layout === 'landing' ? document.headerSlots : [],
  };

/** Whether other shoppers may get a visit's page too, and for how long. */
function keepingOf(
  { status, answers, whole, body }: RenderedPage,
  { route }: Pick<Visit, 'route'>,
  workers: number,
): MadeDocument['keep'] {
  // Where no process renders, the browser's page is all there is.
  const complete = workers === 0 || (whole && body !== null);
  // Anybody can ask for any number of missing pages, so only the one without a route is kept.
  const there = status < 400 || (status === 404 && !route);
  if (!complete || !there) return 'no';
  return answers.length === 0 ? 'release' : 'seconds';
}

function htmlOf(
  visit: Visit,
  first: RenderedPage,
  shown: AppName[],
  registry: Registry,
  { environment, config, development, overrideOrigins, tickets, mark }: MakingDependencies,
) {
  const { chosen, document, local, flags } = visit;
  const { set, good, manifests } = chosen;
  const { shell } = set;
  if (!shell || !manifests.shell) throw new Error('the shop has no release yet');
  const right = reportingRight(visit);
  const given = shownReleases(set, shown);
  return documentHtml({
    config,
    development,
    overridable: overrideOrigins.length > 0,
    override: local?.override ?? null,
    hot: local?.hot ?? null,
    flags,
    remoteLimit: environment.REMOTE_LIMIT,
    readsLists: document.readsLists === true,
    set,
    good,
    shell,
    earlyInput: document.earlyInput,
    nonce: local ? randomText() : null,
    ticket: right === 'ticket' ? mark : null,
    offer: right === 'offer' ? tickets.offer([set, good], given) : null,
    watched: right === 'offer' && unproven(registry, given).length > 0,
    first,
    fonts: manifests.shell.fonts.map((file) => `${posix.dirname(shell.entry)}/${file}`),
    page: placeOf(visit),
  });
}

/** Makes a visit's document, which nothing of one shopper is in. */
export async function makeDocument(
  visit: Visit,
  registry: Registry,
  dependencies: MakingDependencies,
): Promise<MadeDocument> {
  const page = await pageOfVisit(visit, dependencies);
  const keep = keepingOf(page, visit, dependencies.environment.RENDER_WORKERS);
  const shown = shownApps(placeOf(visit), page);
  dependencies.shadows.saw({ visit, page, shown, registry });
  return {
    ...htmlOf(visit, page, shown, registry, dependencies),
    status: page.status,
    keep,
    shown,
  };
}
