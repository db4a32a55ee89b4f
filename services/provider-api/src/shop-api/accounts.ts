/** The calls of a customer's account. */
import {
  changePassword as changePasswordCall,
  deleteAccount as deleteAccountCall,
  endPersistentSignIn as endPersistentCall,
  fetchPersistentSignIns,
  forgotPassword as forgotPasswordCall,
  keepSignIn,
  login,
  logout,
  readAccountData,
  readCompany,
  register,
  resendVerification as resendCall,
  resetPassword as resetPasswordCall,
  resumeSignIn as resumeCall,
  saveCompany,
  verifyEmail as verifyCall,
} from 'shared-contracts/calls';
import { deviceOf } from 'server-kit/device';
import { accountDocument } from '../domain/customers/account-data';
import { deleteAccount } from '../domain/customers/account-deletion';
import { companyOf, keepCompany } from '../domain/companies/company';
import {
  endPersistentHere,
  endPersistentSignIn,
  keepSignedIn,
  listPersistentSignIns,
  resumeSignIn,
} from '../domain/accounts/persistent-sign-in';
import { logIn } from '../domain/accounts/login';
import { changePassword } from '../domain/accounts/password-change';
import { forgotPassword, resetPassword } from '../domain/accounts/password-reset';
import { registerCustomer } from '../domain/accounts/register';
import { endSession } from '../domain/accounts/session';
import { resendVerification, verifyEmail } from '../domain/accounts/verification';
import type { Deps } from '../domain/deps';
import { Refusal } from '../domain/refusal';
import { answer, answerUser, type App } from './answer';

export function accountCalls(app: App, deps: Deps): void {
  const { db } = deps;
  answer(app, deps, register, ({ body, network }) => registerCustomer(deps, network, body));
  answer(app, deps, verifyCall, ({ body, network }) => verifyEmail(deps, network, body));
  answer(app, deps, resendCall, ({ body: { email }, network }) =>
    resendVerification(deps, { email, network }),
  );
  answer(app, deps, login, ({ body, network }) => logIn(deps, network, body));
  answerUser(app, deps, logout, async (_user, { token, cookie }) => {
    if (token !== null) await endSession(db, token);
    await endPersistentHere(db, cookie.read());
    cookie.take();
    return { message: 'You are now logged out.' };
  });
  answer(app, deps, forgotPasswordCall, ({ body: { email }, network }) =>
    forgotPassword(deps, { email, network }),
  );
  answer(app, deps, resetPasswordCall, ({ body, network }) => resetPassword(deps, network, body));
  answerUser(app, deps, changePasswordCall, (user, { body, network, token }) =>
    changePassword(deps, { user, network, token }, body),
  );
  answerUser(app, deps, keepSignIn, async (user, { token, userAgent, network, cookie }) => {
    const browser = { device: deviceOf(userAgent), earlier: cookie.read() };
    cookie.give(await keepSignedIn(deps, user, { token, network, ...browser }));
    return { message: 'You stay signed in on this device.' };
  });
  answer(app, deps, resumeCall, async ({ cookie }) => {
    const secret = cookie.read();
    try {
      const resumed = await resumeSignIn(deps, secret);
      if (secret !== null) cookie.give(secret);
      return resumed;
    } catch (error) {
      if (error instanceof Refusal) cookie.take();
      throw error;
    }
  });
  answerUser(app, deps, fetchPersistentSignIns, (user, { cookie }) =>
    listPersistentSignIns(deps, user.id, cookie.read()),
  );
  answerUser(app, deps, endPersistentCall, async (user, { body: { id }, token, network }) => {
    await endPersistentSignIn(deps, user, id, { token, network });
    return { message: 'That device is signed out.' };
  });
  answerUser(app, deps, readCompany, (user) => companyOf(db, user.id));
  answerUser(app, deps, saveCompany, (user, { body }) => keepCompany(db, user.id, body));
  answerUser(app, deps, readAccountData, (user) => accountDocument(deps, user));
  answerUser(app, deps, deleteAccountCall, (user, { body: { password }, network }) =>
    deleteAccount(deps, user, { password, network }),
  );
}
