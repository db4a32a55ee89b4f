/** What staff note of an order's money, each by a form of its page. */
import * as z from 'zod';
import type { Deps } from '../domain/deps';
import { notFound } from '../domain/refusal';
import { receiveCertificate } from '../domain/payments/certificates';
import { payOut, receivePayment } from '../domain/payments/receive-payment';
import { takeBack } from '../domain/payments/take-back';
import type { Actions, StaffVisit } from './actions';
import { rowIdOrNone, typed } from './form';
import { formKey } from './form-key';
import { actorOf, partOf } from './visit';
import type { Already } from './said';
import { typedAmount } from './typed-amount';

const AT = '/staff/orders/:number';

const SAID = {
  paid: 'The payment is noted.',
  refunded: 'The refund is noted.',
  paymentBack: 'It is taken back.',
  certificate: 'The certificate is noted as received.',
} as const;

const amountForm = z.object({
  amount: typedAmount,
  method: typed(60, 1),
  reference: typed(60).default(''),
  key: formKey,
});

export function orderMoneyRoutes(actions: Actions, deps: Deps): void {
  actions.says(SAID);
  const numberOf = (visit: StaffVisit) => partOf(visit, 'number');
  const back = (visit: StaffVisit, said: keyof typeof SAID | Already) =>
    visit.context.redirect(
      `/staff/orders/${encodeURIComponent(numberOf(visit))}?said=${said}`,
      303,
    );
  const paymentOf = (visit: StaffVisit) => {
    const payment = rowIdOrNone.safeParse(partOf(visit, 'payment'));
    if (!payment.success) throw notFound('This order has no such payment.');
    return { number: numberOf(visit), payment: payment.data };
  };

  actions.change(`${AT}/payment`, 'payments', amountForm, async (visit, form) => {
    const isNew = await receivePayment(deps, { number: numberOf(visit), ...form }, actorOf(visit));
    return back(visit, isNew ? 'paid' : 'already');
  });

  actions.change(`${AT}/refund`, 'payments', amountForm, async (visit, form) => {
    const isNew = await payOut(deps, { number: numberOf(visit), ...form }, actorOf(visit));
    return back(visit, isNew ? 'refunded' : 'already');
  });

  actions.change(
    `${AT}/payments/:payment/void`,
    'payments',
    z.object({ reason: typed(200, 1) }),
    async (visit, { reason }) => {
      const isNew = await takeBack(deps, { ...paymentOf(visit), reason }, actorOf(visit));
      return back(visit, isNew ? 'paymentBack' : 'already');
    },
  );

  actions.change(`${AT}/payments/:payment/certificate`, 'payments', z.object({}), async (visit) => {
    const isNew = await receiveCertificate(deps, paymentOf(visit), actorOf(visit));
    return back(visit, isNew ? 'certificate' : 'already');
  });
}
