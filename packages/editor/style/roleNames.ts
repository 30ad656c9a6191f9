import type { FontRole } from '@quoin/domain/styles';

/** What people call the roles of fonts. */
export const ROLE_NAMES: Readonly<Record<FontRole, string>> = {
  heading: 'Headings',
  body: 'Text',
  meta: 'Small print',
  buttons: 'Buttons',
};
