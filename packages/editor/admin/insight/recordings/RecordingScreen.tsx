import { type AppRecordingResponse, appRecordingPath } from '@quoin/contract/endpoints/running';
import { REPLAY_STAGE_PATH } from '@quoin/contract/endpoints/site';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/recordingScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { act } from '../../../app/api.ts';
import { recordingQuery } from '../../../app/queries/insightQueries.ts';
import { useMoments, useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { keyText } from '../keyTexts.ts';
import { durationText, momentsOf } from './moments.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { RecordingEvents } from './RecordingEvents.tsx';
import { Marks } from './RecordingsScreen.tsx';
import css from './recordings.module.css';
import { usePlayer } from './usePlayer.ts';

/** One recorded visit in the player (REC-04). */
export function RecordingScreen() {
  const site = useSite();
  const { recordingId } = useParams({ from: '/$site/config/insight/recordings/$recordingId' });
  const query = useQuery(recordingQuery(site.identifier, recordingId));
  const parent = (
    <Link to="/$site/config/insight/recordings" params={{ site: site.identifier }} search={(before) => before}>
      {texts.recordings}
    </Link>
  );
  if (query.isSuccess) return <Recorded answer={query.data} parent={parent} />;
  return (
    <Page title={texts.recording} site={site.title} parent={parent}>
      <Card flush>
        {query.isPending ? (
          <SkeletonRows count={8} label={texts.loadingTheRecording} />
        ) : (
          <ErrorState title={texts.theRecordingCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        )}
      </Card>
    </Page>
  );
}

function Recorded({ answer, parent }: { readonly answer: AppRecordingResponse; readonly parent: React.ReactNode }) {
  const { recording, events } = answer;
  const site = useSite();
  const moments = useMoments();
  const frame = useRef<HTMLIFrameElement>(null);
  const player = usePlayer(frame, { siteOrigin: new URL(site.url).origin, events });
  const found = useMemo(() => momentsOf(events), [events]);
  const experiments = Object.entries(recording.experiments);
  return (
    <Page
      title={texts.visit(moments.short(recording.startedAt, Date.now()))}
      site={site.title}
      parent={parent}
      marks={<Marks recording={recording} />}
      subtitle={[
        durationText(recording.durationMs),
        keyText('device', recording.device),
        `${recording.viewport[0]} × ${recording.viewport[1]}`,
        recording.browser,
        keyText('country', recording.country),
        ...experiments.map(([key, variant]) => `${key}: ${variant}`),
      ].join(' · ')}
      actions={isAllowed(site, 'auditLog.full') ? <DeleteButton id={recording.id} /> : undefined}
    >
      <div className={css.columns}>
        <div className={css.player}>
          <div className={css.stage}>
            <iframe
              ref={frame}
              title={texts.recordedVisit}
              src={`${new URL(site.url).origin}${REPLAY_STAGE_PATH}`}
              className={css.frame}
              tabIndex={-1}
            />
            {player.state === 'failed' ? (
              <p className={css.failed} role="alert">
                {texts.thisRecordingCannotBe}
              </p>
            ) : null}
          </div>
          <PlayerControls player={player} moments={found} />
        </div>
        <RecordingEvents moments={found} at={player.at} onSeek={player.seek} />
      </div>
    </Page>
  );
}

function DeleteButton({ id }: { readonly id: string }) {
  const site = useSite();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => act('DELETE', appRecordingPath(site.identifier, id)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'recordings'] });
      announce(texts.recordingDeleted);
      await navigate({ to: '/$site/config/insight/recordings', params: { site: site.identifier } });
    },
    onError: (error) => complain(error.message),
  });
  return (
    <>
      <Button onPress={() => setAsked(true)}>{commonTexts.delete}</Button>
      <DialogBox
        title={texts.deleteThisRecording}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button onPress={() => setAsked(false)}>{commonTexts.cancel}</Button>
            <Button look="danger" isPending={isPending} onPress={() => mutate()}>
              {commonTexts.delete}
            </Button>
          </>
        }
      >
        <p>{texts.thisCannotBeUndone}</p>
      </DialogBox>
    </>
  );
}
