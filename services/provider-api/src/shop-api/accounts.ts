/** The calls of a customer's account. */
import {
  changePassword as changePasswordCall,
  deleteAccount as deleteAccountCall,
  forgotPassword as forgotPasswordCall,
  login,
  logout,
  readAccountData,
  readCompany,
  register,
  resendVerification as resendCall,
  resetPassword as resetPasswordCall,
  saveCompany,
  verifyEmail as verifyCall,
} from 'shared-contracts/calls';
import { accountDocument } from '../account/account-data';
import { deleteAccount } from '../account/account-deletion';
import { companyOf, keepCompany } from '../account/company';
import { logIn } from '../account/login';
import { changePassword } from '../account/password-change';
import { forgotPassword, resetPassword } from '../account/password-reset';
import { registerCustomer } from '../account/register';
import { endSession } from '../account/session';
import { resendVerification, verifyEmail } from '../account/verification';
import type { Deps } from '../deps';
import { answer, answerUser, type App } from '../http/answer';

export function accountCalls(app: App, deps: Deps): void {
  const { db } = deps;
  answer(app, deps, register, ({ body, network }) => registerCustomer(deps, network, body));
  answer(app, deps, verifyCall, ({ body, network }) => verifyEmail(deps, network, body));
  answer(app, deps, resendCall, ({ body: { email }, network }) =>
    resendVerification(deps, { email, network }),
  );
  answer(app, deps, login, ({ body, network }) => logIn(deps, network, body));
  answerUser(app, deps, logout, async (_user, { token }) => {
    if (token !== null) await endSession(db, token);
    return { message: 'You are now logged out.' };
  });
  answer(app, deps, forgotPasswordCall, ({ body: { email }, network }) =>
    forgotPassword(deps, { email, network }),
  );
  answer(app, deps, resetPasswordCall, ({ body, network }) => resetPassword(deps, network, body));
  answerUser(app, deps, changePasswordCall, (user, { body, network, token }) =>
    changePassword(deps, { user, network, token }, body),
  );
  answerUser(app, deps, readCompany, (user) => companyOf(db, user.id));
  answerUser(app, deps, saveCompany, (user, { body }) => keepCompany(db, user.id, body));
  answerUser(app, deps, readAccountData, (user) => accountDocument(deps, user));
  answerUser(app, deps, deleteAccountCall, (user, { body: { password }, network }) =>
    deleteAccount(deps, user, { password, network }),
  );
}
