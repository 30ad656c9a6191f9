import type { ClientProblem } from '@quoin/contract/client';
import type { CheckoutView } from '@quoin/contract/endpoints/site';
import { createObservable, type Observable } from '../../timing/observable.ts';
import {
  blameFields,
  type CheckoutForm,
  type FieldName,
  type FormSituation,
  firstErrorOf,
  judgeAll,
  startForm,
} from './form.ts';
import { PAY_PLAN, type PayState } from './machine.ts';
import { pageOrder } from './pageOrder.ts';
import { asksCard } from './paying.ts';
import { shippingChoice } from './shippingChoice.ts';

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

export interface SituationParts {
  readonly view: CheckoutView;
  readonly fallbackCountry: string;
  /** Typed or chosen before the widget came. */
  readonly typed: ReadonlyMap<string, string>;
  /** A refusal the server has already put into the page. */
  readonly servedRefusal: ClientProblem | null;
  readonly now: () => number;
}

/** What the checkout page knows, and how it may change. */
export interface SituationStore extends Pick<Observable<CheckoutSituation>, 'get' | 'subscribe'> {
  change(part: Partial<CheckoutSituation>): void;
  /** What the form's rules need to know at this moment. */
  forRules(): FormSituation;
  accept(view: CheckoutView): void;
  refuse(problem: ClientProblem): void;
  askForAttention(): void;
  /** Judges the form, and shows its errors when one of these fields is wrong. */
  isWrong(fields: readonly FieldName[]): boolean;
}

export function createSituation(parts: SituationParts): SituationStore {
  const { get, set, subscribe } = createObservable(startSituation(parts));
  const change = (part: Partial<CheckoutSituation>): void => set({ ...get(), ...part });
  const forRules = (): FormSituation => {
    const { view, form } = get();
    const requiresPayment = asksCard(view, form.values.paymentMethod);
    const { questions } = view;
    return { questions, requiresShipping: view.requiresShipping, requiresPayment, now: parts.now() };
  };
  return {
    get,
    subscribe,
    change,
    forRules,
    accept: (view) => change(withView(get(), view)),
    refuse: (problem) => change(withRefusal(get(), problem)),
    askForAttention: () => {
      const { attention, form } = get();
      change({ attention: { count: attention.count + 1, field: firstErrorOf(form, pageOrder(get().view)) } });
    },
    isWrong: (fields) => {
      const form = judgeAll(get().form, forRules());
      const isWrong = firstErrorOf(form, fields) !== null;
      if (isWrong) change({ form });
      return isWrong;
    },
  };
}

function startSituation(parts: SituationParts): CheckoutSituation {
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

function withView({ form }: CheckoutSituation, view: CheckoutView): Partial<CheckoutSituation> {
  const shippingOptionId = shippingChoice(form.values.shippingOptionId, view);
  return { view, form: { ...form, values: { ...form.values, shippingOptionId } } };
}

/** Field errors are shown next to their fields. Only other errors are shown above the form. */
function withRefusal({ form }: CheckoutSituation, problem: ClientProblem): Partial<CheckoutSituation> {
  const fields = problem.fields ?? (problem.field === undefined ? {} : { [problem.field]: problem.message });
  const isForFields = Object.keys(fields).some((name) => Object.hasOwn(form.values, name));
  return { form: blameFields(form, fields), refusal: isForFields ? null : problem };
}
