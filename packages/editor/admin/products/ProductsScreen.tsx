import type { StockFilter } from '@quoin/contract/endpoints';
import { stockWording } from '@quoin/domain/catalog';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX, Tag } from 'lucide-react';
import { useCallback } from 'react';
import { productsQuery } from '../../app/queries.ts';
import { useSite } from '../../app/site.ts';
import { Card } from '../../parts/Card.tsx';
import { MoreButton } from '../../parts/MoreButton.tsx';
import { Page } from '../../parts/Page.tsx';
import { SearchBox } from '../../parts/SearchBox.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import table from '../../parts/table.module.css';
import css from './ProductsScreen.module.css';
import { ProductTable } from './ProductTable.tsx';

const FILTERS: readonly { readonly stock: StockFilter; readonly text: string }[] = [
  { stock: 'all', text: 'All' },
  { stock: 'low', text: 'Low stock' },
  { stock: 'out', text: stockWording.soldOut },
];

export function ProductsScreen() {
  const site = useSite();
  const { search = '', stock = 'all' } = useSearch({ from: '/$site/config/products' });
  const navigate = useNavigate({ from: '/$site/config/products' });
  const onSearch = useCallback(
    (text: string) =>
      void navigate({
        search: ({ search: _, ...others }) => (text === '' ? others : { ...others, search: text }),
        replace: true,
      }),
    [navigate],
  );
  return (
    <Page title="Products" site={site.title}>
      <Card flush>
        <div className={table.toolbar}>
          <StockFilters search={search} />
          <SearchBox label="Search by name or SKU" value={search} onSearch={onSearch} />
        </div>
        <ProductList search={search} stock={stock} />
      </Card>
    </Page>
  );
}

function StockFilters({ search }: { readonly search: string }) {
  const site = useSite();
  return (
    <nav aria-label="Stock" className={css.filters}>
      {FILTERS.map(({ stock, text }) => (
        <Link
          key={stock}
          to="/$site/config/products"
          params={{ site: site.identifier }}
          search={{ ...(search === '' ? {} : { search }), ...(stock === 'all' ? {} : { stock }) }}
          className={css.filter}
          activeOptions={{ exact: true }}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

function ProductList({ search, stock }: { readonly search: string; readonly stock: StockFilter }) {
  const site = useSite();
  const query = useInfiniteQuery(productsQuery(site.identifier, { search, stock }));
  if (query.isPending) return <SkeletonRows count={8} label="Loading products…" />;
  if (query.isError) {
    return (
      <ErrorState title="The products could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const products = query.data.pages.flatMap((page) => page.products);
  if (products.length > 0) {
    return (
      <>
        <ProductTable products={products} />
        <MoreButton query={query} label="Show more products" />
      </>
    );
  }
  if (search !== '' || stock !== 'all') {
    return (
      <EmptyState icon={SearchX} title="No product matches">
        {search === '' ? 'Nothing is in this state: all is well stocked.' : `Nothing was found for “${search}”.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Tag} title="Add what you sell">
      Bring your products in from a file: <code>npm run quoin -- import products FILE --site {site.identifier}</code>
    </EmptyState>
  );
}
