import { type AppInsightSettings, appInsightSettingsPath } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { shortenedRetention } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/measuringScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { act } from '../../../app/api.ts';
import { experimentsQuery, insightSettingsQuery } from '../../../app/queries/insightQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { DecimalField } from '../../../parts/fields/DecimalField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { useSubmission } from '../../orders/orderActs.ts';
import { ExperimentsCard } from './ExperimentsCard.tsx';
import { definitionsOf, type ExperimentDraft, experimentDrafts, goalsOfDrafts } from './experimentsDraft.ts';
import { areKeepable, daysOf, type KeepingDraft, keepingDraftOf, lossText, wholeOf } from './keepingDraft.ts';
import { RetentionCard } from './RetentionCard.tsx';

/** What a site measures of its visitors, and how long it keeps that: figures, speed, recordings, experiments. */
export function MeasuringScreen() {
  const site = useSite();
  const query = useQuery(insightSettingsQuery(site.identifier));
  return (
    <Page title={texts.tracking} site={site.title} subtitle={texts.pageSpeedRecordings}>
      {query.isPending ? <SkeletonRows count={4} label={commonTexts.loadingTheSettings} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <MeasuringForm held={query.data} />}
    </Page>
  );
}

interface Draft {
  readonly telemetry: boolean;
  readonly isOn: boolean;
  /** As typed. */
  readonly percent: string;
  readonly days: string;
  readonly experiments: readonly ExperimentDraft[];
  readonly keeping: KeepingDraft;
}

function draftOf({ telemetry, recording, experiments, goals, retention }: AppInsightSettings): Draft {
  return {
    ...{ telemetry, isOn: recording.isOn, percent: String(Math.round(recording.sampleRate * 10_000) / 100) },
    ...{ days: String(recording.retentionDays), experiments: experimentDrafts(experiments, goals) },
    keeping: keepingDraftOf(retention),
  };
}

/** What is no number is sent as one that no rule accepts, so that the server says what is wanted. */
function settingsOf({ telemetry, isOn, percent, days, experiments, keeping }: Draft): AppInsightSettings {
  return {
    telemetry,
    recording: { isOn, sampleRate: wholeOf(percent) / 100, retentionDays: wholeOf(days) },
    experiments: definitionsOf(experiments),
    goals: goalsOfDrafts(experiments),
    retention: daysOf(keeping),
  };
}

function MeasuringForm({ held }: { readonly held: AppInsightSettings }) {
  const site = useSite();
  const queries = useQueryClient();
  const form = useSubmission();
  const [draft, setDraft] = useState(() => draftOf(held));
  const isDisabled = !isAllowed(site, 'siteSettings.edit:withoutDomains');
  const results = useQuery({ ...experimentsQuery(site.identifier), enabled: isAllowed(site, 'analytics.read') });
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const shorter = shortenedRetention(held.retention, daysOf(draft.keeping));
  const save = () =>
    void form.submit(async () => {
      const answer = await act<AppInsightSettings>('PUT', appInsightSettingsPath(site.identifier), settingsOf(draft));
      queries.setQueryData(insightSettingsQuery(site.identifier).queryKey, answer);
      setDraft(draftOf(answer));
      void queries.invalidateQueries({ queryKey: experimentsQuery(site.identifier).queryKey });
      announce(commonTexts.savedChangesAreLive);
    });
  const press = async (event: FormEvent) => {
    event.preventDefault();
    // What no rule accepts deletes nothing: the server says what is wanted instead.
    const deletes = shorter.length > 0 && areKeepable(draft.keeping);
    const isConfirmed =
      !deletes ||
      (await confirm({
        title: texts.deleteOlderData,
        message: texts.itIsDeletedWithin(lossText(shorter, draft.keeping)),
        ...{ confirmLabel: texts.saveAndDelete, isDangerous: true },
      }));
    if (isConfirmed) save();
  };
  return (
    <form className={fields.stack} onSubmit={(event) => void press(event)}>
      {form.error === null ? null : <p role="alert">{form.error.message}</p>}
      <Card title={commonTexts.speed}>
        <SwitchField
          isSelected={draft.telemetry}
          onChange={(telemetry) => set({ telemetry })}
          isDisabled={isDisabled}
          hint={texts.anonymousNothingIsStored}
        >
          {texts.measurePageSpeed}
        </SwitchField>
      </Card>
      <Card title={texts.recordings}>
        <div className={fields.stack}>
          <SwitchField
            isSelected={draft.isOn}
            onChange={(isOn) => set({ isOn })}
            isDisabled={isDisabled}
            hint={texts.availableForStoresAnd}
          >
            {texts.recordASampleOf}
          </SwitchField>
          <p className={fields.soft}>{texts.recordingsShowPagesMouse}</p>
          <div className={fields.pair}>
            <DecimalField
              label={texts.shareOfVisits}
              value={draft.percent}
              onChange={(percent) => set({ percent })}
              error={form.error?.problem.fields?.sampleRate}
              isDisabled={isDisabled}
            />
            <TextField
              label={texts.keepRecordingsForDays}
              inputMode="numeric"
              value={draft.days}
              onChange={(days) => set({ days })}
              error={form.error?.problem.fields?.retentionDays}
              isDisabled={isDisabled}
            />
          </div>
          <p>
            <Link to="/$site/config/insight/recordings" params={{ site: site.identifier }}>
              {texts.viewRecordings}
            </Link>
          </p>
        </div>
      </Card>
      <ExperimentsCard
        drafts={draft.experiments}
        results={results.data?.experiments ?? []}
        onChange={(experiments) => set({ experiments })}
        error={form.error?.problem.fields?.experiments}
        isDisabled={isDisabled}
      />
      <RetentionCard
        draft={draft.keeping}
        onChange={(keeping) => set({ keeping })}
        errors={form.error?.problem.fields}
        isDisabled={isDisabled}
      />
      {isDisabled ? null : (
        <div>
          <Button look="primary" type="submit" isPending={form.isPending}>
            {commonTexts.save}
          </Button>
        </div>
      )}
    </form>
  );
}
