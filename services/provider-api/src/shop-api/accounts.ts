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
import { accountDocument } from '../domain/customers/account-data';
import { deleteAccount } from '../domain/customers/account-deletion';
import { companyOf, keepCompany } from '../domain/companies/company';
import { logIn } from '../domain/accounts/login';
import { changePassword } from '../domain/accounts/password-change';
import { forgotPassword, resetPassword } from '../domain/accounts/password-reset';
import { registerCustomer } from '../domain/accounts/register';
import { endSession } from '../domain/accounts/session';
import { resendVerification, verifyEmail } from '../domain/accounts/verification';
import type { Deps } from '../domain/deps';
import { answer, answerUser, type App } from './answer';

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
