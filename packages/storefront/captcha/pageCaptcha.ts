import type { WireCaptcha } from '@quoin/contract/endpoints/site';
import { CAPTCHA_PROVIDERS, CAPTCHA_SETTINGS_ID } from '@quoin/domain/access';

/** Where formatters print the place of a captcha. */
export const CAPTCHA_CONTAINER = '.captcha-container';

/**
 * The captcha of markup that a formatter prints, which has no settings of its own: the page says them once. Null where the
 * markup has no place for one, and where the page says nothing.
 */
export function pageCaptcha(markup: ParentNode, page: Pick<Document, 'getElementById'> = document): WireCaptcha | null {
  if (markup.querySelector(CAPTCHA_CONTAINER) === null) return null;
  return readSettings(page.getElementById(CAPTCHA_SETTINGS_ID)?.textContent ?? '');
}

function readSettings(text: string): WireCaptcha | null {
  if (text === '') return null;
  const { provider, siteKey } = JSON.parse(text) as Partial<WireCaptcha>;
  const known = CAPTCHA_PROVIDERS.find((each) => each === provider);
  return known === undefined ? null : { provider: known, siteKey: siteKey ?? '' };
}
