import type { AppDiscountsResponse } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { foldText } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/discountsScreen';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BadgePercent, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { discountsQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import css from './discounts.module.css';
import { STATUS_LOOKS, usesText, worthText } from './discountTexts.ts';

type Row = AppDiscountsResponse['discounts'][number];

export function DiscountsScreen() {
  const site = useSite();
  const { search = '' } = useSearch({ from: '/$site/config/discounts' });
  const navigate = useNavigate({ from: '/$site/config/discounts' });
  const onSearch = useCallback(
    (text: string) => void navigate({ search: text === '' ? {} : { search: text }, replace: true }),
    [navigate],
  );
  const newLink = isAllowed(site, 'refunds.full:limited') ? (
    <Link
      to="/$site/config/discounts/$discountId"
      params={{ site: site.identifier, discountId: 'new' }}
      className={buttonLook('primary')}
    >
      {texts.createDiscount}
    </Link>
  ) : null;
  return (
    <Page title={texts.discounts} site={site.title} actions={newLink}>
      <Card flush>
        <div className={table.toolbar}>
          <SearchBox label={texts.searchByNameOr} value={search} onSearch={onSearch} />
        </div>
        <DiscountList search={search} newLink={newLink} />
      </Card>
    </Page>
  );
}

function DiscountList({ search, newLink }: { readonly search: string; readonly newLink: React.ReactNode }) {
  const site = useSite();
  const query = useQuery(discountsQuery(site.identifier));
  if (query.isPending) return <SkeletonRows count={5} label={texts.loadingDiscounts} />;
  if (query.isError) {
    return <ErrorState title={texts.theDiscountsCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const wanted = foldText(search);
  const found = query.data.discounts.filter(({ name, code }) => foldText(`${name} ${code}`).includes(wanted));
  if (found.length > 0) {
    const columns = columnsFor(site.identifier, query.data.currency);
    return <RecordTable label={texts.discounts} columns={columns} rows={found} keyOf={({ id }) => id} />;
  }
  if (search !== '') {
    return (
      <EmptyState icon={SearchX} title={texts.noDiscountsFound}>
        {texts.noResultsFor(search)}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={BadgePercent} title={texts.createYourFirstDiscount} action={newLink}>
      {texts.offerACodeOr}
    </EmptyState>
  );
}

function columnsFor(site: string, currency: string): readonly Column<Row>[] {
  return [
    {
      id: 'name',
      title: texts.discount,
      cell: ({ id, name }) => (
        <Link to="/$site/config/discounts/$discountId" params={{ site, discountId: id }} className={table.rowLink}>
          {name}
        </Link>
      ),
    },
    {
      id: 'code',
      title: commonTexts.code,
      cell: ({ code }) => (code === '' ? texts.automatic : <span className={css.codeText}>{code}</span>),
    },
    { id: 'worth', title: texts.value, isExtra: true, cell: (row) => worthText(row, currency) },
    { id: 'uses', title: texts.used, isNumber: true, isExtra: true, cell: usesText },
    { id: 'status', title: commonTexts.status, cell: ({ status }) => <Badge {...STATUS_LOOKS[status]} /> },
  ];
}
