import type { NewFormWords } from './newFormWording.ts';

/** What a new form of a German site says. */
export const newFormWordsDe: NewFormWords = {
  name: 'Name',
  email: 'E-Mail',
  message: 'Nachricht',
  send: 'Absenden',
  thanks: 'Vielen Dank!',
};
