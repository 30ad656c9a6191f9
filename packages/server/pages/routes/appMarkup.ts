import type { CleanMarkupResponse } from '@quoin/contract/endpoints/content';
import { parseCleanMarkup } from '@quoin/contract/requests';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { cleanMarkup } from '../documents/cleanMarkup.ts';

/** What becomes of HTML when it is saved, for previews: the app never draws what was not cleaned here. */
export function appMarkupRoutes(): AppRoute[] {
  return [
    {
      method: 'POST',
      path: '/api/app/sites/:site/markup',
      rate: 'read',
      forgery: 'crumb',
      access: 'products.read',
      takes: 'sources',
      async handle(request) {
        const wanted = parseCleanMarkup(request.body);
        if (!wanted.ok) return invalidRequest(wanted.problem);
        const { html, removed } = cleanMarkup(wanted.value.html);
        return json({ html, removed } satisfies CleanMarkupResponse);
      },
    },
  ];
}
