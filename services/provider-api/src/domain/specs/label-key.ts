import { fold } from 'shared-contracts/search/fold';

/** The key of a label; in a URL the first ':' ends the label, so that a label has none. */
export const keyOfLabel = (label: string) =>
  fold(label)
    .replaceAll(/[\s:]+/g, ' ')
    .trim();
