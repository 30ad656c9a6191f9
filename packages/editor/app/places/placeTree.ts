import {
  AppWindow,
  ChartColumn,
  Home,
  Inbox,
  Megaphone,
  Newspaper,
  ReceiptText,
  Settings,
  Store,
  Tag,
  Users,
} from 'lucide-react';
import type { TreeEntry } from './place.ts';

/** All places of the app but the settings, written once: the side bar, the phone's menu and the palette show them. */
export const PLACE_TREE: readonly TreeEntry[] = [
  { to: '/$site/config', text: 'Home', icon: Home, isExact: true, also: 'dashboard start overview to do set up guide' },
  {
    id: 'website',
    text: 'Website',
    icon: AppWindow,
    places: [
      {
        ...{ to: '/$site/config/pages', text: 'Pages', needs: 'unpublishedSite.read' },
        also: 'editor website builder edit site navigation menu header logo footer design style fonts colors homepage publish redirects url',
      },
      {
        ...{ to: '/$site/config/content', text: 'Blog and collections', needs: 'content.read' },
        also: 'posts articles events portfolio projects courses lessons podcast episodes videos tracks content news',
      },
      {
        ...{ to: '/$site/config/media', text: 'Media', needs: 'media.read' },
        also: 'images pictures photos videos files assets library upload documents pdf',
      },
      {
        ...{ to: '/$site/config/forms', text: 'Forms', needs: 'submissions.read' },
        also: 'contact form fields questions',
      },
      {
        ...{ to: '/$site/config/forms/submissions', text: 'Submissions', needs: 'submissions.read' },
        also: 'inbox form messages contact requests replies spam',
      },
      {
        ...{ to: '/$site/config/comments', text: 'Comments', needs: 'comments.moderate' },
        also: 'moderation replies blog spam',
      },
      {
        ...{ to: '/$site/config/search-texts', text: 'Search engines', needs: 'content.read' },
        also: 'seo google titles descriptions meta',
      },
      {
        ...{ to: '/$site/config/themes', text: 'Themes', needs: 'design.edit' },
        also: 'templates design layout code install',
      },
      {
        ...{ to: '/$site/config/templates', text: 'Theme errors', needs: 'auditLog.read:errors' },
        also: 'template code problems developer',
        mark: 'templateProblems',
      },
    ],
  },
  {
    id: 'store',
    text: 'Store',
    icon: Store,
    isOfStore: true,
    places: [
      {
        ...{ to: '/$site/config/orders', text: 'Orders', needs: 'orders.read' },
        also: 'sales refund return fulfill fulfillment ship packing slip invoice cancel',
      },
      {
        ...{ to: '/$site/config/drafts', text: 'Drafts', needs: 'orders.read' },
        also: 'draft orders create order phone order quote invoice payment link',
      },
      {
        ...{ to: '/$site/config/products', text: 'Products', needs: 'products.read' },
        also: 'catalog items variants prices add product',
      },
      {
        ...{ to: '/$site/config/inventory', text: 'Inventory', needs: 'products.read' },
        also: 'stock quantity sold out warehouse count',
      },
      {
        ...{ to: '/$site/config/products/categories', text: 'Categories', needs: 'products.read' },
        also: 'collections store pages tags sort',
      },
      {
        ...{ to: '/$site/config/products/import', text: 'Import and export', needs: 'products.edit' },
        also: 'csv excel shopify woocommerce migrate move products download',
      },
      {
        ...{ to: '/$site/config/products/bulk-edit', text: 'Bulk edit', needs: 'products.edit' },
        also: 'change many products prices at once spreadsheet',
      },
      {
        ...{ to: '/$site/config/discounts', text: 'Discounts', needs: 'refunds.read' },
        also: 'coupon promo code voucher sale percentage free shipping',
      },
      {
        ...{ to: '/$site/config/gift-cards', text: 'Gift cards', needs: 'orders.read' },
        also: 'voucher balance certificate',
      },
      {
        ...{ to: '/$site/config/subscriptions', text: 'Subscriptions', needs: 'orders.read' },
        also: 'recurring renewals plans',
      },
      {
        ...{ to: '/$site/config/reviews', text: 'Reviews', needs: 'comments.moderate' },
        also: 'ratings stars product testimonials',
      },
    ],
  },
  {
    id: 'customers',
    text: 'Customers',
    icon: Users,
    places: [
      {
        ...{ to: '/$site/config/customers', text: 'Customers', needs: 'orders.read' },
        also: 'contacts profiles people members accounts erase gdpr',
      },
      {
        ...{ to: '/$site/config/member-areas', text: 'Member areas', needs: 'orders.read' },
        also: 'membership paywall login restricted members only pricing plan',
      },
      {
        ...{ to: '/$site/config/restock', text: 'Restock requests', needs: 'orders.read' },
        also: 'back in stock waiting list notify waitlist',
      },
      // Mails carry names and addresses of customers.
      {
        ...{ to: '/$site/config/mailbox', text: 'Outbox', needs: 'orders.read' },
        also: 'sent emails mail log failed delivery bounced',
      },
    ],
  },
  {
    id: 'marketing',
    text: 'Marketing',
    icon: Megaphone,
    places: [
      {
        ...{ to: '/$site/config/mailing-lists', text: 'Mailing lists', needs: 'submissions.read:lists' },
        also: 'newsletter subscribers email mailchimp audience',
      },
      {
        ...{ to: '/$site/config/abandoned-carts', text: 'Abandoned carts', needs: 'orders.read' },
        also: 'checkout recovery lost cart email',
      },
      {
        ...{ to: '/$site/config/popup', text: 'Popup and announcement', needs: 'siteSettings.read' },
        also: 'announcement bar banner promo popup newsletter modal',
      },
      {
        ...{ to: '/$site/config/pixels', text: 'Pixels', needs: 'siteSettings.read' },
        also: 'facebook meta google ads tiktok pinterest conversion tag manager',
      },
      {
        ...{ to: '/$site/config/feeds', text: 'Search and feeds', needs: 'siteSettings.read' },
        also: 'google merchant shopping feed sitemap robots rss verification search console seo crawlers',
      },
    ],
  },
  {
    to: '/$site/config/insight',
    text: 'Analytics',
    icon: ChartColumn,
    needs: ['analytics.read', 'analytics.read:sales', 'analytics.read:content'],
    also: 'reports statistics traffic visitors sales conversion funnel insight charts',
  },
  {
    to: '/$site/config/settings',
    text: 'Settings',
    icon: Settings,
    needs: ['commerceSettings.read', 'siteSettings.read', 'auditLog.read:billing'],
  },
];

/** What a phone shows at the thumb: the first ones that are open. */
export const AT_THE_THUMB = [
  { to: '/$site/config/orders', icon: ReceiptText },
  { to: '/$site/config/products', icon: Tag },
  { to: '/$site/config/pages', icon: AppWindow },
  { to: '/$site/config/content', icon: Newspaper },
  { to: '/$site/config/forms/submissions', icon: Inbox },
] as const;
export const THUMB_PLACES = 3;
