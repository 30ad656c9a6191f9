import type { AppRecordingsResponse, RecordingMarkFilter, WireRecording } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { RECORDED_COUNTRIES } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/recordingsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import { useState } from 'react';
import { recordingsQuery } from '../../../app/queries/insightQueries.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { Card } from '../../../parts/Card.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { FilterTabs } from '../../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../../parts/tables/LoadMoreButton.tsx';
import { InsightPage } from '../InsightPage.tsx';
import { keyText } from '../keyTexts.ts';
import { useInsight } from '../useInsight.ts';
import { durationText } from './moments.ts';
import css from './recordings.module.css';

const MARKS = [
  { value: 'all', text: texts.all },
  { value: 'purchase', text: texts.withPurchase },
  { value: 'error', text: texts.withError },
  { value: 'rage', text: texts.withRageClicks },
] as const;

/** Visits that were recorded, to be looked at again (REC-04). */
export function RecordingsScreen() {
  const site = useSite();
  const { pairs } = useInsight();
  const [mark, setMark] = useState<RecordingMarkFilter>('all');
  const query = useInfiniteQuery(recordingsQuery(site.identifier, pairs, mark));
  return (
    <InsightPage title={texts.recordings} isCompared={false} subtitle={texts.replaysOfVisitsText}>
      <Card flush>
        <div className={css.bar}>
          <FilterTabs label={texts.recordings} value={mark} onChange={setMark} tabs={MARKS} />
        </div>
        <Found query={query} isNarrowed={mark !== 'all'} />
      </Card>
    </InsightPage>
  );
}

type RecordingsQuery = ReturnType<typeof useInfiniteQuery<AppRecordingsResponse>>;

function Found({ query, isNarrowed }: { readonly query: RecordingsQuery; readonly isNarrowed: boolean }) {
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingRecordings} />;
  if (query.isError) {
    const retry = () => void query.refetch();
    return <ErrorState title={texts.theRecordingsCouldNot} error={query.error} onRetry={retry} />;
  }
  const recordings = query.data.pages.flatMap((page) => page.recordings);
  const [first] = query.data.pages;
  if (recordings.length === 0 && first !== undefined) return <Nothing answer={first} isNarrowed={isNarrowed} />;
  return (
    <>
      <ul aria-label={texts.recordingsNewestFirst}>
        {recordings.map((recording) => (
          <RecordingRow key={recording.id} recording={recording} />
        ))}
      </ul>
      <LoadMoreButton query={query} label={texts.showOlderRecordings} />
    </>
  );
}

function RecordingRow({ recording }: { readonly recording: WireRecording }) {
  const site = useSite();
  const moments = useMoments();
  const { pages } = recording;
  return (
    <li className={css.row}>
      <Link
        to="/$site/config/insight/recordings/$recordingId"
        params={{ site: site.identifier, recordingId: recording.id }}
        search={(before) => before}
        className={css.link ?? ''}
      >
        <time dateTime={new Date(recording.startedAt).toISOString()}>
          {moments.short(recording.startedAt, Date.now())}
        </time>
        <span className={css.soft}>{durationText(recording.durationMs)}</span>
        <span className={css.pages}>{pages.join(' → ')}</span>
      </Link>
      <p className={css.facts}>
        {[
          texts.pages(pages.length),
          keyText('device', recording.device),
          recording.browser,
          keyText('country', recording.country),
        ].join(' · ')}
      </p>
      <Marks recording={recording} />
    </li>
  );
}

export function Marks({ recording }: { readonly recording: WireRecording }) {
  const { hasPurchase, errors, rageClicks } = recording;
  if (!hasPurchase && errors === 0 && rageClicks === 0) return null;
  return (
    <p className={css.marks}>
      {hasPurchase ? <Badge tone="good" text={texts.purchase} /> : null}
      {errors > 0 ? <Badge tone="bad" text={texts.errors(errors)} /> : null}
      {rageClicks > 0 ? <Badge tone="warn" text={texts.rageClicks(rageClicks)} /> : null}
    </p>
  );
}

interface NothingProps {
  readonly answer: AppRecordingsResponse;
  readonly isNarrowed: boolean;
}

function Nothing({ answer, isNarrowed }: NothingProps) {
  const site = useSite();
  const settings = isAllowed(site, 'siteSettings.read') ? (
    <Link to="/$site/config/settings/measuring" params={{ site: site.identifier }} className={css.action ?? ''}>
      {texts.recordingSettings}
    </Link>
  ) : null;
  if (!answer.isOn) {
    return (
      <EmptyState icon={Video} title={texts.recordingsAreOff} action={settings}>
        {texts.turnOnRecordingsTo}
      </EmptyState>
    );
  }
  if (!RECORDED_COUNTRIES.includes(answer.country)) {
    return (
      <EmptyState icon={Video} title={texts.notAvailableInYour} action={settings}>
        {texts.recordingsAreAvailableFor}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Video} title={isNarrowed ? texts.noRecordingsFound : texts.noRecordingsInThis} action={settings}>
      {texts.visitsAppearAFew}
    </EmptyState>
  );
}
