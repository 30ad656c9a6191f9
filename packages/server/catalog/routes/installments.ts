import { INSTALLMENT_PROVIDERS, installmentInfo, isInstallmentLocale } from '@quoin/domain/catalog';
import { PAGE_TYPES } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html } from '../../platform/http/replies/reply.ts';
import type { SiteRoute } from '../../platform/http/route.ts';

/** How paying in parts works, a page per provider and locale: a modal shows its middle, a link leads to it (INST-05). */
export function installmentsRoutes(deps: { readonly pages: Pick<Deps['pages'], 'systemPage'> }): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: '/installments/:provider/:locale',
      rate: 'page',
      forgery: 'none',
      async handle(request) {
        const provider = INSTALLMENT_PROVIDERS.find((id) => id === request.params.provider);
        const { locale } = request.params;
        if (provider === undefined || !isInstallmentLocale(locale)) return notFound(request);
        const installments = installmentInfo(provider, locale);
        const options = { pageType: PAGE_TYPES.page, path: request.path, title: installments.heading };
        return html(await deps.pages.systemPage(request.site, 'installments', { installments }, options));
      },
    },
  ];
}
