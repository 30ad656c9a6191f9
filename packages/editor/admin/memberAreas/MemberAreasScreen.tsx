import type { WireMemberArea } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DoorOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { memberAreasQuery } from '../../app/memberAreaQueries.ts';
import { useSite } from '../../app/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { type Column, RecordTable } from '../../parts/RecordTable.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import table from '../../parts/table.module.css';
import { AreaDialog } from './AreaDialog.tsx';
import { JOINING_TEXTS } from './joiningTexts.ts';

/** Areas of the site that only members see, and how they come in. */
export function MemberAreasScreen() {
  const site = useSite();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(memberAreasQuery(site.identifier));
  const add = isAllowed(site, 'content.full') ? (
    <Button look="primary" onPress={() => setAdding(true)}>
      <Plus aria-hidden="true" /> New area
    </Button>
  ) : null;
  return (
    <Page title="Member areas" site={site.title} actions={add}>
      <Card flush>
        {query.isPending ? <SkeletonRows count={4} label="Loading member areas…" /> : null}
        {query.isError ? (
          <ErrorState
            title="The member areas could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
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
      <EmptyState icon={DoorOpen} title="Pages for members alone">
        Make an area, then say in the settings of a page that its members may see it. People join for nothing, because
        you let them in, by buying a product, or because you add them.
      </EmptyState>
    );
  }
  const columns: readonly Column<WireMemberArea>[] = [
    {
      id: 'name',
      title: 'Area',
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
      title: 'Who comes in',
      cell: ({ joining }) => <Badge text={JOINING_TEXTS[joining].mark} tone={joining === 'free' ? 'good' : 'plain'} />,
    },
    {
      id: 'products',
      title: 'Opened by',
      isExtra: true,
      cell: ({ products }) => products.map(({ title }) => title || 'A product that is gone').join(', ') || '–',
    },
    { id: 'pages', title: 'Pages', isLine: true, cell: ({ pages }) => pages.join(', ') || 'No published page yet' },
  ];
  return <RecordTable label="Member areas" columns={columns} rows={areas} keyOf={({ id }) => id} />;
}
