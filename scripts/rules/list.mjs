/** Which rules there are: for each subject how many, numbered from 01. */
export const SUBJECTS = [
  { prefix: 'ENUM', count: 14, title: 'Numbers and names that data is stored with' },
  { prefix: 'CART', count: 10, title: 'The cart' },
  { prefix: 'ATC', count: 13, title: 'Adding to the cart' },
  { prefix: 'SUBS', count: 5, title: 'Subscriptions' },
  { prefix: 'GIFT', count: 3, title: 'Gift cards' },
  { prefix: 'PILL', count: 5, title: 'The cart pill and the cart indicator' },
  { prefix: 'INST', count: 5, title: 'Paying in instalments' },
  { prefix: 'RSTK', count: 7, title: 'Being told when something is back' },
  { prefix: 'FORM', count: 16, title: 'Forms' },
  { prefix: 'CAPT', count: 4, title: 'Captchas' },
  { prefix: 'MODAL', count: 3, title: 'Dialogs and the lightbox' },
  { prefix: 'ERR', count: 3, title: 'Errors in browsers' },
  { prefix: 'VISIT', count: 6, title: 'Who is counted' },
  { prefix: 'TRACK', count: 11, title: 'Events' },
  { prefix: 'REC', count: 4, title: 'Recordings of visits' },
  { prefix: 'TELE', count: 2, title: 'How fast pages are' },
  { prefix: 'USER', count: 6, title: 'Members, owners and what they may do' },
  { prefix: 'PREF', count: 8, title: 'Settings, languages, menus, new stores' },
  { prefix: 'TPL', count: 10, title: 'The template language' },
  { prefix: 'EXPR', count: 2, title: 'Expressions in templates' },
  { prefix: 'DISP', count: 12, title: 'How products and pages are shown' },
  { prefix: 'MONEY', count: 3, title: 'Money' },
  { prefix: 'IMG', count: 4, title: 'Images' },
  { prefix: 'GAL', count: 2, title: 'Galleries' },
  { prefix: 'EDIT', count: 9, title: 'The editor' },
  { prefix: 'LIM', count: 3, title: 'Limits' },
];

export const RULES = SUBJECTS.flatMap(({ prefix, count }) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`),
);
