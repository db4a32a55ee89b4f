/** The arrows of the house: what may import what. */
const REMOTE = '^(mfe-[a-z-]+)/';
/** The two back offices, and what stores the accounts of the one. */
const BACK_OFFICES =
  '^(packages/back-office/|services/release-registry/(src/console|test)/|services/provider-api/(src/(counter/|domain/(staff/|limits[.]ts))|test/))';

/** Shows HTML of staff as the shop does, through the shop's one sanitiser. */
const PREVIEW = '^services/provider-api/src/domain/catalogue-management/preview[.]ts$';

const PROVIDER = '^services/provider-api/src/';

/**
 * The rooms of the provider's domain, each of which may import those before it. What belongs to no
 * noun alone (refusals, days, limits, what is done once) stands beside them, for all of them.
 */
const DOMAIN_ROOMS = [
  'audit',
  'settings',
  'sheets',
  'pictures',
  'mail',
  'accounts',
  'staff',
  'stock',
  'pricing',
  'trade',
  'specs',
  'name-facts',
  'content',
  'share-pictures',
  'catalogue',
  'cross-references',
  'search',
  'offline-catalogue',
  'facets',
  'fits',
  'stand-ins',
  'comparison',
  'quick-order',
  'cart',
  'companies',
  'saved-lists',
  'inquiries',
  'payments',
  'orders',
  'order-drafts',
  'quotations',
  'customers',
  'catalogue-management',
  'import',
  'catalogue-files',
  'price-lists',
  'cross-reference-tables',
  'reports',
  'exports',
];

/** What each layer of the provider never imports: the ones above it, and the one beside it. */
const LAYERS = {
  database: 'domain|http|shop-api|counter|commands',
  domain: 'http|shop-api|counter|commands',
  http: 'shop-api|counter|commands',
  'shop-api': 'counter|commands',
  counter: 'shop-api|commands',
  commands: 'http|shop-api|counter',
};

const providerLayers = Object.entries(LAYERS).map(([layer, above]) => ({
  name: `provider-${layer}-imports-nothing-above`,
  comment: 'database, then the domain, then its surfaces, which do not know each other.',
  severity: 'error',
  from: { path: `${PROVIDER}${layer}/` },
  to: { path: `${PROVIDER}(${above})/` },
}));

const providerRooms = DOMAIN_ROOMS.slice(0, -1).map((room, at) => ({
  name: `provider-domain-${room}-imports-earlier-rooms`,
  comment: 'DOMAIN_ROOMS has the order.',
  severity: 'error',
  from: { path: `${PROVIDER}domain/${room}/` },
  to: { path: `${PROVIDER}domain/(${DOMAIN_ROOMS.slice(at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-remote-to-remote',
      comment: 'A remote knows others by slots, facts and commands only.',
      severity: 'error',
      from: { path: REMOTE },
      to: { path: REMOTE, pathNot: '^$1/' },
    },
    {
      name: 'no-shell-to-remote',
      comment: 'The shell finds remotes at run time, by the release registry.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: REMOTE },
    },
    {
      name: 'no-remote-to-shell',
      severity: 'error',
      from: { path: REMOTE },
      to: { path: '^(shell|services|e2e)/' },
    },
    {
      name: 'host-kit-only-at-bootstrap',
      comment: 'A remote gets its host as an argument; only its stand-alone run makes one.',
      severity: 'error',
      from: { path: REMOTE, pathNot: '^mfe-[a-z-]+/(src/bootstrap[.]tsx|test/)' },
      to: { path: '^packages/host-kit/' },
    },
    {
      name: 'calls-by-their-part',
      comment:
        "All calls together would rename every remote's release with each of them: calls/cart.",
      severity: 'error',
      from: { path: `${REMOTE}src/` },
      to: { path: '^shared-contracts/src/calls[.]ts$' },
    },
    {
      name: 'contracts-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared-contracts/src/' },
      to: { path: '^(shell|mfe-|packages|services|e2e)' },
    },
    {
      name: 'shared-ui-knows-no-domain',
      severity: 'error',
      from: { path: '^packages/shared-ui/src/' },
      to: { path: '^(shell|mfe-|shared-contracts|packages/host-kit|services|e2e)' },
    },
    {
      name: 'host-kit-to-contracts-only',
      severity: 'error',
      from: { path: '^packages/host-kit/src/' },
      to: { path: '^(shell|mfe-|packages/shared-ui|services|e2e)' },
    },
    {
      name: 'server-kit-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/server-kit/src/' },
      to: {
        path: '^(shell|mfe-|shared-contracts|packages/(shared-ui|host-kit|object-store|back-office)|services|e2e)',
      },
    },
    {
      name: 'object-store-to-server-kit-only',
      severity: 'error',
      from: { path: '^packages/object-store/src/' },
      to: {
        path: '^(shell|mfe-|shared-contracts|packages/(?!object-store|server-kit)|services|e2e)',
      },
    },
    {
      name: 'services-stand-alone',
      comment:
        "The document server reads releases with the registry package, the counter's previews go through the shop's sanitiser; nothing else crosses.",
      severity: 'error',
      from: { path: '^services/', pathNot: PREVIEW },
      to: { path: '^(shell|mfe-|packages/(shared-ui|host-kit)|e2e)' },
    },
    {
      name: 'back-office-to-servers-and-tokens',
      severity: 'error',
      from: { path: '^packages/back-office/' },
      to: {
        path: '^(shell|mfe-|shared-contracts|packages/(?!back-office|server-kit|passwords|tooling)|services|e2e)',
        pathNot: '^packages/shared-ui/src/global-style[.]tsx$',
      },
    },
    {
      name: 'passwords-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/passwords/' },
      to: { path: '^(shell|mfe-|shared-contracts|packages/(?!passwords|tooling)|services|e2e)' },
    },
    {
      name: 'back-office-for-back-offices',
      comment: 'Shoppers see nothing of it.',
      severity: 'error',
      from: { path: '^', pathNot: BACK_OFFICES },
      to: { path: '^packages/back-office/' },
    },
    {
      name: 'preview-by-sanitiser',
      severity: 'error',
      from: { path: PREVIEW },
      to: {
        path: '^(shell|mfe-|packages/(shared-ui|host-kit)|e2e)',
        pathNot: '^packages/host-kit/src/sanitise[.]ts$',
      },
    },
    {
      name: 'demo-catalogue-by-file',
      comment: 'The demonstration catalogue comes in by its file; only trials and tests know it.',
      severity: 'error',
      from: {
        path: '^',
        pathNot: '^(packages/demo-catalogue|services/provider-api/(test|bench))/',
      },
      to: { path: '^packages/demo-catalogue/' },
    },
    {
      name: 'demo-catalogue-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^packages/demo-catalogue/src/' },
      to: { path: '^(shell|mfe-|shared-contracts|packages/(?!demo-catalogue)|services|e2e)' },
    },
    {
      name: 'conformance-to-contracts-only',
      comment: 'It visits any provider, so it knows none.',
      severity: 'error',
      from: { path: '^packages/conformance/' },
      to: { path: '^(shell|mfe-|packages/(?!conformance|tooling)|services|e2e)' },
    },
    {
      name: 'e2e-by-dom-and-http',
      comment: 'Journeys see the shop as a browser does.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(shell|mfe-|shared-contracts|packages/(shared-ui|host-kit|server-kit|conformance)|services)',
      },
    },
    {
      name: 'remote-inside',
      comment: 'bootstrap and remote know the pages; pages know their parts; never back.',
      severity: 'error',
      from: { path: '^mfe-[a-z-]+/src/', pathNot: '^mfe-[a-z-]+/src/(bootstrap|remote)[.]tsx' },
      to: { path: '^mfe-[a-z-]+/src/(bootstrap|remote)[.]tsx' },
    },
    ...providerLayers,
    ...providerRooms,
    {
      name: 'provider-domain-rooms-are-named',
      comment: 'A new room takes its place in DOMAIN_ROOMS.',
      severity: 'error',
      from: { path: `${PROVIDER}domain/(?!(${DOMAIN_ROOMS.join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'provider-layers-import-no-start',
      comment:
        'main, cli and what opens the shop know all layers; no layer knows them but their types.',
      severity: 'error',
      from: { path: `${PROVIDER}(database|domain|http|shop-api)/` },
      to: { path: `${PROVIDER}[^/]+[.]ts$` },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-alone|node_modules|[.]data|[.]cache)(/|$)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
