import {
  type AppMoveInResponse,
  appMoveInActPath,
  type MoveInAct,
  type WireMoveInRun,
} from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/moveIn';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { act } from '../../app/api.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import { moveInQuery } from '../../app/queries/inventoryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { Figures } from './Figures.tsx';
import { ImportRunPage, RunningCard } from './ImportRunPage.tsx';
import css from './Imports.module.css';
import { MoveInProblems } from './MoveInLists.tsx';
import { IMPORT_KIND_NAMES, moveInFigures } from './moveInLook.ts';

const ROUTE = '/$site/config/products/import/move-in/$runId';

/** The import of a whole site, of people or of redirects, while it runs and after it; and the way back. */
export function MoveInRunScreen() {
  const site = useSite();
  const queries = useQueryClient();
  const { runId } = useParams({ from: ROUTE });
  const query = useQuery(moveInQuery(site.identifier, runId));
  const state = query.data?.run.state;
  useEffect(() => {
    if (state === 'done' || state === 'undone') void queries.invalidateQueries({ queryKey: ['site', site.identifier] });
  }, [state, queries, site.identifier]);
  return (
    <ImportRunPage query={query} subtitle={({ run }) => IMPORT_KIND_NAMES[run.kind]}>
      {({ run, problems }) => (
        <>
          <RunCard run={run} />
          <MoveInProblems problems={problems} total={run.counts.problems} />
        </>
      )}
    </ImportRunPage>
  );
}

function RunCard({ run }: { readonly run: WireMoveInRun }) {
  const site = useSite();
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: (way: MoveInAct) => act<AppMoveInResponse>('POST', appMoveInActPath(site.identifier, run.id, way)),
    onSuccess: (answer) => queries.setQueryData(moveInQuery(site.identifier, run.id).queryKey, answer),
    onError: (error) => complain(error.message),
  });
  const undo = async () => {
    const question = {
      ...{ title: texts.undoThisImport, message: texts.everythingItMade, confirmLabel: texts.undoImport },
      ...{ cancelLabel: commonTexts.cancel, isDangerous: true },
    };
    if (await confirm(question)) move.mutate('undo');
  };
  if (run.state === 'running') {
    const label = texts.ofItems(run.position.toLocaleString(APP_LOCALE), run.total);
    return <RunningCard {...{ label, run }} isStopping={move.isPending} onStop={() => move.mutate('stop')} />;
  }
  const isStopped = run.state === 'stopped' || run.state === 'failed';
  return (
    <Card>
      <div className={css.summary}>
        <Figures figures={moveInFigures(run.counts)} />
        <span className={css.grow} />
        {isStopped || run.state === 'done' ? (
          <Button isPending={move.isPending} onPress={() => void undo()}>
            {texts.undoImport}
          </Button>
        ) : null}
        {isStopped ? (
          <Button look="primary" isPending={move.isPending} onPress={() => move.mutate('apply')}>
            {texts.resume}
          </Button>
        ) : (
          <Link to="/$site/config/products/import" params={{ site: site.identifier }} className={buttonLook('primary')}>
            {texts.importAnotherFile}
          </Link>
        )}
      </div>
    </Card>
  );
}
