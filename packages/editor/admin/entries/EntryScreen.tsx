import type { WireEditedEntry, WireJournal } from '@quoin/contract/endpoints/content';
import { editorWording } from '@quoin/domain/access';
import { itemKind } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/entryScreen';
import { useQuery } from '@tanstack/react-query';
import { Link, useBlocker, useNavigate, useParams } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Refusal } from '../../app/api.ts';
import { entryQuery, journalsQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { Notice } from '../../parts/dialogs/Notice.tsx';
import { UnsavedChangesDialog } from '../../parts/dialogs/UnsavedChangesDialog.tsx';
import fields from '../../parts/fields/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { SaveBar } from '../../parts/saving/SaveBar.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { CustomFieldsCard } from './cards/CustomFieldsCard.tsx';
import { EntrySeo } from './cards/EntrySeo.tsx';
import { EntryTexts } from './cards/EntryTexts.tsx';
import { EventCard } from './cards/EventCard.tsx';
import { FilingCard } from './cards/FilingCard.tsx';
import { LessonCard } from './cards/LessonCard.tsx';
import { PictureCard } from './cards/PictureCard.tsx';
import { PublishCard } from './cards/PublishCard.tsx';
import { RecordingCard } from './cards/RecordingCard.tsx';
import { EntryActions } from './EntryActions.tsx';
import { EntryClash } from './EntryClash.tsx';
import { STATUS_LOOKS, shownStatus } from './entryLooks.ts';
import { limitText } from './entryMode.ts';
import { fullText } from './fullText.ts';
import { KIND_LOOKS } from './kindLooks.ts';
import { useEntryEditor } from './useEntryEditor.ts';

/** It comes with what drags pictures. */
const WorkPicturesCard = lazy(async () => ({
  default: (await import('./cards/WorkPicturesCard.tsx')).WorkPicturesCard,
}));

/** An item of a collection that is there, or a new one. */
export function EntryScreen() {
  const site = useSite();
  const { journalId, entryId } = useParams({ strict: false }) as {
    readonly journalId: string;
    readonly entryId?: string;
  };
  const journals = useQuery(journalsQuery(site.identifier));
  const found = useQuery({ ...entryQuery(site.identifier, entryId ?? ''), enabled: entryId !== undefined });
  const fault = journals.error ?? found.error;
  const frame = { title: texts.entry, site: site.title };
  if (fault !== null) {
    const isGone = fault instanceof Refusal && fault.status === 404;
    const retry = () => void Promise.all([journals.refetch(), entryId === undefined ? null : found.refetch()]);
    return (
      <Page {...frame}>
        <Card>
          <ErrorState
            title={isGone ? editorWording.contentMissing : texts.theEntryCouldNot}
            error={fault}
            onRetry={retry}
          />
        </Card>
      </Page>
    );
  }
  if (journals.data === undefined || (entryId !== undefined && found.data === undefined)) {
    return (
      <Page {...frame}>
        <Card>
          <SkeletonRows count={6} label={texts.loadingTheEntry} />
        </Card>
      </Page>
    );
  }
  const loaded = entryId === undefined ? null : (found.data?.entry ?? null);
  const journal = journals.data.journals.find(({ id }) => id === (loaded?.journalId ?? journalId));
  if (journal === undefined) {
    return (
      <Page {...frame}>
        <Card>
          <EmptyState icon={SearchX} title={texts.pageNotFound}>
            {texts.itMayHaveBeen}
          </EmptyState>
        </Card>
      </Page>
    );
  }
  return <OpenEntry key={loaded?.id ?? 'new'} loaded={loaded} journal={journal} />;
}

function BackLink({ journal }: { readonly journal: WireJournal }) {
  const site = useSite();
  return (
    <Link to="/$site/config/content/$journalId" params={{ site: site.identifier, journalId: journal.id }}>
      {journal.title}
    </Link>
  );
}

interface OpenEntryProps {
  readonly loaded: WireEditedEntry | null;
  readonly journal: WireJournal;
}

function OpenEntry({ loaded, journal }: OpenEntryProps) {
  const site = useSite();
  const navigate = useNavigate();
  const editor = useEntryEditor(loaded, journal);
  const { draft, entry, isChanged, mode } = editor;
  const words = KIND_LOOKS[journal.kind];
  const limit = limitText(mode) ?? (entry === null ? fullText(journal) : null);
  const hasPictures = itemKind(journal.kind).part === 'pictures';
  // Read when leaving: what was just created or deleted leaves without a question.
  const isLeaving = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: () => isChanged && !isLeaving.current,
    enableBeforeUnload: () => isChanged && !isLeaving.current,
    withResolver: true,
  });
  const save = async () => {
    const saved = await editor.save();
    if (saved === null) return focusProblem();
    if (entry !== null) return;
    isLeaving.current = true;
    await navigate({
      to: '/$site/config/content/$journalId/$entryId',
      params: { site: site.identifier, journalId: journal.id, entryId: saved.id },
      replace: true,
    });
  };
  const isGone = entry?.deletedOn != null;
  return (
    <Page
      title={draft.title.trim() === '' ? (entry === null ? texts.new(words.one) : texts.untitled) : draft.title}
      site={site.title}
      parent={<BackLink journal={journal} />}
      marks={
        entry === null ? null : <Badge {...STATUS_LOOKS[isGone ? 'trash' : shownStatus(entry.draft, Date.now())]} />
      }
      actions={
        entry === null ? null : (
          <EntryActions
            editor={editor}
            entry={entry}
            onGone={() => {
              isLeaving.current = true;
            }}
          />
        )
      }
    >
      {limit === null ? null : <Notice>{limit}</Notice>}
      <form
        aria-label={journal.title}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset className={fields.columns} disabled={mode === 'read' || isGone}>
          <div className={fields.column}>
            <EntryTexts editor={editor} />
            {draft.event === null ? null : <EventCard editor={editor} event={draft.event} />}
            {draft.recording === null ? null : <RecordingCard editor={editor} recording={draft.recording} />}
            <Suspense fallback={<SkeletonRows count={3} label={texts.loadingTheEntry} />}>
              {hasPictures ? <WorkPicturesCard editor={editor} /> : null}
            </Suspense>
            {journal.fields.length > 0 ? <CustomFieldsCard editor={editor} /> : null}
            <EntrySeo editor={editor} />
          </div>
          <div className={fields.column}>
            <PublishCard editor={editor} />
            {draft.lesson === null ? null : <LessonCard editor={editor} lesson={draft.lesson} />}
            {hasPictures ? null : <PictureCard editor={editor} />}
            <FilingCard editor={editor} />
          </div>
        </fieldset>
        {/* Enter in a field saves; the bar below has the visible button. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
      <SaveBar
        isChanged={isChanged && mode !== 'read'}
        isSaving={editor.isSaving}
        onSave={() => void save()}
        onDiscard={editor.discard}
      />
      <EntryClash editor={editor} />
      <UnsavedChangesDialog blocker={blocker} />
    </Page>
  );
}

/** To the first input that keeps it from being saved. */
function focusProblem(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
