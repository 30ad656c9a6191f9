import {
  sentence as accessSentence,
  accessWording,
  accountWords,
  captchaSentence,
  captchaWording,
  lockedPageWords,
  memberAreaSentence,
  memberAreaSentences,
  memberAreaWords,
  memberMailWords,
  memberSentence,
  memberWording,
  passwordlessSentence,
  passwordlessSentences,
  passwordlessWords,
  plainPageWords,
} from '@quoin/domain/access';
import { consentWords } from '@quoin/domain/analytics';
import { blockWords } from '@quoin/domain/blocks';
import {
  cartButtonWords,
  cartPageWords,
  sentence as cartSentence,
  cartWording,
  pricingSentence,
  pricingWording,
} from '@quoin/domain/cart';
import { catalogWords, listingWords } from '@quoin/domain/catalog';
import {
  fieldTextsIn,
  fieldWording,
  formMailWords,
  formSentence,
  formTextsIn,
  formWording,
  listPageWords,
} from '@quoin/domain/forms';
import { embedWordsIn, galleryWordsIn } from '@quoin/domain/media';
import {
  checkoutWords,
  orderPageWords,
  sentence as ordersSentence,
  ordersWording,
  orderWords,
  recurringWords,
} from '@quoin/domain/orders';
import { restockFormWords, restockSentence, restockWording, restockWords } from '@quoin/domain/restock';
import {
  commentMailWords,
  commentPageWords,
  commentSentence,
  commentWording,
  commentWords,
  courseWords,
  eventWords,
  likeWords,
  screenWords,
  searchWords,
  shareWords,
} from '@quoin/domain/site';
import { type Catalogue, sentencesOf } from './catalogue.ts';

const SHOP: readonly Catalogue[] = [
  {
    ...{ id: 'catalog', group: 'product', wordsIn: catalogWords, isInScripts: true, without: ['newStore/'] },
    names: {
      'product/selectOption': 'option',
      'product/onlyLeft': 'count#',
      'priceMarkup/from': 'price',
      'gallery/picture': 'number',
    },
  },
  {
    ...{ id: 'listing', group: 'product', wordsIn: listingWords, isInScripts: true },
    names: {
      found: 'count#',
      from: 'amount',
      upTo: 'amount',
      between: 'from to',
      corrected: 'words',
      searched: 'words',
      nothing: 'words',
    },
  },
  { id: 'gallery', group: 'product', wordsIn: galleryWordsIn, isInScripts: true, names: { place: 'number total' } },
  {
    ...{ id: 'restock', group: 'product', groups: { 'mail/': 'mail' }, wordsIn: restockWords, isInScripts: true },
    copies: [{ wordsIn: restockFormWords, at: 'form/' }],
    names: {
      'page/confirmText': 'product',
      'page/confirmed': 'product',
      'mail/confirmSubject': 'product',
      'mail/confirm': 'product',
      'mail/backSubject': 'product',
      'mail/backSubjectMany': 'count#',
      'mail/back': 'product',
    },
  },
  sentencesOf({ id: 'restockSentences', group: 'product', isInScripts: true }, restockWording, restockSentence),
  {
    ...{ id: 'cartButton', group: 'product', groups: { 'pill/': 'cart' }, wordsIn: cartButtonWords, isInScripts: true },
    names: { 'pill/inCart': 'count#', 'pill/moreThan': 'limit' },
  },
  sentencesOf({ id: 'cartSentences', group: 'cart', isInScripts: true }, cartWording, cartSentence),
  {
    ...{ id: 'cartPage', group: 'cart', wordsIn: cartPageWords, isInScripts: true },
    names: {
      'codes/giftCard': 'card',
      'codes/leftAfterwards': 'amount',
      'page/removeItem': 'title',
      'page/quantityOf': 'title',
      'page/increase': 'title',
      'page/decrease': 'title',
      'page/removed': 'title',
      'page/each': 'price',
      'page/itemCount': 'count#',
      'priceNote/including': 'taxes',
      'priceNote/excluding': 'taxes',
      'priceNote/plusShipping': 'note',
    },
  },
  sentencesOf({ id: 'codeSentences', group: 'cart', isInScripts: true }, pricingWording, pricingSentence),
];

const SALE: readonly Catalogue[] = [
  {
    ...{ id: 'checkout', group: 'checkout', wordsIn: checkoutWords, isInScripts: true },
    names: { 'page/arrives': 'days', 'page/pay': 'amount' },
  },
  sentencesOf({ id: 'checkoutSentences', group: 'checkout', isInScripts: true }, ordersWording, ordersSentence),
  {
    ...{ id: 'order', group: 'order', wordsIn: orderWords, without: ['document/', 'ways/'] },
    groups: { 'mail/': 'mail', 'notice/': 'mail', 'draft/': 'mail', 'parked/': 'mail' },
    names: {
      'mail/preheader': 'number total',
      'mail/quantity': 'quantity',
      'mail/each': 'price',
      'notice/shippedSubject': 'number',
      'notice/shippedHeading': 'isPart!',
      'notice/shippedBy': 'carrier',
      'notice/canceledSubject': 'number isPart!',
      'notice/canceledHeading': 'isPart!',
      'notice/refundedSubject': 'number',
      'notice/refundedHeading': 'amount',
      'notice/paidSubject': 'number',
      'notice/paidIntro': 'amount',
      'notice/payUntil': 'day',
      'page/thanks': 'name?',
      'page/number': 'number',
      'page/mailSent': 'email',
      'page/mailSubject': 'number',
      'totals/including': 'amount tax',
      'fulfilment/sentOf': 'sent total',
      'withdrawal/until': 'day',
      'withdrawal/exempt': 'title reason',
      'withdrawal/receiptTitle': 'number',
      'withdrawal/receiptOutro': 'day',
      'draft/subject': 'shop',
      'draft/intro': 'shop',
      'draft/pay': 'amount',
      'draft/until': 'day',
      'parked/returned': 'amount',
    },
  },
  {
    ...{ id: 'orderPage', group: 'order', wordsIn: orderPageWords, without: ['testBank/'] },
    groups: {
      'giftCard/mailSubject': 'mail',
      'giftCard/': 'product',
      'donation/': 'checkout',
      'policies/': 'checkout',
    },
    names: {
      'after/left': 'count#',
      'after/received': 'name?',
      'donation/range': 'min max',
      'draft/lead': 'shop',
      'draft/until': 'day',
      'giftCard/sendOnHint': 'last',
      'giftCard/balanceIs': 'amount',
      'giftCard/applied': 'card amount',
      'giftCard/remaining': 'amount',
      'giftCard/mailSubject': 'sender?',
    },
  },
  {
    ...{ id: 'recurring', group: 'mail', wordsIn: recurringWords },
    names: {
      'giftCard/heading': 'amount',
      'giftCard/to': 'name?',
      'giftCard/from': 'name?',
      'giftCard/balance': 'url',
      'texts/subscriptionStarted': 'subscription day?',
      'texts/subscriptionReminder': 'subscription day',
      'texts/subscriptionRenewed': 'subscription day?',
      'texts/subscriptionCompleted': 'subscription',
      'texts/subscriptionPaymentFailed': 'subscription day?',
      'texts/subscriptionLastWarning': 'subscription day?',
      'texts/subscriptionSkipped': 'subscription day?',
      'texts/subscriptionPaused': 'subscription day?',
      'texts/subscriptionResumed': 'subscription day?',
      'texts/subscriptionCanceled': 'subscription day?',
    },
  },
];

const PEOPLE: readonly Catalogue[] = [
  {
    ...{ id: 'account', group: 'account', wordsIn: accountWords },
    names: {
      signUpSent: 'email',
      resetSent: 'email',
      emailSent: 'email',
      hello: 'name',
      items: 'count#',
      downloadsLeft: 'count#',
      confirmSignUp: 'email',
      confirmEmail: 'email',
      'offer/accountText': 'email',
    },
  },
  sentencesOf({ id: 'accountSentences', group: 'account' }, memberWording, memberSentence),
  { id: 'lockedPage', group: 'account', wordsIn: lockedPageWords, names: { wait: 'seconds' } },
  {
    ...{ id: 'memberArea', group: 'account', wordsIn: memberAreaWords },
    names: { join: 'name', leave: 'name', since: 'day', until: 'day', from: 'price' },
  },
  sentencesOf({ id: 'memberAreaSentences', group: 'account' }, memberAreaSentences, memberAreaSentence),
  {
    ...{ id: 'passwordless', group: 'account', groups: { 'mail/': 'mail' }, wordsIn: passwordlessWords },
    names: { linkSent: 'email', open: 'email', added: 'day', used: 'day', 'mail/subject': 'site', 'mail/text': 'site' },
  },
  sentencesOf({ id: 'passwordlessSentences', group: 'account' }, passwordlessSentences, passwordlessSentence),
  { id: 'course', group: 'account', wordsIn: courseWords, names: { begin: 'title', goOn: 'title' } },
  {
    ...{ id: 'memberMail', group: 'mail', wordsIn: memberMailWords },
    names: {
      confirmSubject: 'site',
      confirm: 'site',
      welcomeSubject: 'site',
      welcomeHeading: 'name?',
      knownSubject: 'site',
      reset: 'site',
      email: 'site',
      passwordChanged: 'site',
      emailChanged: 'site email',
    },
  },
];

const SITE: readonly Catalogue[] = [
  {
    ...{ id: 'form', group: 'form', wordsIn: formTextsIn, isInScripts: true },
    copies: [{ wordsIn: fieldTextsIn, at: '' }],
  },
  sentencesOf(
    { id: 'formSentences', group: 'form', isInScripts: true, parts: [fieldWording] },
    formWording,
    formSentence,
  ),
  sentencesOf({ id: 'captchaSentences', group: 'form', isInScripts: true }, captchaWording, captchaSentence),
  {
    ...{ id: 'formMail', group: 'mail', wordsIn: formMailWords },
    names: {
      confirmSubmission: 'site',
      optInSubject: 'site',
      optIn: 'site list',
      welcomeSubject: 'site',
      welcome: 'list',
    },
  },
  {
    ...{ id: 'listPage', group: 'form', wordsIn: listPageWords },
    names: {
      confirmLead: 'email list',
      confirmedLead: 'list',
      unsubscribeLead: 'email list',
      unsubscribedLead: 'email list',
      resubscribedLead: 'list',
    },
  },
  {
    ...{ id: 'block', group: 'site', wordsIn: blockWords },
    names: {
      download: 'title',
      track: 'number',
      numbersOf: 'title?',
      share: 'percent',
      entries: 'count#',
      reserveAt: 'provider',
      eventsAt: 'provider',
      seeAt: 'provider',
    },
  },
  {
    ...{ id: 'search', group: 'site', wordsIn: searchWords, isInScripts: true },
    names: {
      resultsFor: 'words',
      found: 'count#',
      corrected: 'words',
      nothing: 'words',
      suggestions: 'count#',
      all: 'words',
    },
  },
  {
    id: 'embed',
    group: 'site',
    wordsIn: embedWordsIn,
    isInScripts: true,
    names: { at: 'provider', note: 'provider', always: 'provider' },
  },
  { id: 'comment', group: 'site', wordsIn: commentWords, names: { replyTo: 'name' } },
  sentencesOf({ id: 'commentSentences', group: 'site' }, commentWording, commentSentence),
  { id: 'commentPage', group: 'site', wordsIn: commentPageWords },
  { id: 'commentMail', group: 'mail', wordsIn: commentMailWords, names: { subject: 'title', intro: 'title site' } },
  { id: 'like', group: 'site', wordsIn: likeWords, names: { likes: 'count#' } },
  { id: 'share', group: 'site', wordsIn: shareWords, names: { shareOn: 'service', follow: 'name' } },
  { id: 'event', group: 'site', wordsIn: eventWords },
  { id: 'screen', group: 'site', wordsIn: screenWords, names: { signOnWith: 'name' } },
  {
    ...{ id: 'consent', group: 'site', wordsIn: consentWords },
    names: { minutes: 'count#', days: 'count#', years: 'count#' },
  },
  { id: 'plainPage', group: 'site', wordsIn: plainPageWords, names: { reference: 'id' } },
  sentencesOf({ id: 'siteSentences', group: 'site' }, accessWording, accessSentence),
];

/** Everything a site says by itself that its owner may say otherwise. */
export const CATALOGUES: readonly Catalogue[] = [...SHOP, ...SALE, ...PEOPLE, ...SITE];
