import { federated } from 'tooling/federated';

const builds = federated(import.meta.dirname);

/**
 * Only code is split off into chunks that pages have in common. The shared libraries are not code
 * here: a chunk of nothing but them has no file, and so no integrity, and the build fails.
 */
const splitChunks = {
  cacheGroups: {
    default: { type: /^javascript/, minChunks: 2, priority: -20, reuseExistingChunk: true },
  },
};

export default (env) => {
  const built = builds(env);
  return Array.isArray(built)
    ? built.map((build) =>
        build.name === 'release' ? { ...build, optimization: { splitChunks } } : build,
      )
    : built;
};
