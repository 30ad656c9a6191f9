import { appSubscribersPath, type WireMailingList } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import type { SubscriberState } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/listScreen';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Download, SearchX, Settings, Trash2, Upload, UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { mailingListsQuery } from '../../app/queries/formQueries.ts';
import { listPath } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { downloadFile } from '../customers/downloadFile.ts';
import { orComplain } from '../orders/orderActs.ts';
import type { ListSearch } from './formSearch.ts';
import { AddDialog, ImportDialog, useDeleteList } from './ListDialogs.tsx';
import { People } from './ListPeople.tsx';
import { ListDialog } from './ListsScreen.tsx';

type Tab = SubscriberState | 'all';
const TABS: readonly { readonly value: Tab; readonly text: string }[] = [
  { value: 'all', text: texts.all },
  { value: 'subscribed', text: commonTexts.subscribed },
  { value: 'pending', text: texts.pendingConfirmation },
  { value: 'unsubscribed', text: texts.unsubscribed },
];

/** The people of one list. */
export function ListScreen() {
  const site = useSite();
  const { listId } = useParams({ from: '/$site/config/mailing-lists/$listId' });
  const query = useQuery(mailingListsQuery(site.identifier));
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingTheList} />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title={texts.theListCouldNot} error={query.error} onRetry={retry} />;
  }
  const list = query.data.lists.find(({ id }) => id === listId);
  if (list === undefined) {
    return (
      <EmptyState icon={SearchX} title={texts.listNotFound}>
        <Link to="/$site/config/mailing-lists" params={{ site: site.identifier }}>
          {texts.allMailingLists}
        </Link>
      </EmptyState>
    );
  }
  return <OneList list={list} />;
}

type Opened = 'settings' | 'add' | 'import' | null;

function OneList({ list }: { readonly list: WireMailingList }) {
  const site = useSite();
  const search = useSearch({ from: '/$site/config/mailing-lists/$listId' });
  const navigate = useNavigate({ from: '/$site/config/mailing-lists/$listId' });
  const onFilter = useCallback((next: ListSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const [opened, setOpened] = useState<Opened>(null);
  const mayEdit = isAllowed(site, 'submissions.full:lists');
  const { search: _, ...others } = search;
  const { state, ...withoutState } = search;
  const close = () => setOpened(null);
  const remove = useDeleteList(list);
  const file = () => {
    const path = listPath(appSubscribersPath(site.identifier, list.id, 'subscribers.csv'), { ...search });
    return downloadFile(path, `${site.identifier}-subscribers.csv`);
  };
  const acts = [
    { id: 'import', text: texts.import, icon: Upload, act: () => setOpened('import') },
    { id: 'export', text: texts.export, icon: Download, act: () => orComplain(file()) },
    { id: 'settings', text: commonTexts.settings, icon: Settings, act: () => setOpened('settings') },
    { id: 'delete', text: texts.deleteList, icon: Trash2, isDangerous: true, act: () => orComplain(remove()) },
  ];
  return (
    <Page
      title={list.name}
      site={site.title}
      subtitle={list.description}
      actions={
        mayEdit ? (
          <>
            <ActionMenu label={texts.more} actions={acts} />
            <Button look="primary" onPress={() => setOpened('add')}>
              <UserPlus aria-hidden="true" /> {texts.addSubscriber}
            </Button>
          </>
        ) : null
      }
    >
      <Card flush>
        <FilterTabs<Tab>
          label={commonTexts.status}
          tabs={TABS}
          value={state ?? 'all'}
          onChange={(next) => onFilter(next === 'all' ? withoutState : { ...withoutState, state: next })}
        />
        <div className={table.toolbar}>
          <SearchBox
            label={texts.searchByNameOr}
            value={search.search ?? ''}
            onSearch={(text) => onFilter(text === '' ? others : { ...others, search: text })}
          />
        </div>
        <People list={list} search={search} mayEdit={mayEdit} onClear={() => onFilter({})} />
      </Card>
      {opened === 'settings' ? <ListDialog list={list} onClose={close} /> : null}
      {opened === 'add' ? <AddDialog list={list} onClose={close} /> : null}
      {opened === 'import' ? <ImportDialog list={list} onClose={close} /> : null}
    </Page>
  );
}
