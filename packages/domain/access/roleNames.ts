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
  admin: 'Everything, except handing over or deleting the site.',
  billing: 'The plan, its invoices and the card it is paid with.',
  reporting: 'Reads reports, products and campaigns.',
  editor: 'Writes and publishes pages and posts, edits texts and pictures of products.',
  moderator: 'Approves and removes comments.',
  commenter: 'Comments without waiting for approval.',
  storeManager: 'Products, stock, orders, fulfilment and refunds up to the limit.',
  scheduling: 'The calendar and its bookings.',
  viewer: 'Sees the site before it is public.',
  campaignsEditor: 'Campaigns and mailing lists.',
  schedulingViewer: 'Sees the calendar.',
  schedulingEditor: 'Changes the calendar.',
  none: 'Can be named as an author, and do nothing.',
  websiteManager: 'Pages, design and settings of the site, not its money.',
  draftEditor: 'Writes drafts that others publish.',
};

export const AREA_TITLES: Readonly<Record<Area, string>> = {
  unpublishedSite: 'See the unpublished site',
  content: 'Pages, posts and blocks',
  publishing: 'Publish, schedule and delete content',
  design: 'Design, navigation and languages',
  customCode: 'Custom code and templates',
  media: 'Pictures and files',
  siteSettings: 'Settings of the site',
  products: 'Products, stock and categories',
  orders: 'Orders and customers',
  fulfilment: 'Fulfil and cancel orders',
  refunds: 'Refunds, gift cards and discounts',
  commerceSettings: 'Payments, taxes, shipping and checkout',
  submissions: 'Form answers and mailing lists',
  comments: 'Comments',
  campaigns: 'Campaigns',
  scheduling: 'Scheduling',
  analytics: 'Analytics and reports',
  plan: 'Plan and invoices',
  contributors: 'Contributors and roles',
  connections: 'Keys, webhooks and connected accounts',
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
  textAndImages: 'texts and pictures',
  withoutDomains: 'without domains',
};
