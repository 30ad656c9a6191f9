/** Texts of the mails about somebody's own account in the app. */
export const staffMailWording = {
  resetSubject: 'Choose a new password',
  resetHeading: 'Choose a new password',
  reset: 'Somebody asked for a new password for your account. If that was you, choose it here.',
  resetButton: 'Choose a new password',
  resetHint: 'The link works once, within an hour. If it was not you, leave it: your password stays as it is.',
  changedSubject: 'Your password was changed',
  changedHeading: 'Your password was changed',
  changed: 'Your account has a new password, and every browser that was signed in is signed out.',
  notYou: 'If that was not you, choose a new password at once.',
} as const;

/** Texts of the mails to people who work on a site. */
export const teamMailWording = {
  inviteSubject: (site: string) => `You are invited to work on ${site}`,
  inviteHeading: (site: string) => `Work on ${site}`,
  invited: (inviter: string, roles: readonly string[]) =>
    `${inviter} invites you to this site${roles.length === 0 ? '' : ` as ${roles.join(', ')}`}.`,
  accept: 'Accept the invitation',
  inviteHint: (day: string) =>
    `The link works once, until ${day}. If you did not expect it, leave it: nothing happens without you.`,
  brokenSubject: (title: string) => `A mistake in your template “${title}”`,
  brokenHeading: (title: string) => `Your template “${title}” has a mistake`,
  broken: 'The mail was sent all the same, with the standard template. Your own one is used again once it is mended.',
  mend: 'Open the template',
  mistake: 'What is wrong',
  testSubject: (subject: string) => `[Test] ${subject}`,
} as const;
