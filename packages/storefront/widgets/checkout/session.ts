import type { CheckoutCalls, ClientProblem } from '@quoin/contract/client';
import type { CheckoutView } from '@quoin/contract/endpoints/site';
import { type After, createTimedMachine, type TimedMachine } from '../../timing/timedMachine.ts';
import { type FieldName, leaveField, typeInto } from './form.ts';
import { PAY_PLAN, type PayEvent, type PayState } from './machine.ts';
import { pageOrder } from './pageOrder.ts';
import { addressAfter, isOver, payRequest, refusalOf, type Seen } from './paying.ts';
import { createSaver, type SaveCalls, type Saver } from './saver.ts';
import { type CheckoutSituation, createSituation, type SituationParts, type SituationStore } from './situation.ts';

export interface CheckoutSession extends Pick<SituationStore, 'subscribe'> {
  getState(): CheckoutSituation;
  type(name: FieldName, value: string): void;
  leave(name: FieldName): void;
  pay(): Promise<void>;
  /** Loads the price again after the cart was changed elsewhere. */
  refresh(): Promise<void>;
  /** The page came back from the bank, or out of the back-forward cache. */
  comeBack(): Promise<void>;
}

export interface SessionParts extends SituationParts {
  readonly api: SaveCalls & Pick<CheckoutCalls, 'load' | 'pay'>;
  readonly after: After;
  readonly goTo: (address: string) => void;
}

/**
 * The checkout as one page: judges fields, saves complete parts as they are left, and pays. The server recomputes every
 * amount; what is typed stays whatever it answers (CX-10, CX-21, CX-22).
 */
export function createCheckoutSession(parts: SessionParts): CheckoutSession {
  const { api } = parts;
  const situation = createSituation(parts);
  const saver = createSaver({
    api,
    read: () => ({ values: situation.get().form.values, view: situation.get().view }),
    accept: situation.accept,
    onBusy: (isSaving) => situation.change({ isSaving }),
  });
  const { pay, comeBack, refresh } = createPaying(parts, situation, saver);
  /** Nobody's focus is taken while they are still filling in. */
  const saveQuietly = async (): Promise<void> => {
    const problem = saver.isDue() ? await saver.save() : null;
    if (problem !== null) situation.refuse(problem);
  };
  /** Another country costs another shipping and tax, which is shown before the rest of its address is typed. */
  const estimate = async (country: string): Promise<void> => {
    situation.change({ isSaving: true });
    const answer = await api.load(country);
    const isWanted = situation.get().form.values.countryCode === country;
    if (answer.ok && isWanted) situation.accept(answer.value);
    if (isWanted) situation.change({ isSaving: false });
  };
  return {
    getState: situation.get,
    subscribe: situation.subscribe,
    type: (name, value) => {
      const { form } = situation.get();
      situation.change({ form: typeInto(form, name, value, situation.forRules()) });
      if (name === 'shippingOptionId') void saveQuietly();
      if (name === 'countryCode' && value !== form.values.countryCode) void estimate(value);
    },
    leave: (name) => {
      situation.change({ form: leaveField(situation.get().form, name, situation.forRules()) });
      void saveQuietly();
    },
    pay,
    comeBack,
    refresh,
  };
}

/** What can be judged before the last parts are saved: only then are the ways of shipping known. */
function typedFields(view: CheckoutView): readonly FieldName[] {
  return pageOrder(view).filter((name) => name !== 'shippingOptionId');
}

/** From the press of the button to the order, to the bank, or back to the form with the reason. */
function createPaying(
  { api, after, goTo }: SessionParts,
  situation: SituationStore,
  saver: Saver,
): Pick<CheckoutSession, 'pay' | 'comeBack' | 'refresh'> {
  const payment: TimedMachine<PayState, PayEvent> = createTimedMachine(PAY_PLAN, after);
  payment.subscribe(() => situation.change({ payState: payment.getState() }));

  const reload = async (): Promise<void> => {
    const answer = await api.load();
    if (answer.ok) situation.accept(answer.value);
  };
  const backToForm = (problem: ClientProblem | null): void => {
    payment.send('refused');
    if (problem !== null) situation.refuse(problem);
    situation.askForAttention();
  };
  const placeOrder = async (seen: Seen): Promise<void> => {
    const { form, view } = situation.get();
    const answer = await api.pay(payRequest(form.values, view, seen));
    const next = addressAfter(answer);
    if (next !== null) {
      payment.send('accepted');
      goTo(next);
      return;
    }
    const refusal = refusalOf(answer);
    if (isOver(refusal)) await reload();
    backToForm(refusal);
  };

  return {
    refresh: reload,
    pay: async () => {
      if (!payment.send('pay')) return;
      situation.change({ refusal: null });
      const { grandTotalCents: total, amountDueCents: due } = situation.get().view.totals;
      const seen = { total, due };
      if (situation.isWrong(typedFields(situation.get().view))) return backToForm(null);
      const problem = await saver.save();
      if (problem !== null || situation.isWrong(pageOrder(situation.get().view))) return backToForm(problem);
      await placeOrder(seen);
    },
    comeBack: async () => {
      payment.send('returned');
      await reload();
    },
  };
}
