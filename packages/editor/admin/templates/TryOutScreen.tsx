import type { AppThemeResponse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/tryOutScreen';
import { useQuery } from '@tanstack/react-query';
import { themeQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { withParts } from '../../parts/withParts.tsx';
import css from './TryOutScreen.module.css';
import { Workbench } from './Workbench.tsx';

/** Changing the theme's files and seeing at once what that does, without changing anything. */
export function TryOutScreen() {
  const site = useSite();
  const query = useQuery(themeQuery(site.identifier));
  return (
    <div className={css.wide}>
      <Page title={texts.testAChange} site={site.title} subtitle={<Subtitle theme={query.data} />}>
        {query.data !== undefined ? (
          <Workbench theme={query.data} />
        ) : (
          <Card flush>
            {query.isError ? (
              <ErrorState title={texts.theThemeCouldNot} error={query.error} onRetry={() => void query.refetch()} />
            ) : (
              <SkeletonRows count={6} label={texts.loadingTheTheme} />
            )}
          </Card>
        )}
      </Page>
    </div>
  );
}

function Subtitle({ theme }: { readonly theme: AppThemeResponse | undefined }) {
  return withParts(texts.nothingIsSavedOr, <code className={css.folder}>themes/{theme?.name ?? '…'}</code>);
}
