import { ACCOUNT_SAID } from 'back-office/accounts/account-routes';

const UNTOLD = 'Nobody was told, because the account was deleted.';

/** What the page after a form says of what was done, named in its address. */
export const SAID = {
  confirmed: 'Confirmed. The customer was told by mail.',
  ready: 'Ready for pickup. The customer was told by mail.',
  completed: 'Completed. The customer was told by mail.',
  cancelled: 'Cancelled, and the stock is back. The customer was told by mail.',
  confirmedUntold: `Confirmed. ${UNTOLD}`,
  readyUntold: `Ready for pickup. ${UNTOLD}`,
  completedUntold: `Completed. ${UNTOLD}`,
  cancelledUntold: `Cancelled, and the stock is back. ${UNTOLD}`,
  paid: 'The payment is noted.',
  unpaid: 'The payment is taken back.',
  noted: 'The note is added.',
  shelf: 'The shelf place is noted.',
  saved: 'Saved. Shoppers see it with their next page.',
  added: 'Added. Shoppers see it with their next page.',
  archived: 'Archived. Shoppers no longer see it.',
  back: 'It is back in the shop.',
  pictures: 'The pictures are saved.',
  applied: 'The list is applied. It can be taken back.',
  takenBack: 'The list is taken back.',
  answered: 'The answer is sent by mail.',
  done: 'The inquiry is done.',
  open: 'The inquiry is open again.',
  taken: 'The request is a draft now, with the prices of the catalogue.',
  line: 'The draft is changed.',
  quoted: 'The quotation is sent by mail.',
  withdrawn: 'The quotation is withdrawn. Nobody was told by mail.',
  reopened: 'The quotation is open again. Nobody was told by mail.',
  synonym: 'The name is added, and searches know it within seconds.',
  corrected: 'The name is corrected.',
  readdressed: 'The account has the new email. Both addresses were told by mail.',
  deleted: 'The account is deleted. Its owner was told by mail.',
  forgotten: 'The inquiries are deleted, with their answers and mails.',
  ...ACCOUNT_SAID,
} as const;

export type Said = keyof typeof SAID;

export const readSaid = (text: string | undefined): Said | null =>
  text !== undefined && Object.hasOwn(SAID, text) ? (text as Said) : null;
