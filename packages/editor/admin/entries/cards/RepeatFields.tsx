import { monthDayText, type Repeat, type RepeatUnit, WEEKDAYS, weekdayName, weekdayOf } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/repeatFields';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from '../EntryScreen.module.css';
import { blankRepeat, repeatSentence } from '../entryDraft.ts';
import type { EventFieldsProps } from './EventCard.tsx';

const UNITS: readonly Choice<RepeatUnit | 'once'>[] = [
  { value: 'once', text: texts.doesNotRepeat },
  { value: 'daily', text: texts.daily },
  { value: 'weekly', text: texts.weekly },
  { value: 'monthly', text: texts.monthly },
];

const UNIT_NAMES: Readonly<Record<RepeatUnit, string>> = {
  daily: texts.days,
  weekly: texts.weeks,
  monthly: texts.months,
};

/** How often an event happens again, and until when. */
export function RepeatFields({ event, onChange, problemAt }: EventFieldsProps) {
  const { repeat } = event;
  const set = (parts: Partial<Repeat>) => repeat !== null && onChange({ ...event, repeat: { ...repeat, ...parts } });
  return (
    <>
      <SelectField
        label={texts.repeats}
        choices={UNITS}
        value={repeat?.unit ?? 'once'}
        onChange={(unit) =>
          onChange({ ...event, repeat: unit === 'once' ? null : { ...(repeat ?? blankRepeat(unit)), unit } })
        }
      />
      {repeat === null ? null : (
        <div className={css.repeat}>
          <div className={fields.pair}>
            <NumberField
              label={texts.repeatEvery(UNIT_NAMES[repeat.unit])}
              value={repeat.every}
              onChange={(every) => set({ every })}
              error={problemAt('event.repeat.every')}
            />
            {repeat.unit === 'monthly' ? (
              <SelectField
                label={texts.on}
                choices={monthlyChoices(event.start.slice(0, 10), repeat)}
                value={repeat.monthlyBy}
                onChange={(monthlyBy) => set({ monthlyBy })}
              />
            ) : null}
          </div>
          {repeat.unit === 'weekly' ? <Weekdays start={event.start} repeat={repeat} onChange={set} /> : null}
          <EndFields repeat={repeat} onChange={set} error={problemAt('event.repeat.end')} />
          <p className={css.sentence} role="status">
            {repeatSentence(event)}
          </p>
        </div>
      )}
    </>
  );
}

/** `day 13` or `the second Friday`, in the words of the sentence below. */
function monthlyChoices(first: string, repeat: Repeat): readonly Choice<Repeat['monthlyBy']>[] {
  if (first === '') return [{ value: repeat.monthlyBy, text: texts.sameDay }];
  const by = ['date', 'weekday'] as const;
  return by.map((value) => ({ value, text: monthDayText(first, value, APP_LANGUAGE) }));
}

interface RepeatPartProps {
  readonly repeat: Repeat;
  readonly onChange: (parts: Partial<Repeat>) => void;
}

function Weekdays({ start, repeat, onChange }: RepeatPartProps & { readonly start: string }) {
  const own = start === '' ? -1 : weekdayOf(start);
  return (
    <fieldset className={css.weekdays}>
      <legend>{texts.on}</legend>
      {WEEKDAYS.map((day, index) => (
        <CheckField
          key={day}
          isSelected={index === own || repeat.days.includes(day)}
          isDisabled={index === own}
          onChange={(isOn) =>
            onChange({ days: WEEKDAYS.filter((each) => (each === day ? isOn : repeat.days.includes(each))) })
          }
        >
          {weekdayName(index, APP_LANGUAGE)}
        </CheckField>
      ))}
    </fieldset>
  );
}

const ENDS: readonly Choice<'count' | 'until'>[] = [
  { value: 'count', text: texts.afterANumberOf },
  { value: 'until', text: texts.onADate },
];

function EndFields({ repeat, onChange, error }: RepeatPartProps & { readonly error: string | undefined }) {
  const isDay = repeat.until !== '' || repeat.count === 0;
  return (
    <div className={fields.pair}>
      <SelectField
        label={texts.ends}
        choices={ENDS}
        value={isDay ? 'until' : 'count'}
        onChange={(end) => onChange(end === 'until' ? { count: 0 } : { until: '', count: 10 })}
      />
      {isDay ? (
        <TextField
          label={commonTexts.endDate}
          type="date"
          value={repeat.until}
          onChange={(until) => onChange({ until, count: 0 })}
          error={error}
        />
      ) : (
        <NumberField
          label={texts.numberOfEvents}
          value={repeat.count}
          onChange={(count) => onChange({ count: count || Number.NaN })}
          error={error}
        />
      )}
    </div>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error: string | undefined;
}

/** A small whole number; an empty input is none. */
function NumberField({ label, value, onChange, error }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={Number.isNaN(value) ? '' : String(value)}
      onChange={(text) => {
        const digits = text.replace(/\D/g, '').slice(0, 4);
        onChange(digits === '' ? Number.NaN : Number(digits));
      }}
      error={error}
    />
  );
}
