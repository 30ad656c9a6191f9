import { staffMailWording, teamMailWording } from '@quoin/domain/access';
import { mailsWith } from './messageMail.ts';

const teamMail = mailsWith('team', () => teamMailWording);
const staffMail = mailsWith('team', () => staffMailWording);

interface Invite {
  readonly inviter: string;
  /** Titles. */
  readonly roles: readonly string[];
  /** Finished text. */
  readonly expiresOn: string;
  readonly url: string;
}

/** To a person invited to work on the site. */
export const contributorInviteMail = teamMail<Invite>({
  name: 'contributorInvite',
  isForStaff: true,
  sample: {
    ...{ inviter: 'Ada Kern', roles: ['Store manager'], expiresOn: 'November 28, 2026' },
    url: 'https://example.com/invitation#sample',
  },
  write: (words, { inviter, roles, expiresOn, url }, { title }) => ({
    subject: words.inviteSubject(title),
    heading: words.inviteHeading(title),
    paragraphs: [words.invited(inviter, roles)],
    button: { text: words.accept, url },
    hint: words.inviteHint(expiresOn),
    values: { inviter, roles, expiresOn },
  }),
});

/** To the owner, when one of the owner's templates could not be used. Always uses the built-in template. */
export const mailTemplateBrokenMail = teamMail<{
  /** Of the kind of mail. */
  readonly kindTitle: string;
  /** What is wrong, and where; empty where nothing came out at all. */
  readonly problem: string;
  readonly url: string;
}>({
  name: 'mailTemplateBroken',
  isForStaff: true,
  sample: { kindTitle: 'Order confirmation', problem: 'line 12: …', url: 'https://example.com/mails' },
  write: (words, { kindTitle, problem, url }) => ({
    subject: words.brokenSubject(kindTitle),
    heading: words.brokenHeading(kindTitle),
    paragraphs: [words.broken],
    button: { text: words.mend, url },
    facts: problem === '' ? [] : [{ label: words.mistake, lines: [problem] }],
  }),
});

export interface StaffLink {
  readonly url: string;
}

/** To a staff member who forgot the password. Not in `MAIL_KINDS`, so no owner's template receives its link. */
export const staffResetMail = staffMail<StaffLink>({
  name: 'staffReset',
  isForStaff: true,
  sample: { url: 'https://example.com/reset-password#sample' },
  write: (words, { url }) => ({
    subject: words.resetSubject,
    heading: words.resetHeading,
    paragraphs: [words.reset],
    button: { text: words.resetButton, url },
    hint: words.resetHint,
  }),
});

/** After every change of a password in the app. Not in `MAIL_KINDS` either. */
export const staffPasswordChangedMail = staffMail<StaffLink>({
  name: 'staffPasswordChanged',
  isForStaff: true,
  sample: { url: 'https://example.com/forgot-password' },
  write: (words, { url }) => ({
    subject: words.changedSubject,
    heading: words.changedHeading,
    paragraphs: [words.changed, words.notYou],
    button: { text: words.resetButton, url },
  }),
});

export interface StaffDevice extends StaffLink {
  /** `Firefox on Linux`. */
  readonly device: string;
  /** Finished text. */
  readonly at: string;
  /** An IP address; empty where it is not known. */
  readonly address: string;
}

/** After a sign-in to the app from a browser that is new to the account. Not in `MAIL_KINDS` either. */
export const staffNewDeviceMail = staffMail<StaffDevice>({
  name: 'staffNewDevice',
  isForStaff: true,
  sample: {
    ...{ url: 'https://example.com/forgot-password', device: 'Firefox on Linux' },
    ...{ at: 'November 30, 2026 at 10:15:00 AM UTC', address: '203.0.113.7' },
  },
  write: (words, { url, device, at, address }) => ({
    subject: words.deviceSubject,
    heading: words.deviceHeading,
    paragraphs: [words.deviceText, words.deviceWasYou, words.deviceNotYou],
    facts: [
      { label: words.deviceBrowser, lines: [device] },
      { label: words.deviceTime, lines: [at] },
      ...(address === '' ? [] : [{ label: words.deviceAddress, lines: [address] }]),
    ],
    button: { text: words.resetButton, url },
  }),
});
