/** What other subjects and the server's entry points use of this one. */
export {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type Holder,
  listWebhooks,
  rotateWebhookSecret,
  type WebhookDeps,
  type WebhookOutcome,
} from './changeWebhooks.ts';
export { toApiAddressEntry, toApiContact } from './contactWire.ts';
export { announceUninstall, DELIVER_JOB, webhookJobs } from './deliverNotifications.ts';
export { postOf } from './postNotification.ts';
export { appWebhookRoutes } from './routes/appWebhooks.ts';
export { clearDeliveries, sendTest } from './sendAgain.ts';
export { silenceWebhooks } from './storage/announcements.ts';
export { findToldContact } from './storage/contacts.ts';
export { endSubscriptions, type StoredSubscription } from './storage/subscriptions.ts';
