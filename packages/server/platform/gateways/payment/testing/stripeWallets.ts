import { type FormTree, flatAt, textAt } from './stripeForm.ts';
import {
  ASKS_BANK,
  DECLINES,
  type FakeIntent,
  type FakeToken,
  invalid,
  refuseOldNames,
  type StripeState,
} from './stripeState.ts';

/** What Stripe's script asks for once a buyer has agreed in a wallet's sheet: for what he saw, by the card of his wallet. */
export function makeToken(books: StripeState, form: URLSearchParams): FakeToken {
  const token: FakeToken = {
    id: books.newId('ctoken'),
    amount: Number(form.get('amount')),
    currency: form.get('currency') ?? '',
    card: form.get('card') ?? '',
    isUsed: false,
  };
  books.tokens.set(token.id, token);
  return token;
}

/** An intent that nobody has confirmed yet. */
export function createOpenIntent(books: StripeState, form: FormTree): FakeIntent {
  refuseOldNames(form);
  const amount = Number(textAt(form, 'amount'));
  if (!Number.isSafeInteger(amount) || amount <= 0) throw invalid('Invalid integer: amount');
  if (!/^[a-z]{3}$/.test(textAt(form, 'currency'))) throw invalid('Invalid currency');
  const intent: FakeIntent = {
    id: books.newId('pi'),
    created: books.seconds(),
    amount,
    currency: textAt(form, 'currency'),
    metadata: flatAt(form, 'metadata'),
    setupFutureUsage: null,
    status: 'requires_payment_method',
    customer: null,
    paymentMethod: null,
    charge: null,
    lastError: null,
    step: null,
  };
  books.intents.set(intent.id, intent);
  return intent;
}

/** Refuses what the sheet did not show: another amount, or a token for a second time. */
export function confirmByToken(books: StripeState, id: string, form: FormTree, origin: string): FakeIntent {
  const intent = books.intentOf(id);
  const token = books.tokens.get(textAt(form, 'confirmation_token'));
  if (token === undefined || token.isUsed) throw invalid('No such confirmation token, or it was used.');
  if (intent.status !== 'requires_payment_method') throw invalid(`This PaymentIntent is ${intent.status}.`);
  if (token.amount !== intent.amount || token.currency !== intent.currency) {
    throw invalid('The amount of the confirmation token is another than that of the PaymentIntent.');
  }
  const returnUrl = textAt(form, 'return_url');
  if (returnUrl === '') throw invalid('A return_url must be specified.', 'parameter_missing');
  token.isUsed = true;
  intent.paymentMethod = books.addMethod(token.card, null);
  intent.lastError = DECLINES.get(token.card) ?? null;
  if (intent.lastError !== null) return intent;
  if (token.card === ASKS_BANK) {
    intent.status = 'requires_action';
    intent.step = { url: `${origin}/bank/${id}`, returnUrl };
    return intent;
  }
  return settle(books, intent);
}

/** The buyer's answer at his bank; where he is sent. */
export function answerBank(books: StripeState, intent: FakeIntent, isApproved: boolean): string {
  const { returnUrl = '' } = intent.step ?? {};
  if (intent.status !== 'requires_action') return returnUrl;
  if (isApproved) settle(books, intent);
  else {
    intent.status = 'requires_payment_method';
    intent.lastError = { code: 'payment_intent_authentication_failure' };
  }
  return returnUrl;
}

function settle(books: StripeState, intent: FakeIntent): FakeIntent {
  intent.status = 'succeeded';
  intent.charge = { id: books.newId('ch'), amountRefunded: 0 };
  return intent;
}
