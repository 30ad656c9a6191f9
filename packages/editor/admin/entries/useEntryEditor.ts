import {
  type AppEntryResponse,
  appEntriesPath,
  appEntryDraftPath,
  appEntryDraftsPath,
  appEntryPath,
  type EntryClashResponse,
  type WireEditedEntry,
  type WireJournal,
} from '@quoin/contract/endpoints/content';
import type { WireAppImage } from '@quoin/contract/endpoints/store';
import { type ItemDraft, type ItemPart, itemKind, itemProblems, itemSentence } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/useEntryEditor';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { entryQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { savedText } from '../../parts/fields/savedText.ts';
import { differingParts } from '../../parts/saving/draftParts.ts';
import { blankEntry } from './entryDraft.ts';
import { type EntryMode, entryMode } from './entryMode.ts';

export interface EntryEditor {
  readonly journal: WireJournal;
  readonly draft: ItemDraft;
  /** What is stored; null for an entry that is not there yet. */
  readonly entry: WireEditedEntry | null;
  /** That of `draft.imageId`. */
  readonly image: WireAppImage | null;
  /** Those of `draft.pictures`, and others that were seen here, by id. */
  readonly pictures: ReadonlyMap<string, WireAppImage>;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly mode: EntryMode;
  /** What others saved meanwhile, until one has chosen. */
  readonly clash: WireEditedEntry | null;
  change(parts: Partial<ItemDraft>): void;
  setImage(image: WireAppImage | null): void;
  /** Pictures that fields of the theme name are shown from now on. */
  seePictures(images: readonly WireAppImage[]): void;
  /** Behind those that are there; one that is there already is shown as it is now. */
  addPictures(images: readonly WireAppImage[]): void;
  /** The sentence about one input, after a save was refused. */
  problemAt(field: string): string | undefined;
  discard(): void;
  /** The saved entry; null when it was not saved. */
  save(parts?: Partial<ItemDraft>): Promise<WireEditedEntry | null>;
  /** Goes on from what is stored now with this draft. */
  settle(theirs: WireEditedEntry, draft: ItemDraft): void;
  dropClash(): void;
}

/** Manages one entry while a user edits it: what is typed, what is stored, and how the two differ or conflict. */
export function useEntryEditor(loaded: WireEditedEntry | null, journal: WireJournal): EntryEditor {
  const site = useSite();
  const queries = useQueryClient();
  const [entry, setEntry] = useState(loaded);
  const mode = entryMode(site, entry?.draft.status ?? null);
  const [blank] = useState(() => blankEntry(journal.kind, site.timeZone, Date.now()));
  const stored = entry?.draft ?? blank;
  const [draft, setDraft] = useState(stored);
  const [image, setImage] = useState(loaded?.image ?? null);
  const [pictures, setPictures] = useState(() => withPictures(new Map(), loaded?.pictures ?? []));
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [clash, setClash] = useState<WireEditedEntry | null>(null);
  const { part } = itemKind(journal.kind);
  const own = useMemo(() => (isChecked ? problemsOf(draft, part) : {}), [draft, isChecked, part]);
  const problems = { ...fields, ...own };
  const accept = (saved: WireEditedEntry) => {
    setEntry(saved);
    setDraft(saved.draft);
    setImage(saved.image);
    setPictures((before) => withPictures(before, saved.pictures));
    setFields({});
    setChecked(false);
    setClash(null);
    queries.setQueryData(entryQuery(site.identifier, saved.id).queryKey, { entry: saved });
    for (const list of ['entries', 'journals'])
      void queries.invalidateQueries({ queryKey: ['site', site.identifier, list] });
  };
  const send = (wanted: ItemDraft) => {
    if (entry === null) {
      const path = mode === 'drafts' ? appEntryDraftsPath : appEntriesPath;
      return act<AppEntryResponse>('POST', path(site.identifier), { journalId: journal.id, draft: wanted });
    }
    const path = mode === 'drafts' ? appEntryDraftPath : appEntryPath;
    return act<AppEntryResponse>('PUT', path(site.identifier, entry.id), { revision: entry.revision, draft: wanted });
  };
  const refuse = (fault: unknown) => {
    if (!(fault instanceof Refusal)) throw fault;
    if (fault.problem.errorKey === 'itemChanged') {
      setClash((fault.problem as unknown as EntryClashResponse).entry);
      return;
    }
    const named = fault.problem.fields ?? {};
    setFields(named);
    const count = Object.keys(named).length;
    if (count === 0) complain(fault.message);
    else announce(count === 1 ? fault.message : texts.notSavedFixErrors(count));
  };
  return {
    journal,
    draft,
    entry,
    image,
    pictures,
    isChanged: differingParts(draft, stored).length > 0,
    isSaving,
    mode,
    clash,
    change: (parts) => {
      if (mode === 'read') return;
      setDraft((before) => ({ ...before, ...parts }));
      setFields((before) => without(before, Object.keys(parts)));
    },
    setImage: (chosen) => {
      setImage(chosen);
      setDraft((before) => ({ ...before, imageId: chosen?.id ?? null }));
    },
    seePictures: (images) => setPictures((before) => withPictures(before, images)),
    addPictures: (images) => {
      setPictures((before) => withPictures(before, images));
      const ids = images.map(({ id }) => id);
      setDraft((before) => ({ ...before, pictures: [...new Set([...before.pictures, ...ids])] }));
      setFields((before) => without(before, ['pictures']));
    },
    problemAt: (field) => problems[field],
    discard: () => {
      setDraft(stored);
      setImage(entry?.image ?? null);
      setFields({});
      setChecked(false);
    },
    async save(parts = {}) {
      setChecked(true);
      setSaving(true);
      try {
        const { entry: saved, removedMarkup } = await send({ ...draft, ...parts });
        accept(saved);
        announce(savedText(entry === null ? texts.created(saved.draft.title) : commonTexts.savedNow, removedMarkup));
        return saved;
      } catch (fault) {
        refuse(fault);
        return null;
      } finally {
        setSaving(false);
      }
    },
    settle: (theirs, joined) => {
      setEntry(theirs);
      setPictures((before) => withPictures(before, theirs.pictures));
      setImage(joined.imageId === theirs.draft.imageId ? theirs.image : image);
      setDraft(joined);
      setClash(null);
    },
    dropClash: () => setClash(null),
  };
}

/** The first sentence about each input. */
function problemsOf(draft: ItemDraft, part: ItemPart): Readonly<Record<string, string>> {
  const found = [...itemProblems(draft, Date.now(), part)].reverse();
  return Object.fromEntries(found.map((problem) => [problem.field ?? '', itemSentence(problem)]));
}

function withPictures(
  before: ReadonlyMap<string, WireAppImage>,
  images: readonly WireAppImage[],
): ReadonlyMap<string, WireAppImage> {
  return new Map([...before, ...images.map((image) => [image.id, image] as const)]);
}

/** Sentences of the server about inputs that were changed since are no longer true. */
function without(fields: Readonly<Record<string, string>>, parts: readonly string[]): Readonly<Record<string, string>> {
  const isStale = (field: string) => parts.some((part) => field === part || field.startsWith(`${part}.`));
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !isStale(field)));
}
