import type { LessonOpening } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/lessonCard';
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
  { value: 'always', text: texts.immediately },
  { value: 'afterDays', text: texts.daysAfterJoining },
  { value: 'onDay', text: texts.onADate },
] as const;

/** When a lesson opens to members of its course, and whether everybody may look at it. */
export function LessonCard({ editor, lesson }: LessonCardProps) {
  const { change, problemAt, mode } = editor;
  const set = (parts: Partial<LessonOpening>) => change({ lesson: { ...lesson, ...parts } });
  const isRead = mode === 'read';
  return (
    <Card title={texts.availability}>
      <div className={fields.stack}>
        <SelectField
          label={texts.available}
          choices={OPENINGS}
          value={lesson.opens}
          onChange={(opens) => set({ opens, days: opens === 'afterDays' && lesson.days === 0 ? 7 : lesson.days })}
          hint={texts.appliesToMemberCourses}
          isDisabled={isRead}
        />
        {lesson.opens === 'afterDays' ? (
          <TextField
            label={texts.daysAfterJoining}
            value={Number.isFinite(lesson.days) ? String(lesson.days) : ''}
            onChange={(text) => set({ days: /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0 })}
            error={problemAt('lesson.days')}
            inputMode="numeric"
          />
        ) : null}
        {lesson.opens === 'onDay' ? (
          <TextField
            label={commonTexts.date}
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
          hint={texts.anyoneCanViewThis}
        >
          {texts.freePreview}
        </SwitchField>
      </div>
    </Card>
  );
}
