import type { AppStorePagesResponse } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/categoriesScreen';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { storePagesQuery } from '../../../app/queries/catalogQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { NewStoreDialog } from './NewStoreDialog.tsx';
import { StorePageCard } from './StorePageCard.tsx';

/** Changes store pages; each answer is the new state of all of them. */
export function useStorePageActs() {
  const site = useSite();
  const queries = useQueryClient();
  return async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<AppStorePagesResponse> => {
    const answer = await act<AppStorePagesResponse>(method, path, body);
    queries.setQueryData(storePagesQuery(site.identifier).queryKey, answer);
    void queries.invalidateQueries({ queryKey: ['site', site.identifier, 'products'] });
    return answer;
  };
}

export function CategoriesScreen() {
  const site = useSite();
  const query = useQuery(storePagesQuery(site.identifier));
  const [isAdding, setAdding] = useState(false);
  const mayEdit = isAllowed(site, 'products.edit');
  return (
    <Page
      title={commonTexts.categories}
      site={site.title}
      subtitle={texts.storePagesAndTheir}
      actions={
        mayEdit ? (
          <Button onPress={() => setAdding(true)}>
            <Plus aria-hidden="true" /> {texts.addStorePage}
          </Button>
        ) : null
      }
    >
      {query.isPending ? (
        <Card flush>
          <SkeletonRows count={6} label={texts.loadingCategories} />
        </Card>
      ) : query.isError ? (
        <Card>
          <ErrorState title={texts.theCategoriesCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : query.data.storePages.length === 0 ? (
        <Card>
          <EmptyState icon={FolderTree} title={texts.createYourFirstStore}>
            {texts.storePagesListProducts}
          </EmptyState>
        </Card>
      ) : (
        query.data.storePages.map((page) => <StorePageCard key={page.id} page={page} mayEdit={mayEdit} />)
      )}
      {isAdding ? <NewStoreDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
