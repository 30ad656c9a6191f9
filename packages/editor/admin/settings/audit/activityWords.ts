import * as subjects from '@quoin/messages/app/activitySubjects';
import * as pasts from '@quoin/messages/app/activityVerbs';
import * as texts from '@quoin/messages/app/activityWords';

/** By their codes; what this version does not know is said in English, from its code. */
const SUBJECTS: Readonly<Record<string, string>> = subjects;
const PASTS: Readonly<Record<string, string>> = pasts;

/** Where subject and verb alone would not say it. */
const SENTENCES: Readonly<Record<string, string>> = {
  'cart.remind': texts.abandonedCartReminderSent,
  'cart.reminderPolicy': texts.abandonedCartSettingsUpdated,
  'comment.decide': texts.commentModerated,
  'contributor.accept': texts.teamInvitationAccepted,
  'contributor.withdrawInvite': texts.teamInvitationWithdrawn,
  'course.exportProgress': texts.courseProgressExported,
  'customer.exportList': texts.customersExported,
  'customer.sendReset': texts.passwordResetSentTo,
  'customer.signOut': texts.customerSignedOut,
  'domain.choose': texts.mainDomainChanged,
  'donations.change': texts.donationsUpdated,
  'mail.sendAgain': texts.emailSentAgain,
  'media.addFolder': texts.mediaFolderCreated,
  'media.changeFolder': texts.mediaFolderUpdated,
  'media.deleteFolder': texts.mediaFolderDeleted,
  'media.purge': texts.mediaDeletedPermanently,
  'memberArea.changeMembers': texts.membersOfAnArea,
  'order.address': texts.orderAddressChanged,
  'order.email': texts.orderEmailChanged,
  'order.markPaid': texts.orderMarkedAsPaid,
  'order.recall': texts.shipmentRecalled,
  'order.settleWithdrawal': texts.orderWithdrawalSettled,
  'order.tags': texts.orderTagsChanged,
  'order.tracking': texts.orderTrackingChanged,
  'page.setPassword': texts.pagePasswordChanged,
  'payment.giveBack': texts.paymentRefunded,
  'payment.makeOrder': texts.orderCreatedFromA,
  'product.addFile': texts.productFileAdded,
  'product.removeFile': texts.productFileRemoved,
  'productPages.settings': texts.productPageSettingsUpdated,
  'products.csv': texts.productsExported,
  'products.undoImport': texts.importUndone,
  'restock.remove': texts.backInStockRequest,
  'restock.send': texts.backInStockEmails,
  'restock.settings': texts.backInStockSettings,
  'review.decide': texts.reviewModerated,
  'reviews.import': texts.reviewsImported,
  'settings.orders': texts.orderSettingsUpdated,
  'singleSignOn.link': texts.accountLinkedToSingle,
  'site.callOffPublication': texts.scheduledPublicationCanceled,
  'site.makePreviewLink': texts.previewLinkCreated,
  'site.moveIn': texts.contentImported,
  'site.planPublication': texts.publicationScheduled,
  'site.publicationFailed': texts.publicationFailed,
  'site.takeBackPreviewLink': texts.previewLinkRevoked,
  'site.undoMoveIn': texts.importUndone,
  'stock.threshold': texts.lowStockLevelChanged,
  'theme.allow': texts.themePermissionsChanged,
  'theme.zip': texts.themeUploaded,
};

/** What a thing of the activity log is called: `mailTemplate` → `Email template`, `taxRule` → `Tax rule`. */
export function subjectText(subject: string): string {
  return SUBJECTS[subject] ?? sentenceCase(subject);
}

/** `paymentAccount.update` → `Payment account updated`. */
export function actionText(action: string): string {
  const [subject = '', verb = ''] = action.split('.');
  return SENTENCES[action] ?? `${subjectText(subject)} ${pastOf(verb)}`;
}

function pastOf(verb: string): string {
  const words = sentenceCase(verb).toLowerCase();
  return PASTS[verb] ?? (words.endsWith('e') ? `${words}d` : `${words}ed`);
}

/** `taxExempt` → `Tax exempt`. */
export function sentenceCase(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
