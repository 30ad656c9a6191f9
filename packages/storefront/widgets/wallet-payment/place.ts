import type { WalletSheet } from '@quoin/contract/endpoints/site';

/** Sentences that the page brings along. */
type Text = 'offer' | 'loading' | 'none' | 'failed' | 'paying';

/** The part of the page that holds the wallets. */
export interface Place {
  readonly buttons: HTMLElement;
  /** Of the page's own buttons, which Stripe's shall resemble. */
  readonly cornerRadius: string;
  text(name: Text): string;
  /** What is going on; without a name nothing. */
  say(name?: Exclude<Text, 'offer'>): void;
  showProblem(message: string): void;
  showTotals(rows: WalletSheet['totals']): void;
  /** There is nothing to press here: says why, and leads to the ordinary checkout. */
  leadOn(why: 'none' | 'failed'): void;
  wake(): void;
}

export function placeIn(island: HTMLElement): Place {
  const part = (selector: string): HTMLElement => {
    const found = island.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The wallets' page has no ${selector}.`);
    return found;
  };
  const text = (name: Text): string => island.dataset[name] ?? '';
  const say: Place['say'] = (name) => {
    part('.wallet-payment__state').textContent = name === undefined ? '' : text(name);
  };
  const onward = part('.wallet-payment__other');
  return {
    buttons: part('.wallet-payment__buttons'),
    cornerRadius: getComputedStyle(onward).borderRadius,
    text,
    say,
    showProblem: (message) => {
      part('.wallet-payment__problem').textContent = message;
    },
    showTotals: (rows) => island.querySelector('.totals')?.replaceChildren(...rows.map(rowOf)),
    leadOn: (why) => {
      part('.wallet-payment__buttons').hidden = true;
      say(why);
      island.dataset.islandAwake = '';
      // The link is described by that sentence. Who is elsewhere in the page already stays there.
      if (document.activeElement === document.body) onward.focus();
    },
    wake: () => {
      say();
      island.dataset.islandAwake = '';
    },
  };
}

/** As the theme's `quoin-totals` writes it. */
function rowOf({ key, label, text, note }: WalletSheet['totals'][number]): HTMLElement {
  const row = document.createElement('div');
  row.className = `totals__row totals__row--${key}`;
  const term = document.createElement('dt');
  term.textContent = label;
  if (note !== '') {
    const small = document.createElement('span');
    small.className = 'totals__note';
    small.textContent = note;
    term.append(' ', small);
  }
  const amount = document.createElement('dd');
  amount.textContent = text;
  row.append(term, amount);
  return row;
}
