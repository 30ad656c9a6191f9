import { CONSENT_CHOICE_KEY, choiceOf, keptFor, PURPOSES, type Purpose } from '@quoin/domain/analytics';
import { browserMemory } from '../../page/browserMemory.ts';
import { CONSENT_KEY as EMBEDS_KEY } from '../../widgets/embed/consent.ts';
import { CONSENT_EVENT, consentFacts, isAllowed, remember } from '../consent.ts';

/** Id of the template in the page, whose words are the server's. */
const BANNER_TEMPLATE = 'consent-banner';

/** Shows the banner to visitors who have not chosen yet, and activates the choice on the cookies page. */
export function askConsent(): void {
  const form = document.querySelector<HTMLFormElement>('[data-consent-choice]');
  const template = document.getElementById(BANNER_TEMPLATE);
  if (form !== null) startChoice(form);
  else if (template instanceof HTMLTemplateElement && consentFacts().choice === null) showBanner(template);
}

function showBanner(template: HTMLTemplateElement): void {
  const banner = template.content.firstElementChild?.cloneNode(true);
  if (!(banner instanceof HTMLElement)) return;
  // First in the page, except for the skip link at its top: keyboard and screen reader users reach it first.
  const first = document.body.firstElementChild;
  if (first?.matches('a[href^="#"]')) first.after(banner);
  else document.body.prepend(banner);
  if (document.activeElement === document.body) banner.querySelector('h2')?.focus({ preventScroll: true });
  const part = (name: string) => banner.querySelector<HTMLElement>(`[data-consent="${name}"]`);
  const settle = (allowed: readonly Purpose[]): void => {
    banner.remove();
    keepTo(allowed);
  };
  part('all')?.addEventListener('click', () => settle(PURPOSES));
  part('none')?.addEventListener('click', () => settle([]));
  part('save')?.addEventListener('click', () => settle(checkedIn(banner)));
  part('choose')?.addEventListener('click', () => {
    banner.querySelector<HTMLElement>('[data-consent-purposes]')!.hidden = false;
    part('save')!.hidden = false;
    part('choose')!.hidden = true;
    banner.querySelector('input')?.focus();
  });
}

function startChoice(form: HTMLFormElement): void {
  for (const box of boxesIn(form)) box.checked = isAllowed(box.name as Purpose);
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    keepTo(checkedIn(form));
    const told = form.querySelector<HTMLElement>('[data-consent-saved]');
    if (told !== null) told.textContent = told.dataset.consentSaved ?? '';
  });
}

function boxesIn(element: HTMLElement): readonly HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
}

function checkedIn(element: HTMLElement): readonly Purpose[] {
  const names = boxesIn(element).flatMap(({ checked, name }) => (checked ? [name] : []));
  return PURPOSES.filter((purpose) => names.includes(purpose));
}

/** What is no longer agreed to goes from this browser, and with advertising the leave given to other providers. */
function keepTo(allowed: readonly Purpose[]): void {
  choose(allowed);
  const refused = PURPOSES.filter((purpose) => !allowed.includes(purpose));
  for (const { name, place } of keptFor(refused)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    if (place === 'cookie') document.cookie = `${name}=; Path=/; Max-Age=0`;
    else if (place === 'local') browserMemory.removeItem(name);
    else forgetInTab(name);
  }
  if (refused.includes('marketing')) browserMemory.removeItem(EMBEDS_KEY);
}

function forgetInTab(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was there.
  }
}

function choose(allowed: readonly Purpose[]): void {
  const choice = choiceOf(allowed, Date.now());
  remember(choice);
  browserMemory.setItem(CONSENT_CHOICE_KEY, JSON.stringify(choice));
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: choice }));
}
