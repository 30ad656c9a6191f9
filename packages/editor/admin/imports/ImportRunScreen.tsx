import {
  type AppImportResponse,
  appImportActPath,
  appImportProblemsPath,
  type WireImportRun,
} from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/importRunScreen';
import * as undoTexts from '@quoin/messages/app/importUndo';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { act } from '../../app/api.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import { importQuery } from '../../app/queries/inventoryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { Figures } from './Figures.tsx';
import { ImportProblems } from './ImportLists.tsx';
import { ImportRunPage, RunningCard } from './ImportRunPage.tsx';
import css from './Imports.module.css';
import { ImportUndo } from './ImportUndo.tsx';
import { countFigures } from './importLook.ts';

const ROUTE = '/$site/config/products/import/$runId';

/** An import while it runs and after it. */
export function ImportRunScreen() {
  const site = useSite();
  const queries = useQueryClient();
  const { runId } = useParams({ from: ROUTE });
  const query = useQuery(importQuery(site.identifier, runId));
  const [isAsked, setIsAsked] = useState(false);
  const state = query.data?.run.state;
  useEffect(() => {
    if (state !== 'done' && state !== 'undone') return;
    for (const key of ['products', 'inventory', 'sheet', 'imports', 'movements']) {
      void queries.invalidateQueries({ queryKey: ['site', site.identifier, key] });
    }
  }, [state, queries, site.identifier]);
  return (
    <ImportRunPage query={query}>
      {({ run, problems }) => (
        <>
          <RunCard
            run={run}
            hasFaults={problems.some(({ isMinor }) => !isMinor)}
            {...(isAsked ? {} : { onUndo: () => setIsAsked(true) })}
          />
          {run.state === 'undone' ? <ImportUndo run={run} /> : null}
          {isAsked && canBeUndone(run) ? <ImportUndo run={run} onLeave={() => setIsAsked(false)} /> : null}
          <ImportProblems problems={problems} total={run.counts.problems} />
        </>
      )}
    </ImportRunPage>
  );
}

/** Nothing was done by one that has neither made nor changed a product. */
function canBeUndone({ state, counts }: WireImportRun): boolean {
  const isOver = state === 'done' || state === 'stopped' || state === 'failed';
  return isOver && counts.created + counts.updated > 0;
}

interface RunCardProps {
  readonly run: WireImportRun;
  readonly hasFaults: boolean;
  /** Left out: that is being asked. */
  readonly onUndo?: () => void;
}

function RunCard({ run, hasFaults, onUndo }: RunCardProps) {
  const site = useSite();
  const queries = useQueryClient();
  const move = useMutation({
    mutationFn: (way: 'stop' | 'apply') =>
      act<AppImportResponse>('POST', appImportActPath(site.identifier, run.id, way)),
    onSuccess: (answer) => queries.setQueryData(importQuery(site.identifier, run.id).queryKey, answer),
    onError: (error) => complain(error.message),
  });
  if (run.state === 'running') {
    const label = texts.ofProducts(run.position.toLocaleString(APP_LOCALE), run.total);
    return <RunningCard {...{ label, run }} isStopping={move.isPending} onStop={() => move.mutate('stop')} />;
  }
  return (
    <Card>
      <div className={css.summary}>
        <Figures figures={countFigures(run.counts)} />
        <span className={css.grow} />
        {run.state === 'stopped' || run.state === 'failed' ? (
          <Button isPending={move.isPending} onPress={() => move.mutate('apply')}>
            {texts.resume}
          </Button>
        ) : null}
        {onUndo !== undefined && canBeUndone(run) ? <Button onPress={onUndo}>{undoTexts.undoImport}</Button> : null}
        {hasFaults ? (
          <a href={appImportProblemsPath(site.identifier, run.id)} download className={buttonLook()}>
            <Download aria-hidden="true" /> {texts.rowsWithProblems}
          </a>
        ) : null}
        <Link to="/$site/config/products" params={{ site: site.identifier }} className={buttonLook('primary')}>
          {commonTexts.products}
        </Link>
      </div>
    </Card>
  );
}
