import { policyOfSlug, policyPath } from '@quoin/domain/orders';
import { PAGE_TYPES } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { policiesOf } from '../../sites/index.ts';

type PolicyDeps = { readonly pages: Pick<Deps['pages'], 'systemPage' | 'frameOf'> };

/** Each policy that the owner has written, as a page of its own that menus and footers can lead to. */
export function policyRoutes(deps: PolicyDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', path: '/policies/:policy', rate: 'page', forgery: 'none' },
      handle: (request) => show(deps, request),
    },
  ];
}

async function show({ pages }: PolicyDeps, request: SiteRequest): Promise<Reply> {
  const name = policyOfSlug(request.params.policy ?? '');
  // The frame's site has its texts in the language of the page.
  const policies = name === null ? [] : policiesOf((await pages.frameOf(request.site)).site);
  const policy = policies.find((each) => each.name === name);
  if (name === null || policy === undefined) return notFound(request);
  const { title } = policy;
  const options = { pageType: PAGE_TYPES.page, path: policyPath(name), title };
  return html(await pages.systemPage(request.site, 'policy', { policy: { title, html: policy.html } }, options));
}
