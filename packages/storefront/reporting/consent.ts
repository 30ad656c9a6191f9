import {
  CONSENT_CHOICE_KEY,
  type ConsentChoice,
  type ConsentFacts,
  isConsentRequired,
  isPurposeAllowed,
  type Purpose,
  parseConsentChoice,
} from '@quoin/domain/analytics';
import { browserMemory } from '../page/browserMemory.ts';
import { readPageFacts } from './pageFacts.ts';

/** PageActivity on the document when the visitor has chosen. Files of the reporting each importPart their own copy of this one. */
export const CONSENT_EVENT = 'quoin:consent';

/** A browser that keeps nothing holds to it on this page. */
let chosenHere: ConsentChoice | null = null;

export function consentFacts(): ConsentFacts {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return {
    mode: readPageFacts()?.consent ?? 'restrictive',
    choice: parseConsentChoice(browserMemory.getItem(CONSENT_CHOICE_KEY), Date.now()) ?? chosenHere,
    refusesSharing: globalPrivacyControl === true,
  };
}

export function isAllowed(purpose: Purpose): boolean {
  return isPurposeAllowed(purpose, consentFacts());
}

/** Whether the visitor is to be asked, or is on the page where everybody may choose. */
export function isConsentWanted(): boolean {
  return isConsentRequired(consentFacts()) || document.querySelector('[data-consent-choice]') !== null;
}

/** Starts at once, or once the visitor agrees; never twice. */
export function whenAllowed(purpose: Purpose, start: () => void): void {
  if (isAllowed(purpose)) {
    start();
    return;
  }
  const listen = (event: Event): void => {
    chosenHere = (event as CustomEvent<ConsentChoice>).detail;
    if (!isAllowed(purpose)) return;
    document.removeEventListener(CONSENT_EVENT, listen);
    start();
  };
  document.addEventListener(CONSENT_EVENT, listen);
}

/** For browsers that keep nothing. */
export function remember(choice: ConsentChoice): void {
  chosenHere = choice;
}
