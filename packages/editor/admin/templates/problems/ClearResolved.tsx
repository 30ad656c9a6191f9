import { appResolvedProblemsPath, type ClearResolvedResponse } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/clearResolved';
import { useMutation } from '@tanstack/react-query';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import css from '../TemplatesScreen.module.css';
import { useProblemsChanged } from './useProblemsChanged.ts';

/** Forgets what no longer occurs. Nothing is lost: what is still wrong comes back with the next page. */
export function ClearResolved() {
  const site = useSite();
  const changed = useProblemsChanged();
  const clear = useMutation({
    mutationFn: () => act<ClearResolvedResponse>('DELETE', appResolvedProblemsPath(site.identifier)),
    onSuccess: changed,
  });
  if (!isAllowed(site, 'design.edit')) return null;
  return (
    <span className={css.clear}>
      {clear.isError ? <span role="alert">{clear.error.message}</span> : null}
      <Button look="quiet" isPending={clear.isPending} onPress={() => clear.mutate()}>
        {texts.clearResolved}
      </Button>
    </span>
  );
}
