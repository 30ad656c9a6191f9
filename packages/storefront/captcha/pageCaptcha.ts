import type { WireCaptcha } from '@quoin/contract/endpoints/site';
import { CAPTCHA_PROVIDERS, CAPTCHA_SETTINGS_ID } from '@quoin/domain/access';

/** Where formatters print the place of a captcha. */
export const CAPTCHA_CONTAINER = '.captcha-container';

/**
 * Returns the captcha of markup that a formatter prints. Its settings are in the page, once for all markup. Null if the
 * markup has no container for one, or the page has no settings.
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
