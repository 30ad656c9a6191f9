import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/placeTree';
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
  { to: '/$site/config', text: texts.home, icon: Home, isExact: true, also: texts.dashboardStartOverviewTo },
  {
    id: 'website',
    text: texts.website,
    icon: AppWindow,
    places: [
      {
        ...{ to: '/$site/config/pages', text: commonTexts.pages, needs: 'unpublishedSite.read' },
        also: texts.editorWebsiteBuilderEdit,
      },
      {
        ...{ to: '/$site/config/content', text: texts.blogAndCollections, needs: 'content.read' },
        also: texts.postsArticlesEventsPortfolio,
      },
      {
        ...{ to: '/$site/config/media', text: texts.media, needs: 'media.read' },
        also: texts.imagesPicturesPhotosVideos,
      },
      {
        ...{ to: '/$site/config/forms', text: texts.forms, needs: 'submissions.read' },
        also: texts.contactFormFieldsQuestions,
      },
      {
        ...{ to: '/$site/config/forms/submissions', text: texts.submissions, needs: 'submissions.read' },
        also: texts.inboxFormMessagesContact,
      },
      {
        ...{ to: '/$site/config/comments', text: texts.comments, needs: 'comments.moderate' },
        also: texts.moderationRepliesBlogSpam,
      },
      {
        ...{ to: '/$site/config/search-texts', text: commonTexts.searchEngines, needs: 'content.read' },
        also: texts.seoGoogleTitlesDescriptions,
      },
      {
        ...{ to: '/$site/config/themes', text: texts.themes, needs: 'design.edit' },
        also: texts.templatesDesignLayoutCode,
      },
      {
        ...{ to: '/$site/config/templates', text: texts.themeErrors, needs: 'auditLog.read:errors' },
        also: texts.templateCodeProblems,
        mark: 'templateProblems',
      },
    ],
  },
  {
    id: 'store',
    text: texts.store,
    icon: Store,
    isOfStore: true,
    places: [
      {
        ...{ to: '/$site/config/orders', text: commonTexts.orders, needs: 'orders.read' },
        also: texts.salesRefundReturnFulfill,
      },
      {
        ...{ to: '/$site/config/drafts', text: texts.drafts, needs: 'orders.read' },
        also: texts.draftOrdersCreateOrder,
      },
      {
        ...{ to: '/$site/config/products', text: commonTexts.products, needs: 'products.read' },
        also: texts.catalogItemsVariantsPrices,
      },
      {
        ...{ to: '/$site/config/inventory', text: texts.inventory, needs: 'products.read' },
        also: texts.stockQuantitySoldOut,
      },
      {
        ...{ to: '/$site/config/products/categories', text: commonTexts.categories, needs: 'products.read' },
        also: texts.collectionsStorePagesTags,
      },
      {
        ...{ to: '/$site/config/products/import', text: texts.importAndExport, needs: 'products.edit' },
        also: texts.csvExcelShopifyWoocommerce,
      },
      {
        ...{ to: '/$site/config/products/bulk-edit', text: texts.bulkEdit, needs: 'products.edit' },
        also: texts.changeManyProductsPrices,
      },
      {
        ...{ to: '/$site/config/discounts', text: texts.discounts, needs: 'refunds.read' },
        also: texts.couponPromoCodeVoucher,
      },
      {
        ...{ to: '/$site/config/gift-cards', text: texts.giftCards, needs: 'orders.read' },
        also: texts.voucherBalanceCertificate,
      },
      {
        ...{ to: '/$site/config/subscriptions', text: texts.subscriptions, needs: 'orders.read' },
        also: texts.recurringRenewalsPlans,
      },
      {
        ...{ to: '/$site/config/reviews', text: texts.reviews, needs: 'comments.moderate' },
        also: texts.ratingsStarsProduct,
      },
    ],
  },
  {
    id: 'customers',
    text: texts.customers,
    icon: Users,
    places: [
      {
        ...{ to: '/$site/config/customers', text: texts.customers, needs: 'orders.read' },
        also: texts.contactsProfilesPeople,
      },
      {
        ...{ to: '/$site/config/member-areas', text: texts.memberAreas, needs: 'orders.read' },
        also: texts.membershipPaywallLogin,
      },
      {
        ...{ to: '/$site/config/restock', text: texts.restockRequests, needs: 'orders.read' },
        also: texts.backInStockWaiting,
      },
      // Mails carry names and addresses of customers.
      {
        ...{ to: '/$site/config/mailbox', text: texts.outbox, needs: 'orders.read' },
        also: texts.sentEmailsMailLog,
      },
    ],
  },
  {
    id: 'marketing',
    text: texts.marketing,
    icon: Megaphone,
    places: [
      {
        ...{ to: '/$site/config/mailing-lists', text: texts.mailingLists, needs: 'submissions.read:lists' },
        also: texts.newsletterSubscribersEmail,
      },
      {
        ...{ to: '/$site/config/abandoned-carts', text: texts.abandonedCarts, needs: 'orders.read' },
        also: texts.checkoutRecoveryLostCart,
      },
      {
        ...{ to: '/$site/config/popup', text: texts.popupAndAnnouncement, needs: 'siteSettings.read' },
        also: texts.announcementBarBannerPromo,
      },
      {
        ...{ to: '/$site/config/pixels', text: texts.pixels, needs: 'siteSettings.read' },
        also: texts.facebookMetaGoogleAds,
      },
      {
        ...{ to: '/$site/config/feeds', text: texts.searchAndFeeds, needs: 'siteSettings.read' },
        also: texts.googleMerchantShoppingFeed,
      },
    ],
  },
  {
    to: '/$site/config/insight',
    text: texts.analytics,
    icon: ChartColumn,
    needs: ['analytics.read', 'analytics.read:sales', 'analytics.read:content'],
    also: texts.reportsStatisticsTraffic,
  },
  {
    to: '/$site/config/settings',
    text: commonTexts.settings,
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
