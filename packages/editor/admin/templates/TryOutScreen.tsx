import type { AppThemeResponse } from '@quoin/contract/endpoints/content';
import { useQuery } from '@tanstack/react-query';
import { themeQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import css from './TryOutScreen.module.css';
import { Workbench } from './Workbench.tsx';

/** Changing the theme's files and seeing at once what that does, without changing anything. */
export function TryOutScreen() {
  const site = useSite();
  const query = useQuery(themeQuery(site.identifier));
  return (
    <div className={css.wide}>
      <Page title="Test a change" site={site.title} subtitle={<Subtitle theme={query.data} />}>
        {query.data !== undefined ? (
          <Workbench theme={query.data} />
        ) : (
          <Card flush>
            {query.isError ? (
              <ErrorState
                title="The theme could not be loaded"
                error={query.error}
                onRetry={() => void query.refetch()}
              />
            ) : (
              <SkeletonRows count={6} label="Loading the theme…" />
            )}
          </Card>
        )}
      </Page>
    </div>
  );
}

function Subtitle({ theme }: { readonly theme: AppThemeResponse | undefined }) {
  return (
    <>
      Nothing is saved or published here. Copy or download your changes to the folder{' '}
      <code className={css.folder}>themes/{theme?.name ?? '…'}</code>.
    </>
  );
}
