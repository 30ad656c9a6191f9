import type { ShareWords } from './wording.ts';

export const shareWordsDe: ShareWords = {
  share: 'Teilen',
  shareOn: (service) => `Auf ${service} teilen`,
  byMail: 'Per E-Mail teilen',
  mail: 'E-Mail',
  follow: (name) => `@${name} folgen`,
};
