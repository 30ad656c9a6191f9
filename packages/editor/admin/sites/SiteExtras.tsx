import { appRestoreSitePath, type WireDeletedSite, type WireSiteCopy } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/siteExtras';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { sitesQuery } from '../../app/queries/queries.ts';
import { sitesOverviewQuery } from '../../app/queries/siteQueries.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { ProgressBar } from '../../parts/files/ProgressBar.tsx';
import css from './sites.module.css';

export function CopiesUnderWay({ copies }: { readonly copies: readonly WireSiteCopy[] }) {
  const running = copies.filter(({ state }) => state === 'running');
  if (running.length === 0) return null;
  return (
    <Card title={texts.copying}>
      {running.map(({ id, title, done, total }) => (
        <ProgressBar key={id} label={title} value={done} max={total} />
      ))}
    </Card>
  );
}

export function DeletedSites({ deleted }: { readonly deleted: readonly WireDeletedSite[] }) {
  const queries = useQueryClient();
  const restoring = useMutation({
    mutationFn: ({ id }: WireDeletedSite) => act('POST', appRestoreSitePath(id), {}),
    onSuccess: (_answer, { title }) => {
      announce(texts.restored(title));
      void queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: sitesOverviewQuery.queryKey });
    },
    onError: (error) => complain(error.message),
  });
  if (deleted.length === 0) return null;
  return (
    <Card title={texts.deleted}>
      <ul className={css.deleted}>
        {deleted.map((site) => (
          <li key={site.id}>
            <span>
              <strong>{site.title}</strong>
              <span className={css.siteHost}>{texts.permanentlyDeletedOn(day(site.goneAt))}</span>
            </span>
            <Button
              isPending={restoring.isPending && restoring.variables.id === site.id}
              onPress={() => restoring.mutate(site)}
              aria-label={texts.restore(site.title)}
            >
              {commonTexts.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function day(at: number): string {
  return new Date(at).toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' });
}
