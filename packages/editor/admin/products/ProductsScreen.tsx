import type { WireAppProduct } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FolderTree, Plus, SearchX, Tag, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { productListQuery } from '../../app/queries/catalogQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { RecordTable } from '../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import { ProductBulk } from './ProductBulk.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import css from './ProductsScreen.module.css';
import { ProductViews } from './ProductViews.tsx';
import { productColumns } from './productColumns.tsx';
import { type ProductSearch, searchTexts, sortingOf, sortOf } from './productSearch.ts';

const HERE = '/$site/config/products';

export function ProductsScreen() {
  const site = useSite();
  const search = useSearch({ from: HERE });
  const navigate = useNavigate({ from: HERE });
  const onFilter = useCallback(
    (next: ProductSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  const mayEdit = isAllowed(site, 'products.edit');
  const mayAdd = isAllowed(site, 'products.drafts');
  return (
    <Page
      title={commonTexts.products}
      site={site.title}
      actions={
        <>
          <Link to="/$site/config/products/categories" params={{ site: site.identifier }} className={buttonLook()}>
            <FolderTree aria-hidden="true" /> {commonTexts.categories}
          </Link>
          {mayAdd ? (
            <Link to="/$site/config/products/new" params={{ site: site.identifier }} className={buttonLook('primary')}>
              <Plus aria-hidden="true" /> {texts.addProduct}
            </Link>
          ) : null}
        </>
      }
    >
      <ProductViews search={search} onFilter={onFilter} />
      <Card flush>
        <div className={table.toolbar}>
          <SearchBox
            label={texts.searchByNameOr}
            value={search.search ?? ''}
            onSearch={useCallback(
              (text: string) =>
                void navigate({
                  search: ({ search: _, ...others }) => (text === '' ? others : { ...others, search: text }),
                  replace: true,
                }),
              [navigate],
            )}
          />
          <ProductFilters search={search} onFilter={onFilter} />
        </div>
        <ProductList search={search} mayEdit={mayEdit} mayAdd={mayAdd} onFilter={onFilter} />
      </Card>
    </Page>
  );
}

function titleOf({ title }: WireAppProduct): string {
  return title;
}

interface ProductListProps {
  readonly search: ProductSearch;
  readonly mayEdit: boolean;
  readonly mayAdd: boolean;
  readonly onFilter: (next: ProductSearch) => void;
}

function ProductList({ search, mayEdit, mayAdd, onFilter }: ProductListProps) {
  const site = useSite();
  const moments = useMoments();
  const query = useInfiniteQuery(productListQuery(site.identifier, searchTexts(search)));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const found = JSON.stringify({ ...search, sort: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has other records
  useEffect(() => setSelected(new Set()), [found]);
  const onEnd = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={8} label={texts.loadingProducts} />;
  if (query.isError) {
    return <ErrorState title={texts.theProductsCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const products = query.data.pages.flatMap((page) => page.products);
  if (products.length === 0) return <NothingFound search={search} mayAdd={mayAdd} />;
  return (
    <div className={query.isPlaceholderData ? css.stale : undefined}>
      <RecordTable
        label={search.status === 'trash' ? texts.productsInTheTrash : commonTexts.products}
        columns={productColumns(moments)}
        rows={products}
        keyOf={(product) => product.id}
        {...(mayEdit ? { selection: { selected, onChange: setSelected, nameOf: titleOf } } : {})}
        sorting={sortingOf(search)}
        onSort={(sorting) => {
          const { sort: _, ...others } = search;
          const sort = sortOf(sorting);
          onFilter(sort === undefined ? others : { ...others, sort });
        }}
        onEnd={onEnd}
      />
      {query.isFetchingNextPage ? <SkeletonRows count={2} label={texts.loadingMoreProducts} /> : null}
      <ProductBulk
        products={products.filter(({ id }) => selected.has(id))}
        isTrash={search.status === 'trash'}
        onDone={() => setSelected(new Set())}
      />
    </div>
  );
}

function NothingFound({ search, mayAdd }: { readonly search: ProductSearch; readonly mayAdd: boolean }) {
  const site = useSite();
  if (search.status === 'trash' && Object.keys(search).length === 1) {
    return (
      <EmptyState icon={Trash2} title={texts.theTrashIsEmpty}>
        {texts.deletedProductsStayHere}
      </EmptyState>
    );
  }
  if (Object.keys(search).some((name) => name !== 'sort')) {
    return (
      <EmptyState
        icon={SearchX}
        title={texts.noProductsFound}
        action={
          <Link to={HERE} params={{ site: site.identifier }} search={{}} className={buttonLook()}>
            {texts.clearAllFilters}
          </Link>
        }
      >
        {texts.tryFewerFiltersOr}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Tag}
      title={texts.addYourProducts}
      action={
        mayAdd ? (
          <Link to="/$site/config/products/new" params={{ site: site.identifier }} className={buttonLook('primary')}>
            <Plus aria-hidden="true" /> {texts.addYourFirstProduct}
          </Link>
        ) : undefined
      }
    >
      {texts.startWithAName}
    </EmptyState>
  );
}
