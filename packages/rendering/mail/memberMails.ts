import { memberMailWords, passwordlessWords } from '@quoin/domain/access';
import { type MessageLine, mailsWith } from './messageMail.ts';
import { sampleAmount } from './sampleTexts.ts';

const memberMail = mailsWith('customers', memberMailWords);
const passwordlessMail = mailsWith('customers', (language) => passwordlessWords(language).mail);
const passwordlessKeyMail = mailsWith('customers', (language) => passwordlessWords(language).keyMail);
const linkedServiceMail = mailsWith('customers', (language) => passwordlessWords(language).serviceMail);

interface Linked {
  /** Absolute. */
  readonly url: string;
}

interface KeyChanged extends Linked {
  /** What made the key. */
  readonly browser: string;
}

interface ServiceChanged extends Linked {
  /** As the site names it. */
  readonly service: string;
}

interface LeftCart extends Linked {
  readonly unsubscribeUrl: string;
  readonly lines: readonly MessageLine[];
}

/** The mails about a customer's account, and the one about a cart left behind. */
export const memberMails = {
  confirm: memberMail<Linked>({
    name: 'memberConfirm',
    sample: { url: 'https://example.com/account/confirm' },
    write: (words, { url }, { title }) => ({
      subject: words.confirmSubject(title),
      heading: words.confirmHeading,
      paragraphs: [words.confirm(title)],
      button: { text: words.confirmButton, url },
      hint: words.linkHint,
    }),
  }),
  /** To a visitor who tries to create a second account. Contains what the page doesn't reveal (SES-5). */
  known: memberMail<Linked>({
    name: 'memberKnown',
    sample: { url: 'https://example.com/account/sign-in' },
    write: (words, { url }, { title }) => ({
      subject: words.knownSubject(title),
      heading: words.knownHeading,
      paragraphs: [words.known],
      button: { text: words.knownButton, url },
      hint: words.knownHint,
    }),
  }),
  welcome: memberMail<Linked & { readonly firstName: string }>({
    name: 'memberWelcome',
    sample: { url: 'https://example.com/account', firstName: 'Ada' },
    write: (words, { url, firstName }, { title }) => ({
      subject: words.welcomeSubject(title),
      heading: words.welcomeHeading(firstName),
      paragraphs: [words.welcome],
      button: { text: words.welcomeButton, url },
    }),
  }),
  reset: memberMail<Linked>({
    name: 'memberReset',
    sample: { url: 'https://example.com/account/reset' },
    write: (words, { url }, { title }) => ({
      subject: words.resetSubject,
      heading: words.resetHeading,
      paragraphs: [words.reset(title)],
      button: { text: words.resetButton, url },
      hint: words.linkHint,
    }),
  }),
  signIn: passwordlessMail<Linked>({
    name: 'memberSignIn',
    sample: { url: 'https://example.com/account/link' },
    write: (words, { url }, { title }) => ({
      subject: words.subject(title),
      heading: words.heading,
      paragraphs: [words.text(title)],
      button: { text: words.button, url },
      hint: words.hint,
    }),
  }),
  email: memberMail<Linked>({
    name: 'memberEmail',
    sample: { url: 'https://example.com/account/confirm' },
    write: (words, { url }, { title }) => ({
      subject: words.emailSubject,
      heading: words.emailHeading,
      paragraphs: [words.email(title)],
      button: { text: words.emailButton, url },
      hint: words.linkHint,
    }),
  }),
  passwordChanged: memberMail<Linked>({
    name: 'memberPasswordChanged',
    sample: { url: 'https://example.com/account/forgot' },
    write: (words, { url }, { title }) => ({
      subject: words.passwordChangedSubject,
      heading: words.passwordChangedHeading,
      paragraphs: [words.passwordChanged(title), words.notYou],
      button: { text: words.resetButton, url },
    }),
  }),
  emailChanged: memberMail<{ readonly newEmail: string }>({
    name: 'memberEmailChanged',
    sample: { newEmail: 'ada@example.com' },
    write: (words, { newEmail }, { title }) => ({
      subject: words.emailChangedSubject,
      heading: words.emailChangedHeading,
      paragraphs: [words.emailChanged(title, newEmail), words.notYou],
    }),
  }),
  passkeyAdded: passwordlessKeyMail<KeyChanged>({
    name: 'memberPasskeyAdded',
    sample: { url: 'https://example.com/account/details', browser: 'Firefox 133' },
    write: (words, { url, browser }, { title }) => ({
      subject: words.addedTitle,
      heading: words.addedTitle,
      paragraphs: [words.added(title, browser), words.notYou],
      button: { text: words.button, url },
    }),
  }),
  passkeyRemoved: passwordlessKeyMail<KeyChanged>({
    name: 'memberPasskeyRemoved',
    sample: { url: 'https://example.com/account/details', browser: 'Firefox 133' },
    write: (words, { url, browser }, { title }) => ({
      subject: words.removedTitle,
      heading: words.removedTitle,
      paragraphs: [words.removed(title, browser), words.notYou],
      button: { text: words.button, url },
    }),
  }),
  serviceLinked: linkedServiceMail<ServiceChanged>({
    name: 'memberServiceLinked',
    sample: { url: 'https://example.com/account/details', service: 'Google' },
    write: (words, { url, service }, { title }) => ({
      subject: words.addedTitle,
      heading: words.addedTitle,
      paragraphs: [words.added(title, service), words.notYou],
      button: { text: words.button, url },
    }),
  }),
  serviceUnlinked: linkedServiceMail<ServiceChanged>({
    name: 'memberServiceUnlinked',
    sample: { url: 'https://example.com/account/details', service: 'Google' },
    write: (words, { url, service }, { title }) => ({
      subject: words.removedTitle,
      heading: words.removedTitle,
      paragraphs: [words.removed(title, service), words.notYou],
      button: { text: words.button, url },
    }),
  }),
  cartReminder: memberMail<LeftCart>({
    name: 'cartReminder',
    sample: (language) => ({
      url: 'https://example.com/cart/restore',
      unsubscribeUrl: 'https://example.com/cart/unsubscribe',
      lines: [{ title: 'Dunes', detail: 'A2 / Oak, 2', amount: sampleAmount(9800n, language) }],
    }),
    write: (words, { url, unsubscribeUrl, lines }) => ({
      subject: words.recoverySubject,
      heading: words.recoveryHeading,
      paragraphs: [words.recovery],
      button: { text: words.recoveryButton, url },
      hint: words.recoveryHint,
      lines,
      facts: [{ label: words.unsubscribe, lines: [unsubscribeUrl] }],
      values: { unsubscribeUrl },
    }),
  }),
} as const;
