import type { Answer } from '@quoin/contract/client';
import {
  type AddEntryRequest,
  askQuestionsPath,
  giftCardPath,
  type StockResult,
  subscribePath,
} from '@quoin/contract/endpoints/site';
import type { AddToCartProps } from '@quoin/contract/islands';
import { addToCartSentence, decideAddToCart } from '@quoin/domain/cart';
import type { Choice, Product } from '@quoin/domain/catalog';
import type { ButtonEvent } from '../../page/buttonEvents.ts';
import { pageLanguage } from '../../page/language.ts';
import { localPath } from '../../page/languagePrefix.ts';
import type { PageContext } from '../../page/pageContext.ts';
import type { TimedMachine } from '../../timing/timedMachine.ts';
import type { Refusal } from '../form/submitting.ts';
import type { ButtonState, ButtonEvent as Move } from './machine.ts';
import { productOf, quantityInCart } from './product.ts';

export interface Wanted {
  readonly product: Product;
  readonly choice: Choice;
  /** As it was typed. */
  readonly quantity: string;
}

/** Answers as additional fields (CART-02); answers what to show of them when they can't stay so. */
export type SendAnswers = (additionalFields: string) => Promise<Refusal | null>;

export interface OpenQuestions {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

export interface Pressing {
  readonly props: AddToCartProps;
  readonly page: Pick<PageContext, 'client' | 'cart' | 'buttons'>;
  readonly wanted: Wanted;
  readonly machine: Pick<TimedMachine<ButtonState, Move>, 'getState' | 'send' | 'subscribe'>;
  /** Shows the alert. */
  readonly refuse: (message: string) => void;
  readonly goTo: (address: string) => void;
  /** Shows the product's questions in a modal; null when that cannot be fetched. */
  readonly ask: (send: SendAnswers) => Promise<OpenQuestions | null>;
}

/** The button that adds: judges first, then asks the server; whichever refuses, the alert says why. */
export async function press(pressing: Pressing): Promise<void> {
  const { props, page, wanted, machine, refuse, goTo } = pressing;
  if (machine.getState() !== 'idle') return;
  const judged = judge(pressing);
  if (judged === null) return;
  const { variant, quantity } = judged;
  const line = { itemId: props.itemId, sku: variant.sku, quantity };
  page.buttons.tell({ name: buttonEventName(props), ...line });
  // The gift card page asks the rest (GIFT-02).
  if (props.purchaseRoute === 'giftCard') return goTo(giftCardPath(line.itemId, line.sku));
  machine.send('press');
  if (props.form == null) return void (await order(pressing, { ...line, additionalFields: '{}' }));
  // Nobody shall have answered in vain: what asks questions looks at the stock of this moment first (ATC-07).
  const late = await judgeAgain(props, page, wanted);
  if (late === null) return askFirst(pressing, line);
  machine.send('failure');
  refuse(late);
}

/** What would be bought; null when something speaks against it, which the alert then says. */
export function judge({ page, wanted, refuse }: Pick<Pressing, 'page' | 'wanted' | 'refuse'>) {
  const decision = decide(page, wanted.product, wanted);
  if (decision.ok) return decision.value;
  refuse(addToCartSentence(decision.problem, pageLanguage()));
  return null;
}

function decide(page: Pressing['page'], product: Product, { choice, quantity }: Pick<Wanted, 'choice' | 'quantity'>) {
  const { cart } = page.cart.getState();
  return decideAddToCart(product, { choice }, quantity, ({ id }) => quantityInCart(cart, id));
}

/**
 * The sentence that speaks against it by the stock of now, null when nothing does: it is there if it is unlimited, or if there
 * is more of it than the cart holds (ATC-07), and enough for the quantity (ATC-05). A stock that is not to be had says why.
 */
export async function judgeAgain(
  props: AddToCartProps,
  page: Pressing['page'],
  wanted: Pick<Wanted, 'choice' | 'quantity'>,
): Promise<string | null> {
  const stock = await page.client.stock.load(props.itemId);
  if (!stock.ok) return stock.problem.message;
  const results: readonly StockResult[] = stock.value.results;
  const decision = decide(page, productOf(props, results), wanted);
  return decision.ok ? null : addToCartSentence(decision.problem, pageLanguage());
}

/** The buyer answers, and the answers go along; the modal stays until they are taken. */
async function askFirst(pressing: Pressing, line: Omit<AddEntryRequest, 'additionalFields'>): Promise<void> {
  const { machine, refuse, goTo } = pressing;
  let questions: OpenQuestions | null = null;
  questions = await pressing.ask(async (additionalFields) => {
    if (!machine.send('press')) return null;
    const placed = await order(pressing, { ...line, additionalFields });
    if (placed === 'done') questions?.close();
    if (placed === 'failed') await untilIdle(machine);
    if (typeof placed === 'string') return null;
    machine.send('correct');
    // If the buyer has closed them, the alert shows the message.
    if (questions?.isOpen() === false) refuse(placed.message);
    return placed;
  });
  machine.send('ask');
  // The same questions are a page of the server's.
  if (questions === null) goTo(askQuestionsPath(line));
}

/** `failed`: the alert says why; else what is wrong with the answers. */
async function order(pressing: Pressing, line: AddEntryRequest): Promise<'done' | 'failed' | Refusal> {
  const { props, page, machine, refuse, goTo } = pressing;
  const placed = await place(props, page, line);
  if (!placed.ok) {
    const { message, fields } = placed.problem;
    if (fields !== undefined && props.form != null) return { message, errors: fields };
    machine.send('failure');
    refuse(message);
    return 'failed';
  }
  // Even when another page follows: a visitor who returns by Back finds a button that works.
  machine.send('success');
  if (placed.value !== '') goTo(placed.value);
  return 'done';
}

/** Adds to the cart, or to a single cart (SUBS-03). Returns the next address, empty to stay here. */
async function place(props: AddToCartProps, page: Pressing['page'], line: AddEntryRequest): Promise<Answer<string>> {
  if (props.purchaseRoute === 'subscription') {
    const { quantity: qty, ...wanted } = line;
    const made = await page.client.cart.subscribe({ ...wanted, qty });
    return made.ok ? { ok: true, value: subscribePath(made.value.cartToken) } : made;
  }
  const added = await page.cart.add(line);
  return added.ok ? { ok: true, value: props.expressCheckout ? localPath('/checkout') : '' } : added;
}

/** After an error the button takes its time (ATC-01). */
function untilIdle(machine: Pressing['machine']): Promise<void> {
  return new Promise((resolve) => {
    const stop = machine.subscribe(() => {
      if (machine.getState() !== 'idle') return;
      stop();
      resolve();
    });
  });
}

/** What analytics calls the press (ATC-13). */
function buttonEventName({ purchaseRoute, expressCheckout }: AddToCartProps): ButtonEvent['name'] {
  if (purchaseRoute === 'giftCard') return 'giftCard';
  if (purchaseRoute === 'subscription') return 'subscribe';
  return expressCheckout ? 'buyNow' : 'addToCart';
}
