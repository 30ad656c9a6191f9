import type { CheckoutView } from '@quoin/contract/endpoints/site';
import { answerName } from '@quoin/domain/orders';
import type { FieldName } from './form.ts';

const BEFORE: readonly FieldName[] = [
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
];
const AFTER: readonly FieldName[] = ['paymentMethod', 'cardNumber', 'expiry', 'cvc', 'note'];

/** The fields from top to bottom; where a country orders its address otherwise, the first error is still close by. */
export function pageOrder({ questions }: Pick<CheckoutView, 'questions'>): readonly FieldName[] {
  return [...BEFORE, ...questions.map(({ id }) => answerName(id)), ...AFTER];
}
