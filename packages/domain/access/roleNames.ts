import type { Area, Level, Scope } from './capabilities.ts';
import type { RoleName } from './roles.ts';

/** How people call the roles. */
export const ROLE_TITLES: Readonly<Record<RoleName, string>> = {
  admin: 'Administrator',
  billing: 'Billing',
  reporting: 'Reporting',
  editor: 'Content editor',
  moderator: 'Comment moderator',
  commenter: 'Trusted commenter',
  storeManager: 'Store manager',
  scheduling: 'Scheduling',
  viewer: 'Viewer',
  campaignsEditor: 'Campaigns editor',
  schedulingViewer: 'Scheduling viewer',
  schedulingEditor: 'Scheduling editor',
  none: 'No access',
  websiteManager: 'Website manager',
  draftEditor: 'Draft editor',
};

/** What each role is for, in one line. */
export const ROLE_SUMMARIES: Readonly<Record<RoleName, string>> = {
  admin: 'Full access, except transferring or deleting the site.',
  billing: 'Plan, invoices and payment card.',
  reporting: 'Views reports, products and campaigns.',
  editor: 'Creates and publishes pages and posts. Edits text and images of products.',
  moderator: 'Approves and deletes comments.',
  commenter: 'Comments are published without approval.',
  storeManager: 'Products, inventory, orders, fulfillment, and refunds up to the limit.',
  scheduling: 'Calendar and bookings.',
  viewer: 'Views the site before it is published.',
  campaignsEditor: 'Campaigns and mailing lists.',
  schedulingViewer: 'Views the calendar.',
  schedulingEditor: 'Edits the calendar.',
  none: 'Can be listed as an author. No other permissions.',
  websiteManager: 'Pages, design and site settings, without payments.',
  draftEditor: 'Writes drafts. Others publish them.',
};

export const AREA_TITLES: Readonly<Record<Area, string>> = {
  unpublishedSite: 'View the unpublished site',
  content: 'Pages, posts and blocks',
  publishing: 'Publish, schedule and delete content',
  design: 'Design, navigation and languages',
  customCode: 'Custom code and templates',
  media: 'Images and files',
  siteSettings: 'Site settings',
  products: 'Products, inventory and categories',
  orders: 'Orders and customers',
  fulfilment: 'Fulfill and cancel orders',
  refunds: 'Refunds, gift cards and discounts',
  commerceSettings: 'Payments, taxes, shipping and checkout',
  submissions: 'Form submissions and mailing lists',
  comments: 'Comments',
  campaigns: 'Campaigns',
  scheduling: 'Scheduling',
  analytics: 'Analytics and reports',
  plan: 'Plan and invoices',
  contributors: 'Contributors and roles',
  connections: 'API keys, webhooks and connected accounts',
  transfer: 'Import, export and backup',
  auditLog: 'Audit log and error reports',
};

export const LEVEL_TITLES: Readonly<Record<Level, string>> = {
  read: 'Read',
  write: 'Write',
  moderate: 'Moderate',
  drafts: 'Drafts',
  edit: 'Edit',
  full: 'Full',
};

export const SCOPE_TITLES: Readonly<Record<Scope, string>> = {
  billing: 'billing only',
  campaigns: 'campaigns only',
  content: 'content only',
  errors: 'errors only',
  limited: 'up to a limit',
  lists: 'lists only',
  orders: 'orders only',
  ownBookings: 'own bookings',
  ownerAllows: 'if the owner allows',
  products: 'products only',
  sales: 'sales only',
  storePages: 'store pages',
  textAndImages: 'text and images',
  withoutDomains: 'without domains',
};
