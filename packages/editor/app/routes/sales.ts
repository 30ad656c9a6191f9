import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { customerSearch } from '../../admin/customers/customerSearch.ts';
import { giftCardSearch } from '../../admin/giftCards/giftCardSearch.ts';
import { orderSearch } from '../../admin/orders/list/orderSearch.ts';
import { subscriptionSearch } from '../../admin/subscriptions/subscriptionSearch.ts';
import { searchText } from '../searchParams.ts';
import { siteRoute } from './site.ts';

const ordersRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/orders',
  validateSearch: (search: Record<string, unknown>) => orderSearch(search),
  component: lazyRouteComponent(() => import('../../admin/orders/list/OrdersScreen.tsx'), 'OrdersScreen'),
});

const orderRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/orders/$orderId',
  component: lazyRouteComponent(() => import('../../admin/orders/OrderScreen.tsx'), 'OrderScreen'),
});

const draftsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/drafts',
  validateSearch: (search: Record<string, unknown>) => (search.done === 'yes' ? { done: 'yes' as const } : {}),
  component: lazyRouteComponent(() => import('../../admin/drafts/DraftsScreen.tsx'), 'DraftsScreen'),
});

const draftRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/drafts/$draftId',
  validateSearch: (search: Record<string, unknown>) => (search.new === 'yes' ? { new: 'yes' as const } : {}),
  component: lazyRouteComponent(() => import('../../admin/drafts/DraftScreen.tsx'), 'DraftScreen'),
});

const customersRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/customers',
  validateSearch: (search: Record<string, unknown>) => customerSearch(search),
  component: lazyRouteComponent(() => import('../../admin/customers/CustomersScreen.tsx'), 'CustomersScreen'),
});

const customerRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/customers/$customerId',
  component: lazyRouteComponent(() => import('../../admin/customers/CustomerScreen.tsx'), 'CustomerScreen'),
});

const memberAreasRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/member-areas',
  component: lazyRouteComponent(() => import('../../admin/memberAreas/MemberAreasScreen.tsx'), 'MemberAreasScreen'),
});

const memberAreaRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/member-areas/$areaId',
  component: lazyRouteComponent(() => import('../../admin/memberAreas/MemberAreaScreen.tsx'), 'MemberAreaScreen'),
});

const abandonedCartsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/abandoned-carts',
  component: lazyRouteComponent(() => import('../../admin/customers/AbandonedCartsScreen.tsx'), 'AbandonedCartsScreen'),
});

const giftCardsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/gift-cards',
  validateSearch: (search: Record<string, unknown>) => giftCardSearch(search),
  component: lazyRouteComponent(() => import('../../admin/giftCards/GiftCardsScreen.tsx'), 'GiftCardsScreen'),
});

const giftCardRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/gift-cards/$giftCardId',
  component: lazyRouteComponent(() => import('../../admin/giftCards/GiftCardScreen.tsx'), 'GiftCardScreen'),
});

const subscriptionsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/subscriptions',
  validateSearch: (search: Record<string, unknown>) => subscriptionSearch(search),
  component: lazyRouteComponent(
    () => import('../../admin/subscriptions/SubscriptionsScreen.tsx'),
    'SubscriptionsScreen',
  ),
});

const subscriptionRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/subscriptions/$subscriptionId',
  component: lazyRouteComponent(() => import('../../admin/subscriptions/SubscriptionScreen.tsx'), 'SubscriptionScreen'),
});

const discountsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/discounts',
  validateSearch: (search: Record<string, unknown>) => searchText(search),
  component: lazyRouteComponent(() => import('../../admin/discounts/DiscountsScreen.tsx'), 'DiscountsScreen'),
});

const discountRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/discounts/$discountId',
  component: lazyRouteComponent(() => import('../../admin/discounts/DiscountScreen.tsx'), 'DiscountScreen'),
});

/** What was sold, to whom, and at what price. */
export const salesRoutes = [
  ordersRoute,
  orderRoute,
  draftsRoute,
  draftRoute,
  customersRoute,
  memberAreasRoute,
  memberAreaRoute,
  customerRoute,
  abandonedCartsRoute,
  giftCardsRoute,
  giftCardRoute,
  subscriptionsRoute,
  subscriptionRoute,
  discountsRoute,
  discountRoute,
] as const;
