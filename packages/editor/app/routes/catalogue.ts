import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { inventorySearch, movementsSearch, sheetSearch } from '../../admin/inventory/inventorySearch.ts';
import { productSearch } from '../../admin/products/productSearch.ts';
import { searchTextsSearch } from '../../admin/searchTexts/searchTextsSearch.ts';
import { reviewState } from '../searchParams.ts';
import { siteRoute } from './site.ts';

const productsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products',
  validateSearch: (search: Record<string, unknown>) => productSearch(search),
  component: lazyRouteComponent(() => import('../../admin/products/ProductsScreen.tsx'), 'ProductsScreen'),
});

const newProductRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/new',
  component: lazyRouteComponent(() => import('../../admin/products/ProductScreen.tsx'), 'ProductScreen'),
});

const productRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/$productId',
  component: lazyRouteComponent(() => import('../../admin/products/ProductScreen.tsx'), 'ProductScreen'),
});

const categoriesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/categories',
  component: lazyRouteComponent(
    () => import('../../admin/products/categories/CategoriesScreen.tsx'),
    'CategoriesScreen',
  ),
});

const inventoryRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/inventory',
  validateSearch: (search: Record<string, unknown>) => inventorySearch(search),
  component: lazyRouteComponent(() => import('../../admin/inventory/InventoryScreen.tsx'), 'InventoryScreen'),
});

const stockFileRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/inventory/file',
  component: lazyRouteComponent(() => import('../../admin/inventory/StockFileScreen.tsx'), 'StockFileScreen'),
});

const movementsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/inventory/history',
  validateSearch: (search: Record<string, unknown>) => movementsSearch(search),
  component: lazyRouteComponent(() => import('../../admin/inventory/MovementsScreen.tsx'), 'MovementsScreen'),
});

const restockRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/restock',
  validateSearch: (search: Record<string, unknown>) => (search.show === 'sent' ? { show: 'sent' as const } : {}),
  component: lazyRouteComponent(() => import('../../admin/restock/RestockScreen.tsx'), 'RestockScreen'),
});

const reviewsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/reviews',
  validateSearch: (search: Record<string, unknown>) => reviewState(search),
  component: lazyRouteComponent(() => import('../../admin/reviews/ReviewsScreen.tsx'), 'ReviewsScreen'),
});

const reviewImportRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/reviews/import',
  component: lazyRouteComponent(() => import('../../admin/reviews/ReviewImportScreen.tsx'), 'ReviewImportScreen'),
});

const bulkEditRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/bulk-edit',
  validateSearch: (search: Record<string, unknown>) => sheetSearch(search),
  component: lazyRouteComponent(() => import('../../admin/bulkEdit/BulkEditScreen.tsx'), 'BulkEditScreen'),
});

const bulkEditsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/bulk-edits',
  component: lazyRouteComponent(() => import('../../admin/bulkEdit/BulkEditsScreen.tsx'), 'BulkEditsScreen'),
});

const bulkEditRunRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/bulk-edits/$bulkEditId',
  component: lazyRouteComponent(() => import('../../admin/bulkEdit/BulkEditRunScreen.tsx'), 'BulkEditRunScreen'),
});

const importRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/import',
  component: lazyRouteComponent(() => import('../../admin/imports/ImportScreen.tsx'), 'ImportScreen'),
});

const importRunRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/import/$runId',
  component: lazyRouteComponent(() => import('../../admin/imports/ImportRunScreen.tsx'), 'ImportRunScreen'),
});

const moveInRunRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products/import/move-in/$runId',
  component: lazyRouteComponent(() => import('../../admin/imports/MoveInRunScreen.tsx'), 'MoveInRunScreen'),
});

const searchTextsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/search-texts',
  validateSearch: (search: Record<string, unknown>) => searchTextsSearch(search),
  component: lazyRouteComponent(() => import('../../admin/searchTexts/SearchTextsScreen.tsx'), 'SearchTextsScreen'),
});

/** What is sold, and how much of it there is. */
export const catalogueRoutes = [
  searchTextsRoute,
  productsRoute,
  newProductRoute,
  productRoute,
  categoriesRoute,
  inventoryRoute,
  stockFileRoute,
  movementsRoute,
  restockRoute,
  reviewsRoute,
  reviewImportRoute,
  bulkEditRoute,
  bulkEditsRoute,
  bulkEditRunRoute,
  importRoute,
  importRunRoute,
  moveInRunRoute,
] as const;
