import * as texts from '@quoin/messages/app/roleTitles';
import type { Area, Level, Scope } from './capabilities.ts';
import type { RoleName } from './roles.ts';

/** How people call the roles. */
export const ROLE_TITLES: Readonly<Record<RoleName, string>> = {
  admin: texts.administrator,
  billing: texts.billing,
  reporting: texts.reporting,
  editor: texts.contentEditor,
  moderator: texts.commentModerator,
  commenter: texts.trustedCommenter,
  storeManager: texts.storeManager,
  scheduling: texts.scheduling,
  viewer: texts.viewer,
  campaignsEditor: texts.campaignsEditor,
  schedulingViewer: texts.schedulingViewer,
  schedulingEditor: texts.schedulingEditor,
  none: texts.noAccess,
  websiteManager: texts.websiteManager,
  draftEditor: texts.draftEditor,
};

/** What each role is for, in one line. */
export const ROLE_SUMMARIES: Readonly<Record<RoleName, string>> = {
  admin: texts.fullAccessExceptTransferring,
  billing: texts.planInvoicesAndPayment,
  reporting: texts.viewsReportsProductsAnd,
  editor: texts.createsAndPublishesPages,
  moderator: texts.approvesAndDeletesComments,
  commenter: texts.commentsArePublishedWithout,
  storeManager: texts.productsInventoryOrdersFulfillment,
  scheduling: texts.calendarAndBookings,
  viewer: texts.viewsTheSiteBefore,
  campaignsEditor: texts.campaignsAndMailingLists,
  schedulingViewer: texts.viewsTheCalendar,
  schedulingEditor: texts.editsTheCalendar,
  none: texts.canBeListedAs,
  websiteManager: texts.pagesDesignAndSite,
  draftEditor: texts.writesDraftsOthersPublish,
};

export const AREA_TITLES: Readonly<Record<Area, string>> = {
  unpublishedSite: texts.viewTheUnpublishedSite,
  content: texts.pagesPostsAndBlocks,
  publishing: texts.publishScheduleAndDelete,
  design: texts.designNavigationAndLanguages,
  customCode: texts.customCodeAndTemplates,
  media: texts.imagesAndFiles,
  siteSettings: texts.siteSettings,
  products: texts.productsInventoryAndCategories,
  orders: texts.ordersAndCustomers,
  fulfilment: texts.fulfillAndCancelOrders,
  refunds: texts.refundsGiftCardsAnd,
  commerceSettings: texts.paymentsTaxesShippingAnd,
  submissions: texts.formSubmissionsAndMailing,
  comments: texts.comments,
  campaigns: texts.campaigns,
  scheduling: texts.scheduling,
  analytics: texts.analyticsAndReports,
  plan: texts.planAndInvoices,
  contributors: texts.contributorsAndRoles,
  connections: texts.apiKeysWebhooksAnd,
  transfer: texts.importExportAndBackup,
  auditLog: texts.auditLogAndError,
};

export const LEVEL_TITLES: Readonly<Record<Level, string>> = {
  read: texts.read,
  write: texts.write,
  moderate: texts.moderate,
  drafts: texts.drafts,
  edit: texts.edit,
  full: texts.full,
};

export const SCOPE_TITLES: Readonly<Record<Scope, string>> = {
  billing: texts.billingOnly,
  campaigns: texts.campaignsOnly,
  content: texts.contentOnly,
  errors: texts.errorsOnly,
  limited: texts.upToALimit,
  lists: texts.listsOnly,
  orders: texts.ordersOnly,
  ownBookings: texts.ownBookings,
  ownerAllows: texts.ifTheOwnerAllows,
  products: texts.productsOnly,
  sales: texts.salesOnly,
  storePages: texts.storePages,
  textAndImages: texts.textAndImages,
  withoutDomains: texts.withoutDomains,
};
