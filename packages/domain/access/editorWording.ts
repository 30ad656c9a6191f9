/** What the app shows for anything without its own sentence (EDIT-05, EDIT-06, letter by letter). */
export const editorWording = {
  fault: 'Something went wrong',
  networkFailed: 'Unable to connect. Please try again',
  pageNotLoaded: 'Unable to load. Try again.',
  collectionsNotLoaded: 'Unable to load collections',
  contentMissing: 'Unable to locate content',
  timeZonesNotLoaded: 'Failed to load timezone',
  emailNotValid: 'Please enter a valid email',
  /** `kind`: tag, category, option. */
  tokenTaken: (kind: string) => `This ${kind} already exists`,
  oneTokenAtOnce: (kind: string) => `You may only edit one ${kind} at a time`,
} as const;
