import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/settingsPlaces';
import type { Place } from './place.ts';

export interface SettingsGroup {
  readonly text: string;
  readonly places: readonly Place[];
}

/** The settings by group; each place is a child route of `settingsRoute`. The first open one is where one starts. */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  {
    text: texts.general,
    places: [
      {
        ...{ to: '/$site/config/settings/store', text: texts.storeDetails, needs: 'siteSettings.read' },
        also: texts.businessNameAddressContact,
      },
      {
        ...{ to: '/$site/config/settings/domains', text: texts.domains, needs: 'siteSettings.read' },
        also: texts.connectDomainNameUrl,
      },
      {
        ...{ to: '/$site/config/settings/languages', text: texts.languages, needs: 'siteSettings.read' },
        also: texts.translationsTranslate,
      },
      {
        ...{ to: '/$site/config/settings/texts', text: texts.texts, needs: 'siteSettings.read' },
        also: texts.wordingLabelsButtonText,
      },
      {
        ...{ to: '/$site/config/settings/authors', text: texts.authors, needs: 'content.read' },
        also: texts.writersBylinesAvatarPortrait,
      },
      {
        ...{ to: '/$site/config/settings/contributors', text: commonTexts.team, needs: 'contributors.read' },
        also: texts.contributorsStaffUsers,
      },
      {
        ...{ to: '/$site/config/settings/audit', text: texts.activityLog, needs: 'auditLog.read:billing' },
        also: texts.auditHistoryWhoChanged,
      },
    ],
  },
  {
    text: texts.store,
    places: [
      {
        ...{ to: '/$site/config/settings/payments', text: texts.payments, needs: 'commerceSettings.read' },
        also: texts.stripePaypalCreditCard,
      },
      {
        ...{ to: '/$site/config/settings/shipping', text: commonTexts.shipping, needs: 'commerceSettings.read' },
        also: texts.deliveryRatesZonesPickup,
      },
      {
        ...{ to: '/$site/config/settings/taxes', text: texts.taxes, needs: 'commerceSettings.read' },
        also: texts.vatSalesTaxGst,
      },
      {
        ...{ to: '/$site/config/settings/checkout', text: commonTexts.checkout, needs: 'commerceSettings.read' },
        also: texts.customFieldsNewsletter,
      },
      {
        ...{ to: '/$site/config/settings/policies', text: texts.policies, needs: 'commerceSettings.read' },
        also: texts.termsRefundPolicyReturn,
      },
      {
        ...{ to: '/$site/config/settings/orders', text: commonTexts.orders, needs: 'commerceSettings.read' },
        also: texts.orderNumberInvoicesPacking,
      },
      {
        ...{ to: '/$site/config/settings/product-pages', text: texts.productPages, needs: 'commerceSettings.read' },
        also: texts.reviewsLowStockScarcity,
      },
      {
        ...{ to: '/$site/config/settings/restock', text: texts.backInStock, needs: 'commerceSettings.read' },
        also: texts.restockNotificationsEmail,
      },
      {
        ...{ to: '/$site/config/settings/donations', text: texts.donations, needs: 'commerceSettings.read' },
        also: texts.fundraisingTipContribution,
      },
      {
        ...{ to: '/$site/config/settings/mails', text: texts.notifications, needs: 'commerceSettings.read' },
        also: texts.emailsOrderConfirmation,
      },
    ],
  },
  {
    text: texts.privacyAndSecurity,
    places: [
      {
        ...{ to: '/$site/config/settings/privacy', text: texts.privacy, needs: 'siteSettings.read' },
        also: texts.cookieBannerCookiesGdpr,
      },
      {
        ...{ to: '/$site/config/settings/measuring', text: texts.tracking, needs: 'siteSettings.read' },
        also: texts.analyticsGoogleAnalytics,
      },
      {
        ...{ to: '/$site/config/settings/captcha', text: texts.captcha, needs: 'siteSettings.read' },
        also: texts.spamBotsRecaptchaTurnstile,
      },
      {
        ...{ to: '/$site/config/settings/customer-sign-in', text: texts.customerSignIn, needs: 'siteSettings.read' },
        also: texts.socialLoginGoogleApple,
      },
    ],
  },
  {
    text: texts.developers,
    places: [
      {
        ...{ to: '/$site/config/settings/api-keys', text: texts.apiKeys, needs: 'connections.read' },
        also: texts.apiTokenDeveloperIntegration,
      },
      {
        ...{ to: '/$site/config/settings/webhooks', text: texts.webhooks, needs: 'connections.read' },
        also: texts.notificationsEventsCallback,
      },
      {
        ...{ to: '/$site/config/settings/extensions', text: texts.extensions, needs: 'connections.read' },
        also: texts.oauthAppsIntegrations,
      },
    ],
  },
];

export const SETTINGS_PLACES: readonly Place[] = SETTINGS_GROUPS.flatMap(({ places }) => places);
