/** What other subjects and the server's entry points use of this one. */
export { type JoinDeps, joinList, listHeaders, mailWelcome } from './joinList.ts';
export { listLinkPath, optInHash, readListLink } from './listLinks.ts';
export { addPeople } from './mailingLists.ts';
export { appMailingListRoutes } from './routes/appMailingLists.ts';
export { findMailingList, insertMailingList, listMailingLists } from './storage/mailingLists.ts';
export {
  clearPending,
  deleteSubscribers,
  findSubscriber,
  knownStates,
  type Subscriber,
  setSubscriberState,
} from './storage/subscribers.ts';
