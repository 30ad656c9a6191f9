import { type Capability, isAllowed, type Member } from '@quoin/domain/access';
import type { LinkProps } from '@tanstack/react-router';
import {
  AppWindow,
  BadgePercent,
  Braces,
  ChartColumn,
  ClipboardList,
  Home,
  Images,
  type LucideIcon,
  Mail,
  MailPlus,
  MessageSquare,
  Newspaper,
  ReceiptText,
  Settings,
  SwatchBook,
  Tag,
  Users,
} from 'lucide-react';

export interface NavigationPart {
  readonly to: NonNullable<LinkProps['to']>;
  readonly text: string;
  /** What one must be allowed to see it, or one of several things; everybody of the site when left out. */
  readonly needs?: Capability | readonly Capability[];
}

export interface NavigationEntry extends NavigationPart {
  readonly icon: LucideIcon;
  readonly isExact?: boolean;
  /** A number beside it that says there is something to look at. */
  readonly mark?: 'templateProblems';
  /** Screens that belong to it, shown below it while one of them is open. */
  readonly parts?: readonly NavigationPart[];
}

/** The admin's places, in the order of how often one goes there. */
const ENTRIES: readonly NavigationEntry[] = [
  { to: '/$site/config', text: 'Home', icon: Home, isExact: true },
  {
    to: '/$site/config/orders',
    text: 'Orders',
    icon: ReceiptText,
    needs: 'orders.read',
    parts: [
      { to: '/$site/config/drafts', text: 'Drafts', needs: 'orders.read' },
      { to: '/$site/config/subscriptions', text: 'Subscriptions', needs: 'orders.read' },
      { to: '/$site/config/gift-cards', text: 'Gift cards', needs: 'orders.read' },
    ],
  },
  {
    to: '/$site/config/products',
    text: 'Products',
    icon: Tag,
    needs: 'products.read',
    parts: [
      { to: '/$site/config/inventory', text: 'Inventory', needs: 'products.read' },
      { to: '/$site/config/restock', text: 'Restock requests', needs: 'orders.read' },
      { to: '/$site/config/reviews', text: 'Reviews', needs: 'comments.moderate' },
      { to: '/$site/config/products/bulk-edit', text: 'Bulk edit', needs: 'products.edit' },
      { to: '/$site/config/products/import', text: 'Import and export', needs: 'products.edit' },
    ],
  },
  {
    to: '/$site/config/customers',
    text: 'Customers',
    icon: Users,
    needs: 'orders.read',
    parts: [
      { to: '/$site/config/member-areas', text: 'Member areas', needs: 'orders.read' },
      { to: '/$site/config/abandoned-carts', text: 'Abandoned carts', needs: 'orders.read' },
    ],
  },
  {
    to: '/$site/config/insight',
    text: 'Analytics',
    icon: ChartColumn,
    needs: ['analytics.read', 'analytics.read:sales', 'analytics.read:content'],
  },
  {
    to: '/$site/config/content',
    text: 'Content',
    icon: Newspaper,
    needs: 'content.read',
    parts: [{ to: '/$site/config/search-texts', text: 'Search engines', needs: 'content.read' }],
  },
  { to: '/$site/config/pages', text: 'Website', icon: AppWindow, needs: 'unpublishedSite.read' },
  { to: '/$site/config/media', text: 'Media', icon: Images, needs: 'media.read' },
  { to: '/$site/config/discounts', text: 'Discounts', icon: BadgePercent, needs: 'refunds.read' },
  {
    to: '/$site/config/forms',
    text: 'Forms',
    icon: ClipboardList,
    needs: 'submissions.read',
    parts: [{ to: '/$site/config/forms/submissions', text: 'Submissions', needs: 'submissions.read' }],
  },
  { to: '/$site/config/mailing-lists', text: 'Mailing lists', icon: MailPlus, needs: 'submissions.read:lists' },
  { to: '/$site/config/comments', text: 'Comments', icon: MessageSquare, needs: 'comments.moderate' },
  // Mails carry names and addresses of customers.
  { to: '/$site/config/mailbox', text: 'Outbox', icon: Mail, needs: 'orders.read' },
  { to: '/$site/config/themes', text: 'Themes', icon: SwatchBook, needs: 'design.edit' },
  {
    to: '/$site/config/templates',
    text: 'Theme errors',
    icon: Braces,
    needs: 'auditLog.read:errors',
    mark: 'templateProblems',
  },
  {
    to: '/$site/config/settings',
    text: 'Settings',
    icon: Settings,
    needs: ['commerceSettings.read', 'siteSettings.read', 'auditLog.read:billing'],
  },
];

/** The parts of the admin that this person's roles open. */
export function navigationFor(member: Member, entries = ENTRIES): readonly NavigationEntry[] {
  const isOpen = (part: NavigationPart) => isPartOpen(member, part);
  return entries.filter(isOpen).map((entry) => ({ ...entry, parts: entry.parts?.filter(isOpen) ?? [] }));
}

/** Whether somebody's roles open it. */
export function isPartOpen(member: Member, { needs }: NavigationPart): boolean {
  if (needs === undefined) return true;
  return (typeof needs === 'string' ? [needs] : needs).some((capability) => isAllowed(member, capability));
}

/** Whether one is in an entry's part of the admin: on its screen, on one below it, or on one of its parts. */
export function isWithin(entry: NavigationEntry, site: string, path: string): boolean {
  return [entry, ...(entry.parts ?? [])].some(({ to }) => {
    const place = String(to).replace('$site', encodeURIComponent(site));
    return path === place || (entry.isExact !== true && path.startsWith(`${place}/`));
  });
}
