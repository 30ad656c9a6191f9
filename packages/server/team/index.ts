/** What other subjects and the server's entry points use of this one. */
export { accountJobs } from './accountJobs.ts';
export { type Accounts, createAccounts } from './accounts.ts';
export { listMySites, type MySite } from './members/listMySites.ts';
export { type AccountRouteDeps, appAccountRoutes } from './routes/appAccount.ts';
export { appInvitationRoutes, type InvitationRouteDeps } from './routes/appInvitation.ts';
export { appSessionRoutes, type SessionRouteDeps } from './routes/appSession.ts';
export { appSingleSignOnRoutes } from './routes/appSingleSignOn.ts';
export { appTeamRoutes } from './routes/appTeam.ts';
export { appTwoStepRoutes, type TwoStepRouteDeps } from './routes/appTwoStep.ts';
export { orderStaffOf } from './routes/orderStaffOf.ts';
export { signOnPageRoutes } from './routes/signOnPage.ts';
export { decideNewPassword } from './signIn/newPassword.ts';
export { createPasswords, type Passwords } from './signIn/passwords.ts';
export { hashSessionToken, newSessionToken, SEEN_BUCKET_MS } from './signIn/sessionToken.ts';
export { createSignInDelays, type SignInDelays } from './signIn/signInDelays.ts';
export { findAccount, findAccountByEmail, findMembership, saveMembership } from './storage/accounts.ts';
export { listContributors } from './storage/contributors.ts';
