import { type Answer, type CheckoutCalls, type ClientProblem, NETWORK_PROBLEM } from '@quoin/contract/client';
import type { CheckoutView, PayResponse } from '@quoin/contract/endpoints';
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
import { type DuePart, nextDuePart, shippingChoice } from './saving.ts';

export interface CheckoutSituation {
  readonly form: CheckoutForm;
  readonly view: CheckoutView;
  readonly payState: PayState;
  /** A part is on its way to the server: totals are not final (`aria-busy`). */
  readonly isSaving: boolean;
  /** Why the last attempt did not work: a declined card, a changed total, an expired session. */
  readonly refusal: ClientProblem | null;
  /** Goes up each time the first error, or else the refusal, wants the focus. */
  readonly attention: { readonly count: number; readonly field: FieldName | null };
}

export interface CheckoutSession {
  getState(): CheckoutSituation;
  subscribe(listener: () => void): () => void;
  type(name: FieldName, value: string): void;
  leave(name: FieldName): void;
  pay(): Promise<void>;
  /** The page came back from the bank, or out of the back-forward cache. */
  comeBack(): Promise<void>;
}

export interface SessionParts {
  readonly api: Pick<CheckoutCalls, 'load' | 'saveContact' | 'saveAddress' | 'saveShipping' | 'pay'>;
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

/**
 * The checkout as one page: judges fields, saves complete parts as they are left, and pays. The server recomputes every
 * amount; what is typed stays whatever it answers (CX-10, CX-21, CX-22).
 */
export function createCheckoutSession(parts: SessionParts): CheckoutSession {
  const listeners = new Set<() => void>();
  const payment = createTimedMachine(PAY_PLAN, parts.after);
  let state: CheckoutSituation = {
    form: adopt(startForm(parts.view, parts.fallbackCountry), parts.typed),
    view: parts.view,
    payState: payment.getState(),
    isSaving: false,
    refusal: parts.servedRefusal,
    attention: { count: 0, field: null },
  };
  let saving: Promise<ClientProblem | null> | null = null;

  const change = (part: Partial<CheckoutSituation>): void => {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  };
  const situation = (): FormSituation => ({ requiresShipping: state.view.requiresShipping, now: parts.now() });
  const accept = (view: CheckoutView): void => {
    const wanted = shippingChoice(state.form.values.shippingOptionId, view);
    change({ view, form: { ...state.form, values: { ...state.form.values, shippingOptionId: wanted } } });
  };

  /** Saves what is due, part after part, until nothing is or one is refused. */
  const saveDue = async (): Promise<ClientProblem | null> => {
    for (;;) {
      const due = nextDuePart(state.form.values, state.view);
      if (due === null) return null;
      const answer = await savePart(parts.api, due);
      if (!answer.ok) return answer.problem;
      accept(answer.value);
    }
  };
  const save = (): Promise<ClientProblem | null> => {
    saving ??= saveDue().finally(() => {
      saving = null;
      change({ isSaving: false });
    });
    if (!state.isSaving) change({ isSaving: true });
    return saving;
  };
  const saveQuietly = async (): Promise<void> => {
    if (nextDuePart(state.form.values, state.view) === null) return;
    const problem = await save();
    if (problem !== null) refuse(problem, false);
  };

  /** Shows a refusal; asks for the focus only after Pay, never while somebody is still filling in. */
  const refuse = (problem: ClientProblem, isAsking: boolean): void => {
    const fields = problem.fields ?? (problem.field === undefined ? {} : { [problem.field]: problem.message });
    const form = blameFields(state.form, fields);
    const isForFields = Object.keys(fields).some((name) => Object.hasOwn(form.values, name));
    payment.send('refused');
    change({ form, refusal: isForFields ? null : problem, payState: payment.getState() });
    if (isAsking) askForAttention();
  };
  const askForAttention = (): void => {
    const { count } = state.attention;
    change({ attention: { count: count + 1, field: firstErrorOf(state.form, PAGE_ORDER) } });
  };
  const reload = async (): Promise<void> => {
    const answer = await parts.api.load();
    if (answer.ok) accept(answer.value);
  };

  const conclude = async (answer: Answer<PayResponse>): Promise<void> => {
    const next = answer.ok ? addressAfter(answer.value) : null;
    if (next !== null) {
      payment.send('accepted');
      change({ payState: payment.getState(), refusal: null });
      return parts.goTo(next);
    }
    const problem = problemOf(answer);
    // The attempt is over: the next one needs its own key and the amounts of now. Where nothing came back nobody knows
    // whether it arrived, so the same key goes again and the server recognises it.
    if (problem.status !== 0) await reload();
    refuse(problem, true);
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (name, value) => {
      change({ form: typeInto(state.form, name, value, situation()) });
      if (name === 'shippingOptionId') void saveQuietly();
    },
    leave: (name) => {
      change({ form: leaveField(state.form, name, situation()) });
      void saveQuietly();
    },
    pay: async () => {
      if (!payment.send('pay')) return;
      change({ payState: payment.getState(), refusal: null });
      const seen = state.view.totals.grandTotalCents;
      const problem = await (saving ?? Promise.resolve(null)).then(save);
      if (problem !== null) return refuse(problem, true);
      change({ form: judgeAll(state.form, situation()) });
      if (firstErrorOf(state.form, PAGE_ORDER) !== null) {
        payment.send('refused');
        change({ payState: payment.getState() });
        return askForAttention();
      }
      await conclude(await parts.api.pay(payRequest(state, seen)));
    },
    comeBack: async () => {
      if (payment.send('returned')) change({ payState: payment.getState() });
      await reload();
    },
  };
}

/** `seen`: the total on the button when it was pressed, whatever saving the last parts has made of it since. */
function payRequest({ form, view }: CheckoutSituation, seen: number): Parameters<CheckoutCalls['pay']>[0] {
  const { cardNumber, expiry, cvc, note } = form.values;
  return { idempotencyKey: view.idempotencyKey, acceptedTotalCents: seen, payment: { cardNumber, expiry, cvc }, note };
}

function savePart(api: SessionParts['api'], due: DuePart): Promise<Answer<CheckoutView>> {
  if (due.part === 'contact') return api.saveContact({ email: due.email });
  if (due.part === 'address') return api.saveAddress({ address: due.address });
  return api.saveShipping({ shippingOptionId: due.shippingOptionId });
}

/** Where the browser goes: to the order, or to the bank for a second step; null after a refusal. */
function addressAfter(response: PayResponse): string | null {
  if (response.status === 'declined') return null;
  return response.status === 'succeeded' ? response.orderUrl : response.url;
}

function problemOf(answer: Answer<PayResponse>): ClientProblem {
  if (!answer.ok) return answer.problem;
  const { value } = answer;
  return value.status === 'declined' ? { status: 402, code: value.code, message: value.error } : NETWORK_PROBLEM;
}

function adopt(form: CheckoutForm, typed: ReadonlyMap<string, string>): CheckoutForm {
  const known = [...typed].filter(([name, value]) => Object.hasOwn(form.values, name) && value !== '');
  return { ...form, values: { ...form.values, ...Object.fromEntries(known) } };
}
