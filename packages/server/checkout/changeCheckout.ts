import { typedCode } from '@quoin/domain/formats';
import {
  type Address,
  answerName,
  type CheckoutAnswers,
  type OrdersCode,
  tidyAddress,
  tidyAnswers,
  validateAddress,
  validateAnswers,
  validateContact,
} from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { CartVisitor } from '../cart/index.ts';
import { type CheckoutChanges, saveCheckout } from '../cart/index.ts';
import { abandonPayment } from '../orders/index.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import type { CheckoutDeps } from './checkoutDeps.ts';
import { type CheckoutFound, findCheckoutIn, type LoadedCheckout } from './loadCheckout.ts';

export type ChangedCheckout =
  | Exclude<CheckoutFound, { readonly kind: 'open' }>
  | { readonly kind: 'saved'; readonly loaded: LoadedCheckout }
  | { readonly kind: 'refused'; readonly loaded: LoadedCheckout; readonly problems: readonly Problem<OrdersCode>[] };

interface Decision {
  /** What is right is kept, even when something else is wrong. */
  readonly changes: CheckoutChanges;
  readonly problems: readonly Problem<OrdersCode>[];
}

export function saveContact(deps: CheckoutDeps, visitor: CartVisitor, email: string): Promise<ChangedCheckout> {
  return change(deps, visitor, () => decideContact(email));
}

export function saveAddress(deps: CheckoutDeps, visitor: CartVisitor, address: Address): Promise<ChangedCheckout> {
  return change(deps, visitor, (loaded) => decideAddress(loaded, address));
}

/** The page's first step: contact, and the address where something is sent. Answers that are left out stay as they are. */
export function saveContactAndAddress(
  deps: CheckoutDeps,
  visitor: CartVisitor,
  entered: { readonly email: string; readonly address: Address; readonly answers?: CheckoutAnswers },
): Promise<ChangedCheckout> {
  return change(deps, visitor, (loaded) =>
    joined(
      decideContact(entered.email),
      ...(loaded.state.requiresShipping ? [decideAddress(loaded, entered.address)] : []),
      ...(entered.answers === undefined ? [] : [decideAnswers(loaded, entered.answers)]),
    ),
  );
}

export function chooseShipping(deps: CheckoutDeps, visitor: CartVisitor, optionId: string): Promise<ChangedCheckout> {
  return change(deps, visitor, (loaded) => {
    if (optionId === '')
      return { changes: {}, problems: [{ code: 'shippingOptionMissing', field: 'shippingOptionId' }] };
    const isOffered = loaded.options.some(({ id }) => id === optionId);
    if (isOffered) return { changes: { shippingOptionId: optionId }, problems: [] };
    return { changes: {}, problems: [{ code: 'shippingOptionUnknown', field: 'shippingOptionId' }] };
  });
}

/** The owner's own questions. What is answered is kept, even while something is missing. */
export function saveAnswers(
  deps: CheckoutDeps,
  visitor: CartVisitor,
  answers: CheckoutAnswers,
): Promise<ChangedCheckout> {
  return change(deps, visitor, (loaded) => decideAnswers(loaded, answers));
}

function joined(...decisions: readonly Decision[]): Decision {
  return {
    changes: Object.assign({}, ...decisions.map(({ changes }) => changes)) as CheckoutChanges,
    problems: decisions.flatMap(({ problems }) => problems),
  };
}

function decideAnswers({ asked }: LoadedCheckout, given: CheckoutAnswers): Decision {
  const answers = tidyAnswers(asked, given);
  const problems = validateAnswers(asked, answers);
  const wrong = new Set(problems.map(({ field }) => field));
  const kept = Object.entries(answers).filter(([id]) => !wrong.has(answerName(id)));
  return { changes: { formAnswers: Object.fromEntries(kept) }, problems };
}

function decideContact(email: string): Decision {
  const problems = validateContact({ email });
  return { changes: problems.length === 0 ? { email: typedCode(email) } : {}, problems };
}

function decideAddress(loaded: LoadedCheckout, entered: Address): Decision {
  const address = tidyAddress(entered);
  const problems: Problem<OrdersCode>[] = validateAddress(address);
  if (problems.length === 0 && !loaded.countryCodes.includes(address.countryCode)) {
    problems.push({ code: 'noShippingToCountry', field: 'countryCode' });
  }
  return { changes: problems.length === 0 ? { shippingAddress: address } : {}, problems };
}

async function change(
  deps: CheckoutDeps,
  visitor: CartVisitor,
  decide: (loaded: LoadedCheckout) => Decision,
): Promise<ChangedCheckout> {
  const first = await attempt(deps, visitor, decide);
  const isPending = first.kind === 'refused' && first.problems[0]?.code === 'paymentPending';
  if (!isPending || first.loaded.stored.state !== 'awaiting_step') return first;
  // Back from the bank's page: that payment is over, the change goes on.
  await abandonPayment(deps, visitor.site, first.loaded.stored.cartId);
  return attempt(deps, visitor, decide);
}

function attempt(
  deps: CheckoutDeps,
  visitor: CartVisitor,
  decide: (loaded: LoadedCheckout) => Decision,
): Promise<ChangedCheckout> {
  return deps.db.inSite(contextOf(visitor.site), async (trx) => {
    const found = await findCheckoutIn(deps, trx, visitor);
    if (found.kind !== 'open') return found;
    const { loaded } = found;
    const { state } = loaded.stored;
    if (state !== 'open') {
      // A change that is refused doesn't give up a payment at the bank.
      const wrong = state === 'awaiting_step' ? decide(loaded).problems : [];
      return { kind: 'refused', loaded, problems: wrong.length > 0 ? wrong : [{ code: 'paymentPending' }] };
    }
    const { changes, problems } = decide(loaded);
    if (Object.keys(changes).length > 0) await saveCheckout(trx, visitor.site.id, loaded.stored.id, changes);
    const after = await findCheckoutIn(deps, trx, visitor);
    const fresh = after.kind === 'open' ? after.loaded : loaded;
    return problems.length === 0 ? { kind: 'saved', loaded: fresh } : { kind: 'refused', loaded: fresh, problems };
  });
}
