import { addressOf, type ElementAddress, findAgain } from './elementAddress.ts';

/** How long a press may wait for its widget before the page does without script what it can. */
export const CLICK_TIMEOUT_MS = 4000;

interface EarlyPress {
  readonly form: HTMLFormElement;
  readonly formAddress: ElementAddress;
  readonly submitter: HTMLElement | null;
  readonly submitterAddress: ElementAddress | null;
}

export interface EarlyClicksOptions {
  /** The island around an element, while its widget is still to come; null when nothing must wait. */
  readonly sleepingIslandOf: (target: Element) => HTMLElement | null;
  /** Brings the widget; rejects when it cannot come. */
  readonly wake: (island: HTMLElement) => Promise<void>;
}

/**
 * Catches a form that is submitted before its widget is there: the navigation waits, the widget is fetched at once, and the
 * press is repeated on its markup. When the widget does not come in time the form goes its plain way to the server.
 */
export function catchEarlyClicks(plan: EarlyClicksOptions): void {
  const waiting = new Map<HTMLElement, EarlyPress>();
  const released = new WeakSet<HTMLElement>();

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      const island = form instanceof HTMLFormElement ? plan.sleepingIslandOf(form) : null;
      if (island === null || released.has(island)) return;
      event.preventDefault();
      const isFirst = !waiting.has(island);
      waiting.set(island, pressOf(event, island));
      if (isFirst) settle(island);
    },
    { capture: true },
  );

  const settle = (island: HTMLElement): void => {
    island.setAttribute('aria-busy', 'true');
    inTime(plan.wake(island)).then(
      () => replay(island, takePress(island)),
      () => {
        released.add(island);
        const press = takePress(island);
        // A form that is just being submitted ignores a second request: not before this event is over.
        setTimeout(() => press?.form.requestSubmit(press.submitter));
      },
    );
  };

  const takePress = (island: HTMLElement): EarlyPress | undefined => {
    island.removeAttribute('aria-busy');
    const press = waiting.get(island);
    waiting.delete(island);
    return press;
  };
}

function pressOf(event: SubmitEvent, island: HTMLElement): EarlyPress {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  return {
    form,
    formAddress: addressOf(form, island),
    submitter,
    submitterAddress: submitter === null ? null : addressOf(submitter, island),
  };
}

function replay(island: HTMLElement, press: EarlyPress | undefined): void {
  if (press === undefined) return;
  const submitter = press.submitterAddress === null ? null : findAgain(press.submitterAddress, island);
  const form = findAgain(press.formAddress, island);
  if (submitter !== null) submitter.click();
  else if (form instanceof HTMLFormElement) form.requestSubmit();
}

function inTime(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Too late')), CLICK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
