import * as texts from '@quoin/messages/app/signInFields';

export interface SignInFields {
  readonly email: string;
  readonly password: string;
}

/** What is still to be filled in, in the order of the form. */
export function missingSignInFields(fields: SignInFields): Partial<SignInFields> {
  return {
    ...(fields.email === '' ? { email: texts.yourEmailAddressIs } : {}),
    ...(fields.password === '' ? { password: texts.yourPasswordIsMissing } : {}),
  };
}
