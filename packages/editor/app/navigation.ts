import type { WireAppSiteAccess } from '@quoin/contract/endpoints';
import { Home, type LucideIcon, Mail, ReceiptText, Tag } from 'lucide-react';

export interface NavigationEntry {
  readonly to: '/$site/config' | '/$site/config/orders' | '/$site/config/products' | '/$site/config/mailbox';
  readonly text: string;
  readonly icon: LucideIcon;
  readonly isExact: boolean;
}

/** The parts of the admin that this person's roles open. */
export function navigationFor(access: WireAppSiteAccess): readonly NavigationEntry[] {
  return [
    { to: '/$site/config', text: 'Home', icon: Home, isExact: true },
    ...when(access.orders, { to: '/$site/config/orders', text: 'Orders', icon: ReceiptText, isExact: false }),
    ...when(access.products, { to: '/$site/config/products', text: 'Products', icon: Tag, isExact: false }),
    ...when(access.mailbox, { to: '/$site/config/mailbox', text: 'Mailbox', icon: Mail, isExact: false }),
  ];
}

function when(isOpen: boolean, entry: NavigationEntry): readonly NavigationEntry[] {
  return isOpen ? [entry] : [];
}
