/** `person`: place among SAMPLE_PEOPLE. An answer is the owner's; where it is empty, the comment waits. */
export const COMMENTS = [
  {
    ...{ daysAgo: 54, person: 4, answer: 'Thank you, Oliver. Yes: the second pass is a tenth lighter.' },
    body: 'Lovely to see the plate beside the print. Do you lighten the ink between the passes?',
  },
  {
    ...{ daysAgo: 41, person: 29, answer: 'Gern geschehen, und viel Freude damit!' },
    body: 'Danke für den Einblick in die Werkstatt. Jetzt verstehe ich den Preis.',
  },
  {
    ...{ daysAgo: 33, person: 18, answer: 'It does! Two days a year, and the date stands under Fairs.' },
    body: 'Does the workshop open its doors to visitors?',
  },
  {
    ...{ daysAgo: 19, person: 3, answer: 'Merci, Claire.' },
    body: 'Quel plaisir de lire cela. La photo du séchoir est magnifique.',
  },
  {
    ...{ daysAgo: 9, person: 25, answer: 'The same one, only older.' },
    body: 'Is this the same press as in the first post?',
  },
  { daysAgo: 3, person: 30, answer: '', body: 'I would buy the failed sheets, too. Have you thought of selling them?' },
  { daysAgo: 1.4, person: 13, answer: '', body: 'Which paper is that? It looks heavier than mine.' },
  { daysAgo: 0.3, person: 9, answer: '', body: 'Дуже гарно! Чи надсилаєте ви до Києва?' },
] as const;

export const MESSAGES = [
  {
    ...{ daysAgo: 47, person: 1, about: 'A print' },
    message: 'Will Ridge Lines come back in the large size? I have the exact wall for it.',
  },
  {
    ...{ daysAgo: 39, person: 11, about: 'Framing' },
    message: 'Can you frame a print that I bought last year, and what would that cost including the way here and back?',
  },
  {
    ...{ daysAgo: 30, person: 15, about: 'An order' },
    message: 'My parcel arrived with a dented corner. The print is fine, I only thought you would want to know.',
  },
  {
    ...{ daysAgo: 22, person: 28, about: 'A visit to the workshop' },
    message: 'We are eleven people, two of them under ten. May we come on a Saturday in December?',
  },
  {
    ...{ daysAgo: 16, person: 27, about: 'A print' },
    message: '日本への配送は可能でしょうか。関税についても教えてください。',
  },
  {
    ...{ daysAgo: 11, person: 21, about: 'Something else' },
    message: 'I write about small presses for a magazine in Madrid. Would you have twenty minutes next week?',
  },
  {
    ...{ daysAgo: 6, person: 36, about: 'An order' },
    message: 'Could you send my order to the office instead? Via Solferino 12, same city.',
  },
  {
    ...{ daysAgo: 2, person: 20, about: 'A print' },
    message: 'Is the black of Switchyard a true black or a very dark blue? It changes with every photo.',
  },
  {
    ...{ daysAgo: 0.6, person: 33, about: 'Framing' },
    message: 'Does the oak frame fit the square prints as well?',
  },
] as const;
