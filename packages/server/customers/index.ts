/** What other subjects and the server's entry points use of this one. */
export {
  abandonedCartJobs,
  abandonedTotals,
  cartPolicyOf,
  planCartSweep,
  saveReminderPolicy,
  sweepCarts,
  traceOf,
} from './abandonedCarts.ts';
export { type ContactCode, changeContact, createContact } from './contacts.ts';
export { emailKey } from './emailKey.ts';
export { eraseCustomer, eraseMember } from './erasePerson.ts';
export { appCustomersRoutes } from './routes/appCustomers.ts';
export { appPrivacyRoutes } from './routes/appPrivacy.ts';
export { cartRestoreRoutes } from './routes/cartRestore.ts';
export { insertMailRefusal, type LeftCart, listLeftCarts, refusesMail } from './storage/abandonedCarts.ts';
