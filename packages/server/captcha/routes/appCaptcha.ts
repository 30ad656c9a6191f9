import type { AppCaptchaResponse } from '@quoin/contract/endpoints/running';
import { statusOf, toWireFieldProblems } from '@quoin/contract/problems';
import { parseCaptcha } from '@quoin/contract/requests';
import { captchaSettingsSentence } from '@quoin/domain/access';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { loadCaptchaSettings, saveCaptchaSettings } from '../captchaSettings.ts';

export type CaptchaRouteDeps = Pick<Deps, 'db' | 'keyFor' | 'randomBytes' | 'pages'>;

const PATH = '/api/app/sites/:site/settings/captcha';

/** Who finds out on this site whether a person is there. */
export function appCaptchaRoutes(deps: CaptchaRouteDeps): AppRoute[] {
  return [
    {
      method: 'GET',
      path: PATH,
      rate: 'read',
      forgery: 'none',
      access: 'siteSettings.read',
      handle: async (request) => {
        const answer: AppCaptchaResponse = await loadCaptchaSettings(deps, siteOf(request).id);
        return json(answer);
      },
    },
    {
      method: 'PUT',
      path: PATH,
      rate: 'write',
      forgery: 'crumb',
      access: 'siteSettings.edit:withoutDomains',
      freshSignIn: true,
      async handle(request) {
        const parsed = parseCaptcha(request.body);
        if (!parsed.ok) return badRequest(request.path);
        const { id } = siteOf(request);
        const problems = await saveCaptchaSettings(deps, id, { entry: parsed.value, actor: actorOf(request) });
        if (problems.length > 0) {
          return json(toWireFieldProblems(problems, captchaSettingsSentence), { status: statusOf('fieldsInvalid') });
        }
        deps.pages.invalidate(id);
        const answer: AppCaptchaResponse = await loadCaptchaSettings(deps, id);
        return json(answer);
      },
    },
  ];
}
