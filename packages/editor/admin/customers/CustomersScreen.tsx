import { appCustomersCsvPath, type CustomerSorting, type WireCustomer } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/customersScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Download, SearchX, Users } from 'lucide-react';
import { useCallback } from 'react';
import { moneyText } from '../../app/formats.ts';
import { customersQuery } from '../../app/queries/customerQueries.ts';
import { listPath } from '../../app/queries/queries.ts';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { type Column, RecordTable, type Sorting } from '../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import { orComplain } from '../orders/orderActs.ts';
import { CustomerFilters } from './CustomerFilters.tsx';
import css from './CustomersScreen.module.css';
import { CustomerViews } from './CustomerViews.tsx';
import { type CustomerSearch, customerSearchTexts } from './customerSearch.ts';
import { downloadFile } from './downloadFile.ts';

export function CustomersScreen() {
  const site = useSite();
  const search = useSearch({ from: '/$site/config/customers' });
  const navigate = useNavigate({ from: '/$site/config/customers' });
  const onFilter = useCallback((next: CustomerSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const onSearch = useCallback(
    (text: string) => {
      const { search: _, ...others } = search;
      onFilter(text === '' ? others : { ...others, search: text });
    },
    [onFilter, search],
  );
  const texts = customerSearchTexts(search);
  const save = () =>
    downloadFile(listPath(appCustomersCsvPath(site.identifier), texts), `${site.identifier}-customers.csv`);
  return (
    <Page
      title={ownTexts.customers}
      site={site.title}
      actions={
        <Button onPress={() => orComplain(save())}>
          <Download aria-hidden="true" /> {ownTexts.export}
        </Button>
      }
    >
      <Card flush>
        <CustomerViews search={search} onFilter={onFilter} />
        <div className={table.toolbar}>
          <SearchBox label={ownTexts.searchByNameOr} value={search.search ?? ''} onSearch={onSearch} />
          <CustomerFilters search={search} onFilter={onFilter} />
        </div>
        <CustomerList search={search} onFilter={onFilter} />
      </Card>
    </Page>
  );
}

const COLUMN_SORTS: Readonly<Record<string, CustomerSorting>> = {
  name: 'name',
  orders: 'orders',
  spent: 'spent',
  last: 'lastOrder',
};

interface CustomerListProps {
  readonly search: CustomerSearch;
  readonly onFilter: (next: CustomerSearch) => void;
}

function CustomerList({ search, onFilter }: CustomerListProps) {
  const site = useSite();
  const query = useInfiniteQuery(customersQuery(site.identifier, customerSearchTexts(search)));
  const columns = useColumns();
  const onEnd = useNextPage(query);
  if (query.isPending) return <SkeletonRows count={8} label={ownTexts.loadingCustomers} />;
  if (query.isError) {
    return (
      <ErrorState title={ownTexts.theCustomersCouldNot} error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const customers = query.data.pages.flatMap((page) => page.customers);
  if (customers.length === 0)
    return <NoCustomers isNarrowed={Object.keys(search).length > 0} onClear={() => onFilter({})} />;
  const column = Object.keys(COLUMN_SORTS).find((name) => COLUMN_SORTS[name] === search.sort);
  const sorting: Sorting | undefined =
    column === undefined ? undefined : { column, direction: column === 'name' ? 'up' : 'down' };
  const sortBy = ({ column: wanted }: Sorting) => {
    const { sort: _, ...others } = search;
    const sort = COLUMN_SORTS[wanted];
    onFilter(sort === undefined || sort === search.sort ? others : { ...others, sort });
  };
  return (
    <>
      <RecordTable<WireCustomer>
        label={ownTexts.customers}
        columns={columns}
        rows={customers}
        keyOf={({ id }) => id}
        {...(sorting === undefined ? {} : { sorting })}
        onSort={sortBy}
        onEnd={onEnd}
      />
      <LoadMoreButton query={query} label={ownTexts.showMoreCustomers} />
    </>
  );
}

function useColumns(): readonly Column<WireCustomer>[] {
  const moments = useMoments();
  const now = Date.now();
  return [
    {
      id: 'name',
      title: commonTexts.customer,
      isSortable: true,
      cell: (customer) => <CustomerName customer={customer} />,
    },
    {
      id: 'account',
      title: ownTexts.account,
      cell: ({ hasAccount }) => (
        <Badge
          text={hasAccount ? ownTexts.account : ownTexts.guest}
          tone={hasAccount ? 'good' : 'plain'}
          hollow={!hasAccount}
        />
      ),
    },
    {
      id: 'marketing',
      title: ownTexts.marketing,
      isExtra: true,
      cell: ({ acceptsMarketing }) => (
        <span className={css.soft}>{acceptsMarketing ? commonTexts.subscribed : ownTexts.notSubscribed}</span>
      ),
    },
    {
      id: 'orders',
      title: commonTexts.orders,
      isNumber: true,
      isSortable: true,
      cell: ({ orderCount }) => ownTexts.orders(orderCount),
    },
    {
      id: 'last',
      title: ownTexts.lastOrder,
      isExtra: true,
      isSortable: true,
      cell: ({ lastOrderAt }) => (
        <span className={css.soft}>{lastOrderAt === null ? ownTexts.never : moments.short(lastOrderAt, now)}</span>
      ),
    },
    {
      id: 'spent',
      title: ownTexts.spent,
      isNumber: true,
      isSortable: true,
      cell: ({ spent }) => <span className={css.amount}>{moneyText(spent)}</span>,
    },
  ];
}

function CustomerName({ customer }: { readonly customer: WireCustomer }) {
  const site = useSite();
  return (
    <span className={css.name}>
      <Link
        to="/$site/config/customers/$customerId"
        params={{ site: site.identifier, customerId: customer.id }}
        className={table.rowLink}
      >
        {customer.fullName || customer.email}
      </Link>
      {customer.fullName === '' ? null : <span className={css.soft}>{customer.email}</span>}
      {customer.tags.length === 0 ? null : (
        <span className={css.tags}>
          {customer.tags.map((tag) => (
            <Badge key={tag} text={tag} tone="plain" />
          ))}
        </span>
      )}
    </span>
  );
}

function NoCustomers({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const site = useSite();
  if (isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title={ownTexts.noCustomersFound}
        action={<Button onPress={onClear}>{commonTexts.clearFilters}</Button>}
      >
        {ownTexts.searchFindsPartsOf}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={Users}
      title={ownTexts.yourCustomersWillAppear}
      action={
        <SiteLink url={`${site.url}/account/sign-up`} className={buttonLook('primary')}>
          {ownTexts.createATestAccount}
        </SiteLink>
      }
    >
      {ownTexts.customersAppearHereWhen}
    </EmptyState>
  );
}
