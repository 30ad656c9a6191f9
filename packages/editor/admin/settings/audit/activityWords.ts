/** Subjects of the activity log that are called otherwise in the app. */
const SUBJECTS: Readonly<Record<string, string>> = {
  ...{ contributor: 'Team member', mail: 'Email', mailTemplate: 'Email template', draft: 'Draft order' },
  ...{ stock: 'Inventory', insight: 'Analytics', comments: 'Comment settings', reviews: 'Review settings' },
  ...{ discovery: 'Search and feeds', notices: 'Notifications', auditLog: 'Activity log', journal: 'Collection' },
  ...{ singleSignOn: 'Single sign-on', apiKey: 'API key', restock: 'Back in stock', privacy: 'Privacy settings' },
  ...{ settings: 'Site settings', taxes: 'Tax settings', submission: 'Form submission' },
};

/** Verbs whose past is not made by adding “ed”. */
const PASTS: Readonly<Record<string, string>> = {
  ...{ cancel: 'canceled', fulfil: 'fulfilled', withdraw: 'withdrawn', send: 'sent', resend: 'sent again' },
  ...{ choose: 'chosen', make: 'created', hide: 'hidden', undo: 'undone', pay: 'paid', leave: 'left' },
  ...{ trash: 'moved to the trash', draft: 'turned into a draft', show: 'shown', retry: 'sent again' },
  ...{ copy: 'copied', withdrawInvite: 'invitation withdrawn', changeRoles: 'roles changed', order: 'order changed' },
  ...{ addTags: 'tags added', removeTags: 'tags removed', askAgain: 'asked again', advanceClock: 'clock moved on' },
  ...{ addCategory: 'category added', removeCategory: 'category removed', invite: 'invited' },
};

/** Where subject and verb alone would not say it. */
const SENTENCES: Readonly<Record<string, string>> = {
  'cart.remind': 'Abandoned cart reminder sent',
  'cart.reminderPolicy': 'Abandoned cart settings updated',
  'comment.decide': 'Comment moderated',
  'contributor.accept': 'Team invitation accepted',
  'contributor.withdrawInvite': 'Team invitation withdrawn',
  'course.exportProgress': 'Course progress exported',
  'customer.exportList': 'Customers exported',
  'customer.sendReset': 'Password reset sent to a customer',
  'customer.signOut': 'Customer signed out',
  'domain.choose': 'Main domain changed',
  'donations.change': 'Donations updated',
  'mail.sendAgain': 'Email sent again',
  'media.addFolder': 'Media folder created',
  'media.changeFolder': 'Media folder updated',
  'media.deleteFolder': 'Media folder deleted',
  'media.purge': 'Media deleted permanently',
  'memberArea.changeMembers': 'Members of an area changed',
  'order.address': 'Order address changed',
  'order.email': 'Order email changed',
  'order.markPaid': 'Order marked as paid',
  'order.recall': 'Shipment recalled',
  'order.settleWithdrawal': 'Order withdrawal settled',
  'order.tags': 'Order tags changed',
  'order.tracking': 'Order tracking changed',
  'page.setPassword': 'Page password changed',
  'payment.giveBack': 'Payment refunded',
  'payment.makeOrder': 'Order created from a payment',
  'product.addFile': 'Product file added',
  'product.removeFile': 'Product file removed',
  'productPages.settings': 'Product page settings updated',
  'products.csv': 'Products exported',
  'restock.remove': 'Back in stock request removed',
  'restock.send': 'Back in stock emails sent',
  'restock.settings': 'Back in stock settings updated',
  'review.decide': 'Review moderated',
  'reviews.import': 'Reviews imported',
  'settings.orders': 'Order settings updated',
  'singleSignOn.link': 'Account linked to single sign-on',
  'site.callOffPublication': 'Scheduled publication canceled',
  'site.makePreviewLink': 'Preview link created',
  'site.planPublication': 'Publication scheduled',
  'site.publicationFailed': 'Publication failed',
  'site.takeBackPreviewLink': 'Preview link revoked',
  'stock.threshold': 'Low stock level changed',
  'theme.allow': 'Theme permissions changed',
  'theme.zip': 'Theme uploaded',
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
