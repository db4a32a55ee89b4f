import { ApiError } from 'shared-contracts/errors';

/**
 * Loads a part of the code when it is first needed, so that the first script does not contain it.
 * @param load imports that part; it is called once, and again after a failure
 * @returns a function that gives what was loaded; its promise fails as `offline` where loading fails
 */
export function loadOnDemand<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch {
      loading = null;
      throw new ApiError({ kind: 'offline' });
    }
  };
}
