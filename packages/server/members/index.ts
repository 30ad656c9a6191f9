/** What other subjects and the server's entry points use of this one. */
export { newPasswordField } from './accountFields.ts';
export { accountOffer } from './accountOffer.ts';
export { dayText, form, type LinkView, type SectionView, section } from './accountView.ts';
export { loadAddressBook, removeAddressFromBook, saveAddressInBook } from './addressBook.ts';
export { memberSince, type ProofCode, proveMember } from './changeMemberDetails.ts';
export { copyIntoVisitorCart } from './memberCart.ts';
export type { MemberDeps, MemberOf, SignedInMember } from './memberDeps.ts';
export { memberJobs } from './memberJobs.ts';
export { createMembers, type Members } from './members.ts';
export { sendResetLink } from './resetPassword.ts';
export { accountRoutes } from './routes/account.ts';
export { accountPageRoutes } from './routes/accountPages.ts';
export { type AccountDeps, accountPage, FRESH, forMembers, safePlace, shownAgain } from './routes/accountReply.ts';
export { appSignInProviderRoutes } from './routes/appSignInProviders.ts';
export { staffVisitCookies } from './routes/memberCookies.ts';
export { passkeyRoutes } from './routes/passkeys.ts';
export { serviceRoutes } from './routes/services.ts';
export { rememberSignUp } from './routes/signUpCookie.ts';
export { siteUserSessionRoutes } from './routes/siteUserSession.ts';
export { listServices } from './services/signInByService.ts';
export { servicePath, signInPage } from './signInPage.ts';
export { signUpMember } from './signUpMember.ts';
export { cartOwner } from './storage/memberCarts.ts';
export { listSavedAddresses, replaceSavedAddresses } from './storage/siteUserAddresses.ts';
export { countLiveSessions, deleteSessionsOf } from './storage/siteUserSessions.ts';
export {
  changeMember,
  deleteUntouchedCustomers,
  findSiteUser,
  findSiteUserByEmail,
  insertCustomer,
  lockSiteUser,
} from './storage/siteUsers.ts';
