import type { CheckoutView, WireAddress } from '@quoin/contract/endpoints/site';
import { typedCode } from '@quoin/domain/formats';
import { validateAnswers } from '@quoin/domain/orders';
import { addressOf, answersOf, asField, type FormValues, isAddressComplete, isContactComplete } from './form.ts';

/** A part of the checkout that the server does not know yet. */
export type DuePart =
  | { readonly part: 'contact'; readonly email: string }
  | { readonly part: 'address'; readonly address: WireAddress }
  | { readonly part: 'answers'; readonly answers: Readonly<Record<string, string>> }
  | { readonly part: 'shipping'; readonly shippingOptionId: string };

/**
 * The next part worth saving: complete, and different from what the server has. One at a time and in the order of the
 * steps, since the answer to one (an address) decides about the next (the ways of shipping).
 */
export function nextDuePart(values: FormValues, view: CheckoutView): DuePart | null {
  const email = typedCode(values.email);
  if (isContactComplete(values) && email !== view.email) return { part: 'contact', email };
  const answers = answersOf(values, view.questions);
  if (areAnswersDue(answers, view)) return { part: 'answers', answers };
  if (!view.requiresShipping || !isAddressComplete(values)) return null;
  const address = addressOf(values);
  if (!isSameAddress(address, view.shippingAddress)) return { part: 'address', address };
  const { shippingOptionId } = values;
  const isOffered = view.shippingOptions.some(({ id }) => id === shippingOptionId);
  return isOffered && shippingOptionId !== view.shippingOptionId ? { part: 'shipping', shippingOptionId } : null;
}

/** All of them right, and one of them new. */
function areAnswersDue(answers: Readonly<Record<string, string>>, { questions }: CheckoutView): boolean {
  const isNew = questions.some(({ id, answer }) => (answers[id] ?? '') !== answer);
  return isNew && validateAnswers(questions.map(asField), answers).length === 0;
}

function isSameAddress(left: WireAddress, right: WireAddress | null): boolean {
  if (right === null) return false;
  return (Object.keys(left) as (keyof WireAddress)[]).every((key) => left[key] === right[key]);
}
