import { inLanguage, type Translated } from '@quoin/domain/languages';
import { accountWordsAr } from './accountWordsAr.ts';
import { accountWordsDe } from './accountWordsDe.ts';
import { accountWordsEs } from './accountWordsEs.ts';
import { accountWordsFr } from './accountWordsFr.ts';
import { accountWordsIt } from './accountWordsIt.ts';
import { accountWordsJa } from './accountWordsJa.ts';
import { accountWordsNl } from './accountWordsNl.ts';
import { accountWordsPt } from './accountWordsPt.ts';
import { PASSWORD_LENGTH } from './password.ts';

/** What the pages of an account say. */
export const accountWording = {
  account: 'Account',
  signIn: 'Sign in',
  signUp: 'Create an account',
  signOut: 'Sign out',
  signedOut: 'You are signed out.',
  rememberMe: 'Keep me signed in on this device',
  news: 'Write to me now and then about new things',
  haveAccount: 'I have an account: sign in',
  backToSignIn: 'Back to sign in',
  forgot: 'Forgot your password?',
  sendLink: 'Send me a link',
  mailSent: 'Please look into your mailbox',
  signUpSent: (email: string) =>
    `We have written to ${email}. Open the link in that mail within an hour to finish: it shows us that the address is yours.`,
  resetSent: (email: string) =>
    `If there is an account for ${email}, a mail with a link is on its way. The link works once, for an hour.`,
  emailSent: (email: string) =>
    `We have written to ${email}. Your address changes when you open the link in that mail.`,
  name: 'Name',
  email: 'Email',
  password: 'Password',
  newPassword: 'New password',
  choosePassword: 'Choose a password',
  currentPassword: 'Your current password',
  passwordHint: `At least ${PASSWORD_LENGTH.min} characters. A few words in a row are easy to keep in mind.`,
  saved: 'Saved.',
  passwordSaved: 'Your password is changed. You are signed out everywhere else.',
  emailSaved: 'Your address is changed. You are signed out everywhere else.',
  addressSaved: 'The address is saved.',
  addressRemoved: 'The address is removed.',
  signedOutEverywhere: 'You are signed out everywhere else.',
  erased: 'Your account and what we knew about you are deleted.',
  erasedHint: 'Orders are kept as long as the law asks for it, without your name and address where it does not.',
  orders: 'Orders',
  addresses: 'Addresses',
  details: 'Your details',
  downloads: 'Downloads',
  subscriptions: 'Subscriptions',
  hello: (name: string) => `Hello, ${name}`,
  toShop: 'To the shop',
  yourOrders: 'Your orders',
  allOrders: 'All orders',
  noOrders: 'Nothing here yet. What you order from now on is kept here.',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  homeAddress: 'Where things go',
  noAddress: 'Save an address, and the checkout fills itself in.',
  allAddresses: 'All addresses',
  newAddress: 'New address',
  changeAddress: 'Change address',
  saveAddress: 'Save address',
  cancel: 'Cancel',
  noDownloads: 'Files you buy wait here to be downloaded.',
  downloadsLeft: (count: number) => `${count} left`,
  downloadOver: 'Over',
  noSubscriptions: 'You have no subscription here.',
  someSubscriptions: 'Open one to pause, skip or end it.',
  nameAndNews: 'Name and news',
  save: 'Save',
  emailAddress: 'Email address',
  newEmail: 'New email address',
  changeEmail: 'Change address',
  changePassword: 'Change password',
  devicesTitle: 'Your devices',
  devicesText: 'Lost a phone, or used somebody else’s computer?',
  signOutElsewhere: 'Sign out everywhere else',
  devices: {
    current: 'This device',
    since: (day: string) => `Signed in on ${day}`,
    seen: (day: string) => `last seen on ${day}`,
    signOut: 'Sign out',
    signedOut: 'The device is signed out.',
  },
  resetTitle: 'Choose a new password',
  resetSubmit: 'Save and sign in',
  confirmTitle: 'Almost done',
  confirmSignUp: (email: string) => `One click, and the account for ${email} is yours.`,
  confirmEmail: (email: string) => `One click, and you sign in with ${email} from now on.`,
  useAddress: 'Use this address',
  linkDeadTitle: 'This link does not work any more',
  linkDead: 'It was used already, or it is older than an hour.',
  deleteTitle: 'Delete your account',
  keepAccount: 'Keep it',
  remindersOff: 'You get no more reminders.',
  /** After an order: to a guest an account, to a member the address for the book. */
  offer: {
    account: 'Keep it all in one place',
    accountText: (email: string) =>
      `With an account for ${email} you see your orders, and the next checkout fills itself in.`,
    create: 'Create my account',
    address: 'Keep this address',
    addressText: 'Then the next checkout fills itself in.',
    saveAddress: 'Save the address',
  },
} as const;

export type AccountWords = Translated<typeof accountWording>;

/** The same in the language of a page. */
export function accountWords(language: string): AccountWords {
  return inLanguage<AccountWords>(
    {
      en: accountWording,
      de: accountWordsDe,
      pt: accountWordsPt,
      ar: accountWordsAr,
      nl: accountWordsNl,
      ja: accountWordsJa,
      it: accountWordsIt,
      es: accountWordsEs,
      fr: accountWordsFr,
    },
    language,
  );
}
