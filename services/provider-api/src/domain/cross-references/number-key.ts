import { tokensOf } from 'shared-contracts/search/tokens';

/** A number as it is compared: as the quick order reads a line's (`quick-lines/pasted-line`). */
export const numberKeyOf = (number: string): string =>
  tokensOf(number)
    .map((token) => token.text)
    .join('');
