/** The call that says which result of a search was opened. A provider may lack it: it answers 404. */
import { CHOSEN_PATH } from '../chosen-path';
import { chosenBody } from '../wire/search';
import { messageAnswer } from '../wire/values';
import { post } from './define';

export const tellChosen = post(CHOSEN_PATH, chosenBody, messageAnswer, {
  addition: true,
  work: 'search',
});
