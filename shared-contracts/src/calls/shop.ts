/** The call of what the shop says of itself. */
import { shopAnswer } from '../wire/shop';
import { ask, nothing } from './define';

export const readShop = ask('/api/shop', nothing, shopAnswer, { addition: true });
