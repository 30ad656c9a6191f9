import type { CheckoutCalls, ClientProblem } from '@quoin/contract/client';
import type { CheckoutView } from '@quoin/contract/endpoints';
import { createObservable, type Observable } from '../../timing/observable.ts';
import { type After, createTimedMachine } from '../../timing/timedMachine.ts';
import {
  blameFields,
  type CheckoutForm,
  type FieldName,
  type FormSituation,
  firstErrorOf,
  judgeAll,
  leaveField,
  startForm,
  typeInto,
} from './form.ts';
import { PAY_PLAN, type PayState } from './machine.ts';
import { PAGE_ORDER } from './pageOrder.ts';
import { addressAfter, isOver, payRequest, refusalOf } from './paying.ts';
import { createSaver, type SaveCalls } from './saver.ts';
import { shippingChoice } from './saving.ts';

export interface CheckoutSituation {
  readonly form: CheckoutForm;
  readonly view: CheckoutView;
  readonly payState: PayState;
  /** A part is on its way to the server: totals are not final (`aria-busy`). */
  readonly isSaving: boolean;
  /** Why the last attempt did not work: a declined card, a changed total, an expired session. */
  readonly refusal: ClientProblem | null;
  /** Counts up each time the first wrong field, or without one the refusal, wants the focus. */
  readonly attention: { readonly count: number; readonly field: FieldName | null };
}

export interface CheckoutSession extends Pick<Observable<CheckoutSituation>, 'subscribe'> {
  getState(): CheckoutSituation;
  type(name: FieldName, value: string): void;
  leave(name: FieldName): void;
  pay(): Promise<void>;
  /** The page came back from the bank, or out of the back-forward cache. */
  comeBack(): Promise<void>;
}

export interface SessionParts {
  readonly api: SaveCalls & Pick<CheckoutCalls, 'load' | 'pay'>;
  readonly view: CheckoutView;
  readonly fallbackCountry: string;
  /** Typed or chosen before the widget came. */
  readonly typed: ReadonlyMap<string, string>;
  /** A refusal the server has already put into the page. */
  readonly servedRefusal: ClientProblem | null;
  readonly now: () => number;
  readonly after: After;
  readonly goTo: (address: string) => void;
}

/** What can be judged before the last parts are saved: only then are the ways of shipping known. */
const TYPED_FIELDS = PAGE_ORDER.filter((name) => name !== 'shippingOptionId');

/**
 * The checkout as one page: judges fields, saves complete parts as they are left, and pays. The server recomputes every
 * amount; what is typed stays whatever it answers (CX-10, CX-21, CX-22).
 */
export function createCheckoutSession(parts: SessionParts): CheckoutSession {
  const { api } = parts;
  const payment = createTimedMachine(PAY_PLAN, parts.after);
  const state = createObservable(startSituation(parts));
  const change = (part: Partial<CheckoutSituation>): void => state.set({ ...state.get(), ...part });
  payment.subscribe(() => change({ payState: payment.getState() }));

  const situation = (): FormSituation => situationOf(state.get().view, parts.now());
  const accept = (view: CheckoutView): void => change(withView(state.get(), view));
  const saver = createSaver({
    api,
    read: () => ({ values: state.get().form.values, view: state.get().view }),
    accept,
    onBusy: (isSaving) => change({ isSaving }),
  });

  const askForAttention = (): void => {
    const { attention, form } = state.get();
    change({ attention: { count: attention.count + 1, field: firstErrorOf(form, PAGE_ORDER) } });
  };
  /** Nobody's focus is taken while they are still filling in. */
  const saveQuietly = async (): Promise<void> => {
    const problem = saver.isDue() ? await saver.save() : null;
    if (problem !== null) change(withRefusal(state.get(), problem));
  };
  const giveUp = (problem: ClientProblem): void => {
    payment.send('refused');
    change(withRefusal(state.get(), problem));
    askForAttention();
  };
  /** Judges the form; when one of those fields is wrong, paying is over and the first gets the focus. */
  const isWrong = (fields: readonly FieldName[]): boolean => {
    const judged = judgeAll(state.get().form, situation());
    if (firstErrorOf(judged, fields) === null) return false;
    payment.send('refused');
    change({ form: judged });
    askForAttention();
    return true;
  };
  const reload = async (): Promise<void> => {
    const answer = await api.load();
    if (answer.ok) accept(answer.value);
  };
  const placeOrder = async (seen: number): Promise<void> => {
    const { form, view } = state.get();
    const answer = await api.pay(payRequest(form.values, view, seen));
    const next = addressAfter(answer);
    if (next !== null) {
      payment.send('accepted');
      parts.goTo(next);
      return;
    }
    const refusal = refusalOf(answer);
    if (isOver(refusal)) await reload();
    giveUp(refusal);
  };

  return {
    getState: state.get,
    subscribe: state.subscribe,
    type: (name, value) => {
      change({ form: typeInto(state.get().form, name, value, situation()) });
      if (name === 'shippingOptionId') void saveQuietly();
    },
    leave: (name) => {
      change({ form: leaveField(state.get().form, name, situation()) });
      void saveQuietly();
    },
    pay: async () => {
      if (!payment.send('pay')) return;
      change({ refusal: null });
      const seen = state.get().view.totals.grandTotalCents;
      if (isWrong(TYPED_FIELDS)) return;
      const problem = await saver.save();
      if (problem !== null) giveUp(problem);
      else if (!isWrong(PAGE_ORDER)) await placeOrder(seen);
    },
    comeBack: async () => {
      payment.send('returned');
      await reload();
    },
  };
}

function startSituation(parts: SessionParts): CheckoutSituation {
  const form = startForm(parts.view, parts.fallbackCountry);
  const typed = [...parts.typed].filter(([name, value]) => Object.hasOwn(form.values, name) && value !== '');
  return {
    form: { ...form, values: { ...form.values, ...Object.fromEntries(typed) } },
    view: parts.view,
    payState: PAY_PLAN.initial,
    isSaving: false,
    refusal: parts.servedRefusal,
    attention: { count: 0, field: null },
  };
}

function situationOf(view: CheckoutView, now: number): FormSituation {
  return { requiresShipping: view.requiresShipping, requiresPayment: view.totals.grandTotalCents > 0, now };
}

function withView({ form }: CheckoutSituation, view: CheckoutView): Partial<CheckoutSituation> {
  const shippingOptionId = shippingChoice(form.values.shippingOptionId, view);
  return { view, form: { ...form, values: { ...form.values, shippingOptionId } } };
}

/** Words about fields go beside them; only what is about none of them stands above the form. */
function withRefusal({ form }: CheckoutSituation, problem: ClientProblem): Partial<CheckoutSituation> {
  const fields = problem.fields ?? (problem.field === undefined ? {} : { [problem.field]: problem.message });
  const isForFields = Object.keys(fields).some((name) => Object.hasOwn(form.values, name));
  return { form: blameFields(form, fields), refusal: isForFields ? null : problem };
}
