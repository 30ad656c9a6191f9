import * as texts from '@quoin/messages/app/appPalette';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type FoundEntry, PALETTE_LENGTH, PaletteDialog } from '../../parts/dialogs/PaletteDialog.tsx';
import { indexPalette, searchPalette } from '../../parts/dialogs/searchPalette.ts';
import type { HelpTarget } from '../help/helpPage.ts';
import { useHelpEntries } from '../help/useHelpEntries.ts';
import { usePlaceViewer } from '../places/usePlaceViewer.ts';
import { useSite } from '../site/site.ts';
import { appEntries } from './appEntries.ts';
import { customerChoicesQuery, orderChoicesQuery } from './foundRecords.ts';
import { productChoicesQuery } from './productChoices.ts';

export interface AppPaletteProps {
  readonly onHelp: (target: HelpTarget) => void;
  readonly onClose: () => void;
}

/** Finds places, settings, orders, products, customers, help and what one can begin, from any screen. */
export function AppPalette({ onHelp, onClose }: AppPaletteProps) {
  const [typed, setTyped] = useState('');
  const site = useSite();
  const viewer = usePlaceViewer();
  const navigate = useNavigate();
  const records = useRecords(typed);
  const help = useHelpEntries(typed, onHelp);
  const index = useMemo(() => {
    const goTo = (to: string) => void navigate({ to, params: { site: site.identifier } });
    return indexPalette<FoundEntry>(appEntries(viewer, goTo));
  }, [navigate, site, viewer]);
  const places = searchPalette(index, typed, PALETTE_LENGTH);
  return (
    <PaletteDialog
      label={texts.findPlacesSettingsOrders}
      placeholder={texts.findPlacesSettingsOrdersProducts}
      typed={typed}
      onType={setTyped}
      // The server searched by its own rules: what it found is not judged again.
      found={[...places.slice(0, 6), ...records, ...help, ...places.slice(6)]}
      onClose={onClose}
    />
  );
}

/** What the server finds, as entries. */
function useRecords(typed: string): readonly FoundEntry[] {
  const site = useSite();
  const navigate = useNavigate();
  const products = useQuery(productChoicesQuery(site.identifier, typed)).data ?? [];
  const orders = useQuery(orderChoicesQuery(site.identifier, site, typed)).data ?? [];
  const customers = useQuery(customerChoicesQuery(site.identifier, site, typed)).data ?? [];
  if (typed.trim() === '') return [];
  const params = { site: site.identifier };
  return [
    ...orders.map(({ id, orderNumber, customerName }) => ({
      ...{ id: `order ${id}`, text: texts.order(orderNumber), group: customerName, aside: texts.order2 },
      choose: () => void navigate({ to: '/$site/config/orders/$orderId', params: { ...params, orderId: id } }),
    })),
    ...products.map(({ id, title }) => ({
      ...{ id: `product ${id}`, text: title, group: '', aside: commonTexts.product },
      choose: () => void navigate({ to: '/$site/config/products/$productId', params: { ...params, productId: id } }),
    })),
    ...customers.map(({ id, fullName, email }) => ({
      ...{
        id: `customer ${id}`,
        text: fullName || email,
        group: fullName === '' ? '' : email,
        aside: commonTexts.customer,
      },
      choose: () => void navigate({ to: '/$site/config/customers/$customerId', params: { ...params, customerId: id } }),
    })),
  ];
}
