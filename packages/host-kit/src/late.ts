import { ApiError } from 'shared-contracts/errors';

/**
 * What a first script leaves out until something asks for it.
 * @param load imports it; it is called once, and again after it has failed
 * @returns gives what was loaded; fails as `offline` where it can't be had
 */
export function late<T>(load: () => Promise<T>): () => Promise<T> {
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
