import type { Place } from './place.ts';

export interface SettingsGroup {
  readonly text: string;
  readonly places: readonly Place[];
}

/** The settings by group; each place is a child route of `settingsRoute`. The first open one is where one starts. */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  {
    text: 'General',
    places: [
      {
        ...{ to: '/$site/config/settings/store', text: 'Store details', needs: 'siteSettings.read' },
        also: 'business name address contact email phone currency units time zone general site title',
      },
      {
        ...{ to: '/$site/config/settings/domains', text: 'Domains', needs: 'siteSettings.read' },
        also: 'connect domain name url custom address dns records ssl https certificate www',
      },
      {
        ...{ to: '/$site/config/settings/languages', text: 'Languages', needs: 'siteSettings.read' },
        also: 'translations translate multilingual locale',
      },
      {
        ...{ to: '/$site/config/settings/texts', text: 'Texts', needs: 'siteSettings.read' },
        also: 'wording labels button text messages',
      },
      {
        ...{ to: '/$site/config/settings/authors', text: 'Authors', needs: 'content.read' },
        also: 'writers bylines avatar portrait profile picture biography blog',
      },
      {
        ...{ to: '/$site/config/settings/contributors', text: 'Team', needs: 'contributors.read' },
        also: 'contributors staff users permissions roles invite administrators',
      },
      {
        ...{ to: '/$site/config/settings/audit', text: 'Activity log', needs: 'auditLog.read:billing' },
        also: 'audit history who changed security',
      },
    ],
  },
  {
    text: 'Store',
    places: [
      {
        ...{ to: '/$site/config/settings/payments', text: 'Payments', needs: 'commerceSettings.read' },
        also: 'stripe paypal credit card apple pay google pay klarna test mode bank transfer invoice cash',
      },
      {
        ...{ to: '/$site/config/settings/shipping', text: 'Shipping', needs: 'commerceSettings.read' },
        also: 'delivery rates zones pickup postage countries free shipping',
      },
      {
        ...{ to: '/$site/config/settings/taxes', text: 'Taxes', needs: 'commerceSettings.read' },
        also: 'vat sales tax gst rates inclusive',
      },
      {
        ...{ to: '/$site/config/settings/checkout', text: 'Checkout', needs: 'commerceSettings.read' },
        also: 'terms refund policy return policy privacy policy custom fields newsletter guest account',
      },
      {
        ...{ to: '/$site/config/settings/orders', text: 'Orders', needs: 'commerceSettings.read' },
        also: 'order number invoices packing slips prefix',
      },
      {
        ...{ to: '/$site/config/settings/product-pages', text: 'Product pages', needs: 'commerceSettings.read' },
        also: 'reviews low stock scarcity related products quick view',
      },
      {
        ...{ to: '/$site/config/settings/restock', text: 'Back in stock', needs: 'commerceSettings.read' },
        also: 'restock notifications email waitlist',
      },
      {
        ...{ to: '/$site/config/settings/donations', text: 'Donations', needs: 'commerceSettings.read' },
        also: 'fundraising tip contribution amounts',
      },
      {
        ...{ to: '/$site/config/settings/mails', text: 'Notifications', needs: 'commerceSettings.read' },
        also: 'emails order confirmation templates sender smtp mail',
      },
    ],
  },
  {
    text: 'Privacy and security',
    places: [
      {
        ...{ to: '/$site/config/settings/privacy', text: 'Privacy', needs: 'siteSettings.read' },
        also: 'cookie banner cookies gdpr consent',
      },
      {
        ...{ to: '/$site/config/settings/measuring', text: 'Tracking', needs: 'siteSettings.read' },
        also: 'analytics google analytics measurement exclude visits ip',
      },
      {
        ...{ to: '/$site/config/settings/captcha', text: 'Captcha', needs: 'siteSettings.read' },
        also: 'spam bots recaptcha turnstile hcaptcha protection',
      },
    ],
  },
  {
    text: 'Developers',
    places: [
      {
        ...{ to: '/$site/config/settings/api-keys', text: 'API keys', needs: 'connections.read' },
        also: 'api token developer integration commerce api apps zapier access',
      },
      {
        ...{ to: '/$site/config/settings/webhooks', text: 'Webhooks', needs: 'connections.read' },
        also: 'notifications events callback endpoint developer integration http post',
      },
      {
        ...{ to: '/$site/config/settings/extensions', text: 'Extensions', needs: 'connections.read' },
        also: 'oauth apps integrations connect client id secret developer',
      },
    ],
  },
];

export const SETTINGS_PLACES: readonly Place[] = SETTINGS_GROUPS.flatMap(({ places }) => places);
