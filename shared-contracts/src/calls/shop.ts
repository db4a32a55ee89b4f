/** The call of what the shop says of itself. */
import { shopAnswer } from '../wire/shop';
import { ask, nothing } from './define';

export const readShop = ask(
  '/api/shop',
  nothing,
  shopAnswer,
  'What the shop says of itself, as it is set now. Document servers ask for it; its pages say the hours and the address of their own configuration where a provider lacks it.',
  { addition: true },
);
