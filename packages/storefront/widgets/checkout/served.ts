import type { ClientProblem } from '@quoin/contract/client';
import { readFormValues } from '../../page/formValues.ts';
import { checkoutText } from '../../page/words/checkoutText.ts';

/** The theme's words on the served checkout, and what was typed before the widget came. */
export interface ServedCheckout {
  readonly title: string;
  readonly summaryTitle: string;
  readonly foldTitle: string;
  readonly contactTitle: string;
  readonly addressTitle: string;
  readonly shippingTitle: string;
  readonly noteTitle: string;
  readonly paymentTitle: string;
  readonly keyText: string;
  readonly stepLabels: readonly string[];
  /** Null for signed-in buyers. */
  readonly signIn: { readonly url: string; readonly text: string } | null;
  readonly questionsTitle: string;
  readonly typed: ReadonlyMap<string, string>;
  readonly refusal: ClientProblem | null;
  /** The served id of each field, so that focus and autofill stay. */
  readonly idOf: Readonly<Record<string, string>>;
}

export function readServedCheckout(island: HTMLElement): ServedCheckout {
  const words = (selector: string, fallback: string): string =>
    island.querySelector(selector)?.textContent?.trim() || fallback;
  const { shippingTitle, noteTitle, paymentTitle } = island.dataset;
  const signIn = island.querySelector<HTMLAnchorElement>('.checkout__sign-in a');
  return {
    title: words('.checkout__title', checkoutText().page.title),
    summaryTitle: words('#summary-title', checkoutText().page.review),
    foldTitle: words('.checkout__fold-word', checkoutText().page.review),
    contactTitle: words('#contact-title', checkoutText().page.contact),
    addressTitle: words('#address-title', checkoutText().page.address),
    shippingTitle: shippingTitle || checkoutText().page.shipping,
    noteTitle: noteTitle || checkoutText().page.noteTitle,
    paymentTitle: paymentTitle || checkoutText().page.payment,
    keyText: words('#step-contact .checkout__key', checkoutText().page.required).replace(/^\*\s*/, ''),
    stepLabels: [...island.querySelectorAll('.steps__step')].map(readStepLabel),
    signIn: signIn === null ? null : { url: signIn.href, text: signIn.textContent ?? '' },
    questionsTitle: words('#questions-title', checkoutText().page.questions),
    typed: readFormValues(island),
    refusal: readRefusal(island),
    idOf: Object.fromEntries([...island.querySelectorAll<HTMLElement>('[data-field]')].map(readFieldId)),
  };
}

function readStepLabel(step: Element): string {
  return (step.querySelector('a') ?? step).firstChild?.textContent?.trim() ?? '';
}

function readFieldId(field: HTMLElement): [name: string, id: string] {
  return [field.dataset.field ?? '', field.querySelector('input, select, textarea')?.id ?? ''];
}

function readRefusal(island: HTMLElement): ClientProblem | null {
  const notice = island.querySelector('[data-problem] [data-notice]');
  if (notice === null) return null;
  const parts = [...notice.querySelectorAll('.notice__title, .notice__message')].map((part) => part.textContent ?? '');
  return { status: 200, code: 'served', message: parts.join(' ') };
}
