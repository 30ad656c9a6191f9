import type { Field, Fields } from '@quoin/domain/blocks';
import type { Json, JsonRecord } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/listField';
import { ArrowDown, ArrowUp, ChevronRight, Copy, GripVertical, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { ActionMenu } from '../../parts/dialogs/ActionMenu.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { useActWorld } from '../editorContext.ts';
import { FieldInput } from '../panels/FieldInput.tsx';
import css from './fields.module.css';
import {
  duplicateEntry,
  entriesOf,
  entryTitle,
  initialOf,
  listRoom,
  moveEntry,
  newEntry,
  pictureName,
} from './listModel.ts';
import { useRowDrag } from './useRowDrag.ts';

type OfList = Extract<Field, { readonly kind: 'list' }>;

export interface ListFieldProps {
  readonly field: OfList;
  readonly value: Json;
  readonly onChange: (value: Json, run?: string | null) => void;
}

/** Entries, closed but for the one that is worked on; moved by their handles, by keys on them, or from their menus. */
export function ListField({ field, value, onChange }: ListFieldProps) {
  const { shell } = useActWorld();
  const entries = entriesOf(value);
  const [open, setOpen] = useState<number | null>(entries.length === 1 ? 0 : null);
  const rows = useRef<HTMLOListElement>(null);
  const isFull = entries.length >= field.max;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= entries.length || from === to) return;
    onChange(moveEntry(entries, from, to), null);
    setOpen((at) => (at === from ? to : at === null ? null : placeAfter(at, from, to)));
    shell.say(texts.nowOf(entryTitle(field, entries[from]!, from), to + 1, entries.length));
    requestAnimationFrame(() => rows.current?.children[to]?.querySelector('button')?.focus());
  };
  const add = (next: readonly JsonRecord[], at: number | null) => {
    onChange(next, null);
    setOpen(at);
  };
  const drag = useRowDrag(rows, move);
  const room = listRoom(entries.length, field.max);
  return (
    <fieldset className={css.list}>
      <legend>{field.label}</legend>
      <ol className={css.entries} ref={rows}>
        {entries.map((entry, index) => (
          <ListEntry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id of their own
            key={index}
            {...{ field, entry, index, count: entries.length, isFull }}
            isOpen={open === index}
            drop={drag.dropAt(index)}
            handle={drag.handle(index)}
            onToggle={() => setOpen(open === index ? null : index)}
            onMove={(to) => move(index, to)}
            onChange={(entry, run) =>
              onChange(
                entries.map((each, at) => (at === index ? entry : each)),
                run === null ? null : `${index} ${run}`,
              )
            }
            onDuplicate={() => add(duplicateEntry(entries, index), index + 1)}
            onRemove={() => {
              onChange(
                entries.filter((_, at) => at !== index),
                null,
              );
              setOpen(null);
            }}
          />
        ))}
      </ol>
      {room === null ? null : (
        <p className={css.room} role="status">
          {room}
        </p>
      )}
      {isFull ? null : (
        <AddEntries
          field={field}
          room={field.max - entries.length}
          onAdd={(added) => add([...entries, ...added], added.length === 1 ? entries.length : null)}
        />
      )}
    </fieldset>
  );
}

interface AddEntriesProps {
  readonly field: OfList;
  /** As many still find a place. */
  readonly room: number;
  readonly onAdd: (entries: readonly JsonRecord[]) => void;
}

/** Entries that show a picture begin with it: several are chosen at once, as many as there is room for (ED-47). */
function AddEntries({ field, room, onAdd }: AddEntriesProps) {
  const [isOpen, setOpen] = useState(false);
  const picture = pictureName(field);
  return (
    <>
      <Button onPress={() => (picture === null ? onAdd([newEntry(field)]) : setOpen(true))}>
        <Plus aria-hidden="true" /> {picture === null ? commonTexts.add : commonTexts.addImages}
      </Button>
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        kinds={['image']}
        isMultiple
        onPick={(picked) => {
          const kept = picked.slice(0, room);
          if (kept.length < picked.length) complain(listRoom(field.max, field.max) ?? '');
          onAdd(kept.map(({ id }) => ({ ...newEntry(field), [picture ?? '']: id })));
        }}
      />
    </>
  );
}

/** Where an entry is after another one has moved. */
function placeAfter(at: number, from: number, to: number): number {
  const without = at > from ? at - 1 : at;
  return without >= to ? without + 1 : without;
}

interface ListEntryProps {
  readonly field: OfList;
  readonly entry: JsonRecord;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  /** Something is dragged: this one, or to a place above or below it. */
  readonly drop: 'held' | 'above' | 'below' | null;
  readonly isFull: boolean;
  readonly handle: ReturnType<ReturnType<typeof useRowDrag>['handle']>;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  readonly onChange: (entry: JsonRecord, run: string | null) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

function ListEntry(props: ListEntryProps) {
  const { field, entry, index, count, isOpen, drop, isFull, handle, onToggle, onMove, onChange } = props;
  const id = useId();
  const title = entryTitle(field, entry, index);
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(to);
  };
  const fields = Object.entries(field.each as Fields);
  return (
    <li className={css.entry} data-drop={drop ?? undefined}>
      <div className={css.head}>
        <button
          type="button"
          className={css.handle}
          aria-label={texts.moveOf(title, index + 1, count)}
          aria-description={texts.useArrowKeysTo}
          onKeyDown={press}
          {...handle}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <button type="button" className={css.opener} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <ChevronRight aria-hidden="true" />
          <span>{title}</span>
        </button>
        <ActionMenu
          label={texts.moreActionsFor(title)}
          actions={[
            { id: 'copy', text: commonTexts.duplicate, icon: Copy, isDisabled: isFull, act: props.onDuplicate },
            { id: 'up', text: texts.moveUp, icon: ArrowUp, isDisabled: index === 0, act: () => onMove(index - 1) },
            {
              id: 'down',
              text: texts.moveDown,
              icon: ArrowDown,
              isDisabled: index === count - 1,
              act: () => onMove(index + 1),
            },
            { id: 'remove', text: commonTexts.remove, icon: Trash2, isDangerous: true, act: props.onRemove },
          ]}
        />
      </div>
      {isOpen ? (
        <div className={css.body} id={id}>
          {fields.map(([name, each]) => (
            <FieldInput
              key={name}
              field={each}
              value={entry[name] ?? initialOf(each)}
              onChange={(next, run = '') =>
                onChange({ ...entry, [name]: next }, run === null ? null : `${name} ${run}`)
              }
            />
          ))}
        </div>
      ) : null}
    </li>
  );
}
