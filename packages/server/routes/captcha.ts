import { CAPTCHA_CHALLENGE_PATH } from '@quoin/contract/endpoints/site';
import { isCaptchaAction } from '@quoin/domain/access';
import type { Deps } from '../deps.ts';
import { badRequest } from '../http/refusals.ts';
import { json } from '../http/reply.ts';
import type { SiteRoute } from '../http/route.ts';
import { askedText } from './formFields.ts';

/** Work for a browser that shows that somebody is there (CAPT-04). */
export function captchaRoutes({ captcha }: Pick<Deps, 'captcha'>): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: CAPTCHA_CHALLENGE_PATH,
      rate: 'captcha',
      forgery: 'none',
      async handle(request) {
        const action = askedText(request.query, 'action');
        return isCaptchaAction(action) ? json(await captcha.challenge(request.site, action)) : badRequest(request);
      },
    },
  ];
}
