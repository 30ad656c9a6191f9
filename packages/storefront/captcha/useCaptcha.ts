import type { WireCaptcha } from '@quoin/contract/endpoints/site';
import type { CaptchaAction } from '@quoin/domain/access';
import { type RefObject, useEffect, useState } from 'react';
import { type Captcha, createCaptcha } from './captcha.ts';

/** Containers of a form that a provider may draw into. */
const PLACES = '[data-captcha]';

/**
 * Returns a form's captcha, or null if it needs none. The captcha is rendered at the first focus inside, so readers
 * load nothing, and destroyed with the form.
 */
export function useCaptcha(
  settings: WireCaptcha | null,
  action: CaptchaAction,
  form: RefObject<HTMLElement | null>,
  theme?: 'light' | 'dark',
): Captcha | null {
  const [captcha] = useState(() => (settings === null ? null : createCaptcha(settings)));
  useEffect(() => {
    const element = form.current;
    if (captcha === null || element === null) return;
    const render = (): void => {
      const nodes = [...element.querySelectorAll<HTMLElement>(PLACES)];
      void captcha.render(nodes.length > 0 ? nodes : [element], { action, ...(theme === undefined ? {} : { theme }) });
    };
    if (element.contains(document.activeElement)) render();
    else element.addEventListener('focusin', render, { once: true });
    const hideBadge = captcha.provider === 'recaptchaEnterprise' ? showBadgeLater(element) : () => {};
    return () => {
      element.removeEventListener('focusin', render);
      hideBadge();
      captcha.destroy();
    };
  }, [captcha, action, form, theme]);
  return captcha;
}

/** The rule for the badge comes by itself: few sites have one (CAPT-03). */
function showBadgeLater(form: HTMLElement): () => void {
  const rule = import('./badge.ts').then(({ showBadgeWhileFocused }) => showBadgeWhileFocused(form));
  return () => void rule.then((stop) => stop(), console.warn);
}
