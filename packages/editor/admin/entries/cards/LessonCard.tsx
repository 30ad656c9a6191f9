import type { LessonOpening } from '@quoin/domain/site';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { EntryEditor } from '../useEntryEditor.ts';

interface LessonCardProps {
  readonly editor: EntryEditor;
  readonly lesson: LessonOpening;
}

const OPENINGS = [
  { value: 'always', text: 'Immediately' },
  { value: 'afterDays', text: 'Days after joining' },
  { value: 'onDay', text: 'On a date' },
] as const;

/** When a lesson opens to members of its course, and whether everybody may look at it. */
export function LessonCard({ editor, lesson }: LessonCardProps) {
  const { change, problemAt, mode } = editor;
  const set = (parts: Partial<LessonOpening>) => change({ lesson: { ...lesson, ...parts } });
  const isRead = mode === 'read';
  return (
    <Card title="Availability">
      <div className={fields.stack}>
        <SelectField
          label="Available"
          choices={OPENINGS}
          value={lesson.opens}
          onChange={(opens) => set({ opens, days: opens === 'afterDays' && lesson.days === 0 ? 7 : lesson.days })}
          hint="Applies to member courses only. All lessons of a public course are available immediately."
          isDisabled={isRead}
        />
        {lesson.opens === 'afterDays' ? (
          <TextField
            label="Days after joining"
            value={Number.isFinite(lesson.days) ? String(lesson.days) : ''}
            onChange={(text) => set({ days: /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0 })}
            error={problemAt('lesson.days')}
            inputMode="numeric"
          />
        ) : null}
        {lesson.opens === 'onDay' ? (
          <TextField
            label="Date"
            type="date"
            value={lesson.day}
            onChange={(day) => set({ day })}
            error={problemAt('lesson.day')}
          />
        ) : null}
        <SwitchField
          isSelected={lesson.isPreview}
          onChange={(isPreview) => set({ isPreview })}
          isDisabled={isRead}
          hint="Anyone can view this lesson."
        >
          Free preview
        </SwitchField>
      </div>
    </Card>
  );
}
