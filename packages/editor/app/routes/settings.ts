import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { isPlaceOpen } from '../places/place.ts';
import { SETTINGS_PLACES } from '../places/settingsPlaces.ts';
import { sitesQuery } from '../queries/queries.ts';
import { auditFilter } from '../searchParams.ts';
import { siteRoute } from './site.ts';

/** The settings. Each of their places is a child route. */
const settingsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../../admin/settings/SettingsLayout.tsx'), 'SettingsLayout'),
});

const settingsStartRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  beforeLoad: async ({ context, params }) => {
    const { sites } = await context.queries.ensureQueryData(sitesQuery);
    const site = sites.find(({ identifier }) => identifier === params.site);
    const first = SETTINGS_PLACES.find((place) => site !== undefined && isPlaceOpen(site, place));
    throw redirect({ to: first?.to ?? '/$site/config', params, replace: true });
  },
});

const storeSettingsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/store',
  component: lazyRouteComponent(() => import('../../admin/settings/store/StoreScreen.tsx'), 'StoreScreen'),
});

const orderSettingsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/orders',
  component: lazyRouteComponent(
    () => import('../../admin/settings/orders/OrderSettingsScreen.tsx'),
    'OrderSettingsScreen',
  ),
});

const paymentsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/payments',
  component: lazyRouteComponent(() => import('../../admin/settings/payments/PaymentsScreen.tsx'), 'PaymentsScreen'),
});

const mailsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/mails',
  component: lazyRouteComponent(() => import('../../admin/settings/mails/MailsScreen.tsx'), 'MailsScreen'),
});

const mailEditorRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/mails/$kind',
  component: lazyRouteComponent(() => import('../../admin/settings/mails/MailEditorScreen.tsx'), 'MailEditorScreen'),
});

const measuringRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/measuring',
  component: lazyRouteComponent(() => import('../../admin/settings/measuring/MeasuringScreen.tsx'), 'MeasuringScreen'),
});

const contributorsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/contributors',
  component: lazyRouteComponent(() => import('../../admin/settings/team/TeamScreen.tsx'), 'TeamScreen'),
});

const rolesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/roles',
  component: lazyRouteComponent(() => import('../../admin/settings/team/RolesScreen.tsx'), 'RolesScreen'),
});

const auditRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/audit',
  validateSearch: (search: Record<string, unknown>) => auditFilter(search),
  component: lazyRouteComponent(() => import('../../admin/settings/audit/AuditScreen.tsx'), 'AuditScreen'),
});

const taxesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/taxes',
  component: lazyRouteComponent(() => import('../../admin/settings/TaxesScreen.tsx'), 'TaxesScreen'),
});

const shippingRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/shipping',
  component: lazyRouteComponent(() => import('../../admin/settings/ShippingScreen.tsx'), 'ShippingScreen'),
});

const policiesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/policies',
  component: lazyRouteComponent(() => import('../../admin/settings/policies/PoliciesScreen.tsx'), 'PoliciesScreen'),
});

const checkoutSettingsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/checkout',
  component: lazyRouteComponent(() => import('../../admin/settings/CheckoutScreen.tsx'), 'CheckoutScreen'),
});

const donationsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/donations',
  component: lazyRouteComponent(() => import('../../admin/settings/DonationsScreen.tsx'), 'DonationsScreen'),
});

const productPagesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/product-pages',
  component: lazyRouteComponent(() => import('../../admin/settings/ProductPagesScreen.tsx'), 'ProductPagesScreen'),
});

const restockSettingsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/restock',
  component: lazyRouteComponent(
    () => import('../../admin/settings/restock/RestockSettingsScreen.tsx'),
    'RestockSettingsScreen',
  ),
});

const captchaRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/captcha',
  component: lazyRouteComponent(() => import('../../admin/settings/captcha/CaptchaScreen.tsx'), 'CaptchaScreen'),
});

const customerSignInRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/customer-sign-in',
  component: lazyRouteComponent(
    () => import('../../admin/settings/signIn/SignInProvidersScreen.tsx'),
    'SignInProvidersScreen',
  ),
});

const privacyRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/privacy',
  component: lazyRouteComponent(() => import('../../admin/settings/privacy/PrivacyScreen.tsx'), 'PrivacyScreen'),
});

const textsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/texts',
  component: lazyRouteComponent(() => import('../../admin/settings/texts/TextsScreen.tsx'), 'TextsScreen'),
});

const languagesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/languages',
  component: lazyRouteComponent(() => import('../../admin/settings/languages/LanguagesScreen.tsx'), 'LanguagesScreen'),
});

const translateRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/languages/$language',
  component: lazyRouteComponent(() => import('../../admin/settings/languages/TranslateScreen.tsx'), 'TranslateScreen'),
});

const authorsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/authors',
  component: lazyRouteComponent(() => import('../../admin/settings/authors/AuthorsScreen.tsx'), 'AuthorsScreen'),
});

const domainsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/domains',
  component: lazyRouteComponent(() => import('../../admin/settings/domains/DomainsScreen.tsx'), 'DomainsScreen'),
});

const apiKeysRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/api-keys',
  component: lazyRouteComponent(() => import('../../admin/settings/apiKeys/ApiKeysScreen.tsx'), 'ApiKeysScreen'),
});

const webhooksRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/webhooks',
  component: lazyRouteComponent(() => import('../../admin/settings/webhooks/WebhooksScreen.tsx'), 'WebhooksScreen'),
});

const webhookDeliveriesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/webhooks/$webhook',
  component: lazyRouteComponent(() => import('../../admin/settings/webhooks/DeliveriesScreen.tsx'), 'DeliveriesScreen'),
});

const extensionsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/extensions',
  component: lazyRouteComponent(
    () => import('../../admin/settings/extensions/ExtensionsScreen.tsx'),
    'ExtensionsScreen',
  ),
});

/** The settings with their places. */
export const settingsRoutes = settingsRoute.addChildren([
  settingsStartRoute,
  storeSettingsRoute,
  authorsRoute,
  orderSettingsRoute,
  paymentsRoute,
  mailsRoute,
  mailEditorRoute,
  measuringRoute,
  contributorsRoute,
  rolesRoute,
  auditRoute,
  taxesRoute,
  shippingRoute,
  checkoutSettingsRoute,
  policiesRoute,
  donationsRoute,
  productPagesRoute,
  restockSettingsRoute,
  captchaRoute,
  customerSignInRoute,
  domainsRoute,
  apiKeysRoute,
  webhooksRoute,
  webhookDeliveriesRoute,
  extensionsRoute,
  privacyRoute,
  textsRoute,
  languagesRoute,
  translateRoute,
]);
