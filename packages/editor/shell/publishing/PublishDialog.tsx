import type { PublicationPlanResponse, WirePendingPage } from '@quoin/contract/endpoints/content';
import { localText, momentOfLocal } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/publishDialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMoments, useSite } from '../../app/site/site.ts';
import { visitAddress } from '../../app/site/visitAddress.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce, announceWithLink } from '../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import type { DialogProps } from '../dialogs/EditorDialogs.tsx';
import { useEditor, useEditorState } from '../editorContext.ts';
import css from './PublishDialog.module.css';
import { PublishFindings } from './PublishFindings.tsx';
import { SampleContentNotice } from './SampleContentNotice.tsx';
import { ScheduledTakeDowns } from './ScheduledTakeDowns.tsx';
import { callOff, publicationQuery, publish } from './versionQueries.ts';

/** What would change for visitors, page by page; now or at a time (ED-28). */
export function PublishDialog({ model, onClose }: DialogProps) {
  const site = useSite();
  const unsaved = useEditorState((state) => state.unsaved);
  const isStuck = useEditorState(({ saveState }) => saveState === 'failed' || saveState === 'offline');
  const plan = useQuery({ ...publicationQuery(site.identifier), enabled: unsaved === 0 });
  useAskedAgain(plan.refetch);
  if (plan.data !== undefined) return <Plan plan={plan.data} {...{ model, onClose }} />;
  return (
    <DialogBox title={commonTexts.publish} isOpen onClose={onClose}>
      {isStuck ? <p role="alert">{texts.someChangesAreNot}</p> : null}
      {plan.isError ? (
        <ErrorState title={texts.theChangesCouldNot} error={plan.error} onRetry={() => void plan.refetch()} />
      ) : (
        <SkeletonRows count={3} label={unsaved > 0 ? texts.savingFirst : texts.checkingForChanges} />
      )}
    </DialogBox>
  );
}

/** Something may be mended, here or by others, while the dialog is open: what is saved since is part of the plan. */
function useAskedAgain(ask: () => unknown): void {
  const saved = useEditorState(({ unsaved, revision }) => (unsaved === 0 ? revision : null));
  const known = useRef(saved);
  useEffect(() => {
    if (saved === null || saved === known.current) return;
    const isFirst = known.current === null;
    known.current = saved;
    if (!isFirst) ask();
  }, [saved, ask]);
}

function Plan({ plan, model, onClose }: DialogProps & { readonly plan: PublicationPlanResponse }) {
  const site = useSite();
  const moments = useMoments();
  const queries = useQueryClient();
  const editor = useEditor();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [time, setTime] = useState<string | null>(null);
  const chosen = plan.pages.filter(({ page }) => !left.has(page));
  const moment = time === null ? null : momentOfLocal(time, site.timeZone);
  const act = useMutation({
    mutationFn: () => {
      const at = moment === null ? null : new Date(moment).toISOString();
      const pages = left.size === 0 ? null : chosen.map(({ page }) => page);
      return publish(site.identifier, { pages, at, note: '' });
    },
    onSuccess: () => {
      if (moment === null && (left.size === 0 || plan.isClosed)) model.set({ published: editor.state().revision });
      if (moment === null)
        announceWithLink(commonTexts.published, { text: texts.viewSite, href: visitAddress(site, site.url) });
      else announce(texts.willBePublished(moments.full(moment)));
      void queries.invalidateQueries({ queryKey: ['site', site.identifier] });
      onClose();
    },
  });
  const toggle = (page: string, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(page);
    else next.add(page);
    setLeft(next);
  };
  const hasNothing = plan.pages.length === 0 && !plan.isClosed;
  const isSaving = useEditorState(({ unsaved }) => unsaved > 0);
  const isUnclear = isSaving || (chosen.length === 0 && !plan.isClosed) || (time !== null && moment === null);
  return (
    <DialogBox
      title={commonTexts.publish}
      isOpen
      onClose={onClose}
      actions={
        hasNothing ? undefined : (
          <>
            <Button onPress={onClose}>{commonTexts.cancel}</Button>
            <Button look="primary" isPending={act.isPending} isDisabled={isUnclear} onPress={() => act.mutate()}>
              {plan.isClosed && time === null
                ? texts.publishAndOpen
                : buttonText(chosen.length, plan.pages.length, time !== null)}
            </Button>
          </>
        )
      }
    >
      {act.isError ? <p role="alert">{act.error.message}</p> : null}
      {plan.isClosed ? <p className={css.closed}>{texts.yourSiteShowsComing}</p> : null}
      <SampleContentNotice samples={plan.samples} onGo={onClose} />
      <Planned plan={plan} />
      <ScheduledTakeDowns />
      {hasNothing ? (
        <p>
          {texts.everythingIsPublishedLast(
            plan.lastPublishedAt === null ? '' : moments.full(Date.parse(plan.lastPublishedAt)),
          )}
        </p>
      ) : (
        <>
          <ul className={css.pages}>
            {plan.pages.map((page) => (
              <PendingPage
                key={page.page}
                pending={page}
                isIn={plan.isClosed ? null : !left.has(page.page)}
                onChange={(isIn) => toggle(page.page, isIn)}
                onGo={onClose}
              />
            ))}
          </ul>
          <SwitchField
            isSelected={time !== null}
            onChange={(isOn) => setTime(isOn ? localText(Date.now() + HOUR, site.timeZone) : null)}
          >
            {texts.schedule}
          </SwitchField>
          {time === null ? null : (
            <TextField
              label={texts.dateAndTime}
              type="datetime-local"
              value={time}
              onChange={setTime}
              hint={texts.siteTimeZone(site.timeZone)}
            />
          )}
          <p className={css.share}>
            {texts.wantFeedbackBeforePublishing}{' '}
            <button type="button" className={css.go} onClick={() => model.shell.show('previewLinks')}>
              {texts.createPreviewLink}
            </button>
          </p>
        </>
      )}
    </DialogBox>
  );
}

const HOUR = 3_600_000;

function buttonText(chosen: number, all: number, isPlanned: boolean): string {
  if (chosen === all) return isPlanned ? texts.schedulePublication : texts.publishEverything;
  return texts.of(isPlanned, chosen, all);
}

const STATES = {
  new: { text: texts.new, tone: 'good' },
  changed: { text: commonTexts.changed, tone: 'note' },
  removed: { text: texts.removed, tone: 'bad' },
} as const;

interface PendingPageProps {
  readonly pending: WirePendingPage;
  /** Null: it cannot be left out. */
  readonly isIn: boolean | null;
  readonly onChange: (isIn: boolean) => void;
  /** Called when the user goes to a finding. */
  readonly onGo: () => void;
}

function PendingPage({ pending, isIn, onChange, onGo }: PendingPageProps) {
  const { page, title, path, state, changes, authors, findings } = pending;
  const name = page === '' ? texts.siteWide : title;
  return (
    <li className={css.page}>
      <div className={css.name}>
        {isIn === null ? (
          <span>{name}</span>
        ) : (
          <CheckField isSelected={isIn} onChange={onChange}>
            {name}
          </CheckField>
        )}
        {page === '' ? null : <span className={css.path}>{path}</span>}
        <Badge {...STATES[state]} />
      </div>
      <ul className={css.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {authors.length === 0 ? null : <p className={css.authors}>{authors.join(', ')}</p>}
      {findings.length === 0 ? null : <PublishFindings {...{ page, findings, onGo }} />}
    </li>
  );
}

/** Publications that wait for their time. */
function Planned({ plan }: { readonly plan: PublicationPlanResponse }) {
  const site = useSite();
  const moments = useMoments();
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: (version: number) => callOff(site.identifier, version),
    onSuccess: () => void queries.invalidateQueries({ queryKey: publicationQuery(site.identifier).queryKey }),
  });
  return plan.planned.map(({ number, plannedFor, author }) => (
    <p key={number} className={css.planned}>
      <span>
        {texts.scheduledForBy(plannedFor === null ? texts.later : moments.full(Date.parse(plannedFor)), author)}
      </span>
      <Button isPending={stop.isPending} onPress={() => stop.mutate(number)}>
        {texts.cancelSchedule}
      </Button>
    </p>
  ));
}
