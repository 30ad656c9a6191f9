/** Texts of the mails about a user's own account in the app. */
export const staffMailWording = {
  resetSubject: 'Choose a new password',
  resetHeading: 'Choose a new password',
  reset: 'Someone requested a new password for your account. If that was you, choose one here.',
  resetButton: 'Choose a new password',
  resetHint:
    'The link works once and expires after one hour. If it was not you, ignore this email. Your password does not change.',
  changedSubject: 'Your password was changed',
  changedHeading: 'Your password was changed',
  changed: 'The password of your account was changed, and all browsers were signed out.',
  notYou: 'If that was not you, choose a new password immediately.',
  deviceSubject: 'New sign-in to your account',
  deviceHeading: 'New sign-in to your account',
  deviceText: 'Someone signed in to your account from a browser that has not been used for it before.',
  deviceBrowser: 'Browser',
  deviceTime: 'Time',
  deviceAddress: 'IP address',
  deviceWasYou: 'If that was you, you do not need to do anything.',
  deviceNotYou: 'If that was not you, choose a new password immediately. That signs out all browsers.',
  unknownBrowser: 'Unknown browser',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
} as const;

/** Texts of the mails to people who work on a site. */
export const teamMailWording = {
  inviteSubject: (site: string) => `You are invited to work on ${site}`,
  inviteHeading: (site: string) => `Work on ${site}`,
  invited: (inviter: string, roles: readonly string[]) =>
    `${inviter} invites you to this site${roles.length === 0 ? '' : ` as ${roles.join(', ')}`}.`,
  accept: 'Accept invitation',
  inviteHint: (day: string) =>
    `The link works once and expires on ${day}. If you did not expect it, ignore this email.`,
  brokenSubject: (title: string) => `Error in your email template “${title}”`,
  brokenHeading: (title: string) => `Your email template “${title}” has an error`,
  broken: 'The email was sent with the default template. Your template is used again after you fix it.',
  mend: 'Open template',
  mistake: 'Error',
  testSubject: (subject: string) => `[Test] ${subject}`,
} as const;
