import type { FieldName } from './form.ts';

/** The fields from top to bottom; where a country orders its address otherwise, the first error is still close by. */
export const PAGE_ORDER: readonly FieldName[] = [
  'email',
  'countryCode',
  'fullName',
  'line1',
  'line2',
  'postalCode',
  'city',
  'region',
  'phone',
  'shippingOptionId',
  'cardNumber',
  'expiry',
  'cvc',
  'note',
];
