import { isEmailAddress } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';

export type ContactCode = 'emailMissing' | 'emailInvalid';

export function validateContact(contact: { readonly email: string }): Problem<ContactCode>[] {
  const email = typedCode(contact.email);
  if (email === '') return [{ code: 'emailMissing', field: 'email' }];
  return isEmailAddress(email) ? [] : [{ code: 'emailInvalid', field: 'email' }];
}
