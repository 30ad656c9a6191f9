import type { WireEditedEntry, WireJournal } from '@quoin/contract/endpoints/content';
import { ITEM_LIMITS, isUnpublished, itemKind } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryFields';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CustomFieldsCard } from '../../admin/entries/cards/CustomFieldsCard.tsx';
import { EntrySeo } from '../../admin/entries/cards/EntrySeo.tsx';
import { EventCard } from '../../admin/entries/cards/EventCard.tsx';
import { FilingCard } from '../../admin/entries/cards/FilingCard.tsx';
import { LessonCard } from '../../admin/entries/cards/LessonCard.tsx';
import { PictureCard } from '../../admin/entries/cards/PictureCard.tsx';
import { PublishCard } from '../../admin/entries/cards/PublishCard.tsx';
import { RecordingCard } from '../../admin/entries/cards/RecordingCard.tsx';
import { WorkPicturesCard } from '../../admin/entries/cards/WorkPicturesCard.tsx';
import { EntryClash } from '../../admin/entries/EntryClash.tsx';
import { EntryFormLink } from '../../admin/entries/EntryLink.tsx';
import { titled } from '../../admin/entries/entryDraft.ts';
import { useEntryEditor } from '../../admin/entries/useEntryEditor.ts';
import { entryQuery, journalsQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { warnBeforeLeaving } from '../../document/surroundings.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { RichTextField } from '../../richText/RichTextField.tsx';
import css from '../inspector/inspector.module.css';
import { NamedField } from '../inspector/NamedField.tsx';
import { useTitleOnPage } from '../inspector/useTitleOnPage.ts';
import type { ItemTitle } from '../panels/itemTitle.ts';
import { EntryNeighbours } from './EntryNeighbours.tsx';
import { usePublishedText } from './usePublishedText.ts';

export interface EntryFieldsProps {
  readonly id: string;
  /** The page is to show it as it is now. */
  readonly onSaved: () => void;
  /** Its title may be written on the page. */
  readonly title: ItemTitle;
}

/** The fields of an entry next to its page: everything but the text, which is edited there. */
export function EntryFields({ id, ...around }: EntryFieldsProps) {
  const site = useSite();
  const journals = useQuery(journalsQuery(site.identifier));
  const found = useQuery(entryQuery(site.identifier, id));
  const fault = found.error ?? journals.error;
  if (fault !== null) {
    const retry = () => void Promise.all([found.refetch(), journals.refetch()]);
    return <ErrorState title={texts.theEntryCouldNot} error={fault} onRetry={retry} />;
  }
  const entry = found.data?.entry;
  const journal = journals.data?.journals.find((each) => each.id === entry?.journalId);
  if (entry === undefined || journal === undefined) return <SkeletonRows count={4} label={texts.loadingTheEntry} />;
  return <OpenEntry key={id} loaded={entry} journal={journal} {...around} />;
}

interface OpenEntryProps extends Omit<EntryFieldsProps, 'id'> {
  readonly loaded: WireEditedEntry;
  readonly journal: WireJournal;
}

function OpenEntry({ loaded, journal, onSaved, title }: OpenEntryProps) {
  const site = useSite();
  const editor = useEntryEditor(loaded, journal);
  const { draft, entry, change, problemAt, isChanged, isSaving, mode } = editor;
  const stored = (entry ?? loaded).draft;
  const form = useRef<HTMLFormElement>(null);
  const isReadOnly = mode === 'read';
  useWarning(isChanged);
  const publishText = usePublishedText(loaded.id);
  const save = async () => {
    const wasHidden = isUnpublished(stored.status);
    const saved = await editor.save();
    if (saved !== null && wasHidden && !isUnpublished(saved.draft.status)) await publishText();
    if (saved !== null) onSaved();
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  useTitleOnPage(title, loaded.id, {
    title: () => draft.title,
    write: (written) => change(titled(written, stored)),
    save: () => (isChanged ? void save() : undefined),
  });
  return (
    <form
      ref={form}
      aria-label={texts.entry}
      className={css.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={css.plain} aria-label={draft.title} disabled={isReadOnly}>
        <NamedField name="title">
          <TextField
            label={commonTexts.title}
            value={draft.title}
            onChange={(written) => change(titled(written, stored))}
            error={problemAt('title')}
            maxLength={ITEM_LIMITS.title + 50}
          />
        </NamedField>
        <EntryNeighbours id={loaded.id} journalId={loaded.journalId} />
        <PublishCard editor={editor} />
        {draft.event === null ? null : <EventCard editor={editor} event={draft.event} />}
        {draft.lesson === null ? null : <LessonCard editor={editor} lesson={draft.lesson} />}
        {draft.recording === null ? null : <RecordingCard editor={editor} recording={draft.recording} />}
        <NamedField name="picture">
          {itemKind(journal.kind).part === 'pictures' ? (
            <WorkPicturesCard editor={editor} />
          ) : (
            <PictureCard editor={editor} />
          )}
        </NamedField>
        <NamedField name="excerpt">
          <RichTextField
            label={texts.summary}
            rows={3}
            value={draft.excerpt}
            onChange={(excerpt) => change({ excerpt })}
            error={problemAt('excerpt')}
            placeholder={texts.shownInListsAnd}
            kept={{ name: `entry ${loaded.id} excerpt`, stored: stored.excerpt }}
            {...{ isReadOnly }}
          />
        </NamedField>
        <FilingCard editor={editor} />
        {journal.fields.length > 0 ? <CustomFieldsCard editor={editor} /> : null}
        <EntrySeo editor={editor} />
      </fieldset>
      <div className={css.saveRow} data-unsaved={isChanged || undefined}>
        <Button look="primary" type="submit" isDisabled={!isChanged} isPending={isSaving}>
          {isSaving ? commonTexts.saving : commonTexts.save}
        </Button>
        {isChanged ? <Button onPress={editor.discard}>{commonTexts.discard}</Button> : null}
        <EntryFormLink entry={loaded} className={buttonLook('quiet')}>
          {texts.openDetails}
        </EntryFormLink>
        <Link
          to="/$site/config/content/$journalId"
          params={{ site: site.identifier, journalId: journal.id }}
          className={buttonLook('quiet')}
        >
          {journal.title}
        </Link>
      </div>
      <EntryClash editor={editor} />
    </form>
  );
}

/** What is typed and not saved would be lost with the window. */
function useWarning(isChanged: boolean): void {
  const latest = useRef(isChanged);
  useEffect(() => {
    latest.current = isChanged;
  });
  useEffect(() => warnBeforeLeaving(() => latest.current), []);
}
