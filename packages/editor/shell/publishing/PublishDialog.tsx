import type { PublicationPlanResponse, WirePendingPage } from '@quoin/contract/endpoints/content';
import { localText, momentOfLocal } from '@quoin/domain/formats';
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
    <DialogBox title="Publish" isOpen onClose={onClose}>
      {isStuck ? <p role="alert">Some changes are not saved yet. Only saved changes are published.</p> : null}
      {plan.isError ? (
        <ErrorState title="The changes could not be loaded" error={plan.error} onRetry={() => void plan.refetch()} />
      ) : (
        <SkeletonRows count={3} label={unsaved > 0 ? 'Saving first…' : 'Checking for changes…'} />
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
      if (moment === null) announceWithLink('Published', { text: 'View site', href: visitAddress(site, site.url) });
      else announce(`Will be published ${moments.full(moment)}`);
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
      title="Publish"
      isOpen
      onClose={onClose}
      actions={
        hasNothing ? undefined : (
          <>
            <Button onPress={onClose}>Cancel</Button>
            <Button look="primary" isPending={act.isPending} isDisabled={isUnclear} onPress={() => act.mutate()}>
              {plan.isClosed && time === null
                ? 'Publish and open'
                : buttonText(chosen.length, plan.pages.length, time !== null)}
            </Button>
          </>
        )
      }
    >
      {act.isError ? <p role="alert">{act.error.message}</p> : null}
      {plan.isClosed ? (
        <p className={css.closed}>Your site shows “Coming soon”. Publishing makes it live for everyone.</p>
      ) : null}
      <SampleContentNotice samples={plan.samples} onGo={onClose} />
      <Planned plan={plan} />
      <ScheduledTakeDowns />
      {hasNothing ? (
        <p>
          Everything is published.
          {plan.lastPublishedAt === null ? '' : ` Last published ${moments.full(Date.parse(plan.lastPublishedAt))}.`}
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
            Schedule
          </SwitchField>
          {time === null ? null : (
            <TextField
              label="Date and time"
              type="datetime-local"
              value={time}
              onChange={setTime}
              hint={`Site time zone: ${site.timeZone}.`}
            />
          )}
          <p className={css.share}>
            Want feedback before publishing?{' '}
            <button type="button" className={css.go} onClick={() => model.shell.show('previewLinks')}>
              Create preview link
            </button>
          </p>
        </>
      )}
    </DialogBox>
  );
}

const HOUR = 3_600_000;

function buttonText(chosen: number, all: number, isPlanned: boolean): string {
  const verb = isPlanned ? 'Schedule' : 'Publish';
  if (chosen === all) return isPlanned ? 'Schedule publication' : 'Publish everything';
  return `${verb} ${chosen} of ${all}`;
}

const STATES = {
  new: { text: 'New', tone: 'good' },
  changed: { text: 'Changed', tone: 'note' },
  removed: { text: 'Removed', tone: 'bad' },
} as const;

interface PendingPageProps {
  readonly pending: WirePendingPage;
  /** Null: it cannot be left out. */
  readonly isIn: boolean | null;
  readonly onChange: (isIn: boolean) => void;
  /** Somebody goes to what was found. */
  readonly onGo: () => void;
}

function PendingPage({ pending, isIn, onChange, onGo }: PendingPageProps) {
  const { page, title, path, state, changes, authors, findings } = pending;
  const name = page === '' ? 'Site-wide' : title;
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
        Scheduled for {plannedFor === null ? 'later' : moments.full(Date.parse(plannedFor))} by {author}
      </span>
      <Button isPending={stop.isPending} onPress={() => stop.mutate(number)}>
        Cancel schedule
      </Button>
    </p>
  ));
}
