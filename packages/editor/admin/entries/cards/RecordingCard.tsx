import { itemKind, type RecordingDraft } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/recordingCard';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { MediaPicker } from '../../../media/MediaPicker.tsx';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { FilmCheck } from '../../../parts/files/FilmCheck.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

interface RecordingCardProps {
  readonly editor: EntryEditor;
  readonly recording: RecordingDraft;
}

const WORDS: Readonly<Record<string, { readonly title: string; readonly label: string; readonly hint: string }>> = {
  track: {
    ...{ title: texts.audio, label: texts.audioUrl },
    hint: texts.selectAFileFrom,
  },
  video: {
    ...{ title: texts.video, label: texts.videoUrl },
    hint: texts.selectAFileFromThe,
  },
  lesson: {
    ...{ title: texts.lesson, label: texts.videoUrl },
    hint: texts.selectAFileFromTheLibrary,
  },
};

/** What a track, a video or a lesson plays, how long it is, and the chapter of a lesson. */
export function RecordingCard({ editor, recording }: RecordingCardProps) {
  const { journal, change, problemAt, mode } = editor;
  const [isOpen, setOpen] = useState(false);
  const { part } = itemKind(journal.kind);
  const words = WORDS[part] ?? WORDS.lesson;
  const kind = part === 'track' ? 'audio' : 'video';
  const set = (parts: Partial<RecordingDraft>) => change({ recording: { ...recording, ...parts } });
  return (
    <Card title={words?.title ?? ''}>
      <div className={fields.stack}>
        {part === 'lesson' ? <ChapterField editor={editor} /> : null}
        <TextField
          label={words?.label ?? ''}
          value={recording.url}
          onChange={(url) => set({ url })}
          error={problemAt('recording.url')}
          hint={words?.hint}
          inputMode="url"
          autoComplete="off"
        />
        {kind === 'video' ? <FilmCheck url={recording.url} /> : null}
        {mode === 'read' ? null : (
          <span>
            <Button onPress={() => setOpen(true)}>
              <FolderOpen aria-hidden="true" /> {texts.selectFromLibrary}
            </Button>
          </span>
        )}
        <TextField
          label={texts.duration}
          value={recording.duration}
          onChange={(duration) => set({ duration })}
          error={problemAt('recording.duration')}
          placeholder="3:45"
          hint={texts.minutesAndSecondsOptional}
        />
      </div>
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={([asset]) => asset !== undefined && set({ url: asset.address, duration: '' })}
        kinds={[kind]}
      />
    </Card>
  );
}

function ChapterField({ editor }: { readonly editor: EntryEditor }) {
  const { draft, change, problemAt } = editor;
  return (
    <TextField
      label={texts.chapter}
      value={draft.chapter}
      onChange={(chapter) => change({ chapter })}
      error={problemAt('chapter')}
      hint={texts.lessonsWithTheSame}
      autoComplete="off"
    />
  );
}
