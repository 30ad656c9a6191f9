import type { WireImportState } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/importRunPage';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { ProgressBar } from '../../parts/files/ProgressBar.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import css from './Imports.module.css';
import { importLook } from './importLook.ts';

interface Run {
  readonly fileName: string;
  readonly state: WireImportState;
}

export interface ImportRunPageProps<Answer extends { readonly run: Run }> {
  readonly query: UseQueryResult<Answer>;
  readonly subtitle?: (answer: Answer) => string;
  readonly children: (answer: Answer) => ReactNode;
}

/** The page of one import of any kind: its file, its state, and what is loaded of it. */
export function ImportRunPage<Answer extends { readonly run: Run }>({
  query,
  subtitle,
  children,
}: ImportRunPageProps<Answer>) {
  const site = useSite();
  const { data } = query;
  return (
    <Page
      title={data?.run.fileName ?? texts.import}
      site={site.title}
      {...(data === undefined || subtitle === undefined ? {} : { subtitle: subtitle(data) })}
      marks={data === undefined ? null : <Badge {...importLook(data.run.state)} />}
    >
      {data !== undefined ? (
        children(data)
      ) : query.isError ? (
        <Card>
          <ErrorState title={texts.thisImportCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : (
        <Card flush>
          <SkeletonRows count={3} label={commonTexts.loading} />
        </Card>
      )}
    </Page>
  );
}

export interface RunningCardProps {
  /** How far it is, in words. */
  readonly label: string;
  readonly run: { readonly position: number; readonly total: number };
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

export function RunningCard({ label, run, isStopping, onStop }: RunningCardProps) {
  return (
    <Card>
      <div className={css.summary}>
        <ProgressBar label={label} value={run.position} max={run.total} />
        <Button isPending={isStopping} onPress={onStop}>
          {texts.stop}
        </Button>
      </div>
    </Card>
  );
}
