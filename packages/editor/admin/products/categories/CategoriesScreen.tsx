import type { AppStorePagesResponse } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
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
      title="Categories"
      site={site.title}
      subtitle="Store pages and their categories. Old links redirect automatically."
      actions={
        mayEdit ? (
          <Button onPress={() => setAdding(true)}>
            <Plus aria-hidden="true" /> Add store page
          </Button>
        ) : null
      }
    >
      {query.isPending ? (
        <Card flush>
          <SkeletonRows count={6} label="Loading categories…" />
        </Card>
      ) : query.isError ? (
        <Card>
          <ErrorState
            title="The categories could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </Card>
      ) : query.data.storePages.length === 0 ? (
        <Card>
          <EmptyState icon={FolderTree} title="Create your first store page">
            Store pages list products; categories group them. Add the first one above.
          </EmptyState>
        </Card>
      ) : (
        query.data.storePages.map((page) => <StorePageCard key={page.id} page={page} mayEdit={mayEdit} />)
      )}
      {isAdding ? <NewStoreDialog onClose={() => setAdding(false)} /> : null}
    </Page>
  );
}
