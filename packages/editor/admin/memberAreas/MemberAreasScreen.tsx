import type { WireMemberArea } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/memberAreasScreen';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DoorOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { memberAreasQuery } from '../../app/queries/memberAreaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { AreaDialog } from './AreaDialog.tsx';
import { JOINING_TEXTS } from './joiningTexts.ts';

/** Areas of the site that only members see, and how they come in. */
export function MemberAreasScreen() {
  const site = useSite();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(memberAreasQuery(site.identifier));
  const add = isAllowed(site, 'content.full') ? (
    <Button look="primary" onPress={() => setAdding(true)}>
      <Plus aria-hidden="true" /> {texts.createArea}
    </Button>
  ) : null;
  return (
    <Page title={texts.memberAreas} site={site.title} actions={add}>
      <Card flush>
        {query.isPending ? <SkeletonRows count={4} label={texts.loadingMemberAreas} /> : null}
        {query.isError ? (
          <ErrorState title={texts.theMemberAreasCould} error={query.error} onRetry={() => void query.refetch()} />
        ) : null}
        {query.data === undefined ? null : <Areas areas={query.data.areas} />}
      </Card>
      {isAdding ? <AreaDialog area={null} onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}

function Areas({ areas }: { readonly areas: readonly WireMemberArea[] }) {
  const site = useSite();
  if (areas.length === 0) {
    return (
      <EmptyState icon={DoorOpen} title={texts.createMembersOnlyPages}>
        {texts.createAnAreaThen}
      </EmptyState>
    );
  }
  const columns: readonly Column<WireMemberArea>[] = [
    {
      id: 'name',
      title: texts.area,
      cell: ({ id, name }) => (
        <Link
          to="/$site/config/member-areas/$areaId"
          params={{ site: site.identifier, areaId: id }}
          className={table.rowLink}
        >
          {name}
        </Link>
      ),
    },
    {
      id: 'joining',
      title: texts.howPeopleJoin,
      cell: ({ joining }) => <Badge text={JOINING_TEXTS[joining].mark} tone={joining === 'free' ? 'good' : 'plain'} />,
    },
    {
      id: 'products',
      title: commonTexts.products,
      isExtra: true,
      cell: ({ products }) => products.map(({ title }) => title || texts.deletedProduct).join(', ') || '–',
    },
    {
      id: 'pages',
      title: commonTexts.pages,
      isLine: true,
      cell: ({ pages }) => pages.join(', ') || texts.noPublishedPages,
    },
  ];
  return <RecordTable label={texts.memberAreas} columns={columns} rows={areas} keyOf={({ id }) => id} />;
}
