import type { NavigationPart } from '../../app/navigation.ts';

/** The parts of the settings, in the order in which a new shop needs them; each is a child route of `settingsRoute`. */
export const SETTINGS_TABS: readonly NavigationPart[] = [
  { to: '/$site/config/settings/store', text: 'Store', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/payments', text: 'Payments', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/taxes', text: 'Taxes', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/shipping', text: 'Shipping', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/checkout', text: 'Checkout', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/orders', text: 'Orders', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/product-pages', text: 'Product pages', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/restock', text: 'Back in stock', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/captcha', text: 'Captcha', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/privacy', text: 'Privacy', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/donations', text: 'Donations', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/mails', text: 'Notifications', needs: 'commerceSettings.read' },
  { to: '/$site/config/settings/texts', text: 'Texts', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/languages', text: 'Languages', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/notices', text: 'Popup and announcement', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/measuring', text: 'Tracking', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/pixels', text: 'Pixels', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/discovery', text: 'Search and feeds', needs: 'siteSettings.read' },
  { to: '/$site/config/settings/contributors', text: 'Contributors', needs: 'contributors.read' },
  { to: '/$site/config/settings/audit', text: 'Audit log', needs: 'auditLog.read:billing' },
];
