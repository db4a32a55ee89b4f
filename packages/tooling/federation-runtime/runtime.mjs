/**
 * The federation runtime of the shop: how a bundle gets the libraries that come once, with the
 * shell. It answers what the scripts of a federated build ask of `__webpack_require__.federation`
 * (enhanced 2.9.2, in place of webpack-bundler-runtime), and the container interface: `init` with
 * the shell's libraries, `get` for what a remote exposes.
 *
 * It knows no fallbacks, no second version, no manifests and no plugins, because the shop has none:
 * a library is there in a version that fits, or the part that needs it fails by name.
 */

/** @typedef {() => unknown} Factory gives a library's exports */
/** @typedef {{ lib?: Factory, get: () => Factory | Promise<Factory> }} Library */
/**
 * The share scope as every federated build knows it: by name, and by version.
 * @typedef {Record<string, Record<string, Library>>} Libraries
 */

const RANGE = /^\^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a version is in a range such as `^19.3.1`, the only kind that a remote's build writes
 * (semver: nothing before it, and nothing that breaks; below 1.0.0 the minor number may break).
 * @param {string} version
 * @param {string | false} range
 */
export function fits(version, range) {
  if (range === false) return true;
  const wanted = RANGE.exec(range)?.slice(1).map(Number);
  const given = version.split(/[.-]/, 3).map(Number);
  if (!wanted) return false;
  const fixed = wanted[0] > 0 ? 1 : 2;
  for (let at = 0; at < 3; at += 1) {
    if (given[at] !== wanted[at]) return at >= fixed && given[at] > wanted[at];
  }
  return true;
}

/**
 * @param {Libraries} libraries what the shell shares
 * @param {{ shareKey: string, requiredVersion: string | false }} wanted
 * @returns {Factory | Promise<Factory>} a promise only where another host than our shell shares it
 * @throws where it isn't shared, or not in this range
 */
function library(libraries, { shareKey, requiredVersion }) {
  const versions = Object.keys(libraries[shareKey] ?? {});
  const version = versions.find((each) => fits(each, requiredVersion));
  if (version) {
    const shared = libraries[shareKey][version];
    return shared.lib ?? shared.get();
  }
  if (versions.length === 0) throw new Error(`this page's shell shares no ${shareKey}`);
  throw new Error(`this page's shell shares ${shareKey} ${versions}, not ${requiredVersion}`);
}

/**
 * Puts libraries in the place of the modules that stand for them in a build.
 * @returns {Promise<void>[]} those that come later
 */
function supply(webpackRequire, libraries, ids) {
  const wanted = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping;
  return ids.flatMap((id) => {
    const put = (exports) => {
      webpackRequire.m[id] = (stand) => {
        stand.exports = exports();
      };
    };
    const exports = library(libraries, wanted[id]);
    return exports.then ? exports.then(put) : (put(exports), []);
  });
}

/**
 * One bundle's runtime.
 * @param {(webpackRequire: object) => void} start what the bundle begins with
 */
function runtime(start) {
  /** @type {Libraries} */
  let libraries = {};
  return {
    runtime: {},
    bundlerRuntime: {
      init({ webpackRequire }) {
        start(webpackRequire);
        libraries = webpackRequire.S.default ?? {};
        return {};
      },
      I: () => Promise.resolve(),
      installInitialConsumes({ webpackRequire, initialConsumes }) {
        supply(webpackRequire, libraries, initialConsumes);
      },
      consumes({ webpackRequire, chunkId, chunkMapping, promises }) {
        try {
          promises.push(...supply(webpackRequire, libraries, chunkMapping[chunkId] ?? []));
        } catch (error) {
          promises.push(Promise.reject(error));
        }
      },
      initContainerEntry({ shareScope }) {
        libraries = shareScope;
      },
    },
  };
}

/** A library in the form in which any federated build takes it, not only ours. */
const offered = (version, get) => ({
  version,
  get,
  lib: get(),
  loaded: true,
  from: 'shell',
  scope: ['default'],
  useIn: [],
  deps: [],
  strategy: 'loaded-first',
  shareConfig: { singleton: true, eager: true, requiredVersion: false },
});

/** The shell's own: it shares what its build provides. */
export function sharing() {
  return runtime((webpackRequire) => {
    const provided = webpackRequire.federation.initOptions.shared;
    webpackRequire.S = {
      default: Object.fromEntries(
        Object.entries(provided).map(([name, [{ version, get }]]) => [
          name,
          { [version]: offered(version, get) },
        ]),
      ),
    };
  });
}

/** A remote's: it gets its libraries when its container is started. */
export function borrowing() {
  return runtime(() => undefined);
}
