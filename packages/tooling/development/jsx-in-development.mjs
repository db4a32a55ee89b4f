/**
 * In place of `react/jsx-dev-runtime`, which no shell shares: the same elements by what it shares,
 * so that a remote's development build runs in a development shell and in a released one.
 */
import { jsx, jsxs } from 'react/jsx-runtime';

export { Fragment } from 'react/jsx-runtime';
export const jsxDEV = (type, props, key, several) => (several ? jsxs : jsx)(type, props, key);
