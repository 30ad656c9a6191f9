import type { Answer, CheckoutCalls, ClientProblem } from '@quoin/contract/client';
import type { CheckoutView } from '@quoin/contract/endpoints/site';
import type { FormValues } from './form.ts';
import { type DuePart, nextDuePart } from './saving.ts';

export type SaveCalls = Pick<CheckoutCalls, 'saveContact' | 'saveAddress' | 'saveAnswers' | 'saveShipping'>;

export interface SaverParts {
  readonly api: SaveCalls;
  /** The form and the server's view as they are at that moment. */
  readonly read: () => { readonly values: FormValues; readonly view: CheckoutView };
  readonly accept: (view: CheckoutView) => void;
  readonly onBusy: (isBusy: boolean) => void;
}

export interface Saver {
  isDue(): boolean;
  /** Saves part after part until nothing is due or one is refused; calls made meanwhile wait for the same end. */
  save(): Promise<ClientProblem | null>;
}

export function createSaver({ api, read, accept, onBusy }: SaverParts): Saver {
  /** The part saved last: should the server spell it otherwise, it is not sent for ever. */
  let lastSaved = '';
  let saving: Promise<ClientProblem | null> | null = null;

  const nextDue = (): DuePart | null => {
    const { values, view } = read();
    const due = nextDuePart(values, view);
    return JSON.stringify(due) === lastSaved ? null : due;
  };
  const saveAll = async (): Promise<ClientProblem | null> => {
    for (let due = nextDue(); due !== null; due = nextDue()) {
      const answer = await savePart(api, due);
      if (!answer.ok) return answer.problem;
      lastSaved = JSON.stringify(due);
      accept(answer.value);
    }
    return null;
  };

  return {
    isDue: () => nextDue() !== null,
    save: () => {
      if (saving === null) {
        onBusy(true);
        saving = saveAll().finally(() => {
          saving = null;
          onBusy(false);
        });
      }
      return saving;
    },
  };
}

function savePart(api: SaveCalls, due: DuePart): Promise<Answer<CheckoutView>> {
  if (due.part === 'contact') return api.saveContact({ email: due.email });
  if (due.part === 'address') return api.saveAddress({ address: due.address });
  if (due.part === 'answers') return api.saveAnswers({ answers: due.answers });
  return api.saveShipping({ shippingOptionId: due.shippingOptionId });
}
