import { CAPTCHA_CHALLENGE_PATH } from '@quoin/contract/endpoints/site';
import { isCaptchaAction } from '@quoin/domain/access';
import type { Deps } from '../../deps.ts';
import { textParameter } from '../../platform/http/reading/formFields.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { SiteRoute } from '../../platform/http/route.ts';

/** Returns the routes for browser tasks that prove a human visitor (CAPT-04). */
export function captchaRoutes({ captcha }: Pick<Deps, 'captcha'>): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: CAPTCHA_CHALLENGE_PATH,
      rate: 'captcha',
      forgery: 'none',
      async handle(request) {
        const action = textParameter(request.query, 'action');
        return isCaptchaAction(action) ? json(await captcha.challenge(request.site, action)) : badRequest(request);
      },
    },
  ];
}
