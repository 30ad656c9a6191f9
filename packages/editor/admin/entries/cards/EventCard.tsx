import type { EventDraft } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/eventCard';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { TimeZoneField } from '../../../parts/fields/TimeZoneField.tsx';
import { readPoint, withAllDay, withStart } from '../entryDraft.ts';
import type { EntryEditor } from '../useEntryEditor.ts';
import { RepeatFields } from './RepeatFields.tsx';

export interface EventFieldsProps {
  readonly event: EventDraft;
  readonly onChange: (event: EventDraft) => void;
  readonly problemAt: EntryEditor['problemAt'];
}

/** When an event happens, how often, and where. */
export function EventCard({ editor, event }: { readonly editor: EntryEditor; readonly event: EventDraft }) {
  const props = { event, onChange: (next: EventDraft) => editor.change({ event: next }), problemAt: editor.problemAt };
  return (
    <>
      <Card title={texts.dateAndTime}>
        <div className={fields.stack}>
          <TimeFields {...props} />
          <RepeatFields {...props} />
        </div>
      </Card>
      <Card title={texts.location}>
        <PlaceFields {...props} />
      </Card>
    </>
  );
}

function TimeFields({ event, onChange, problemAt }: EventFieldsProps) {
  const site = useSite();

  const type = event.isAllDay ? 'date' : 'datetime-local';
  return (
    <>
      <SwitchField isSelected={event.isAllDay} onChange={(isAllDay) => onChange(withAllDay(event, isAllDay))}>
        {texts.allDay}
      </SwitchField>
      <div className={fields.pair}>
        <TextField
          label={event.isAllDay ? texts.startDate : texts.starts}
          type={type}
          value={event.start}
          onChange={(start) => onChange(withStart(event, start))}
          error={problemAt('event.start')}
        />
        <TextField
          label={event.isAllDay ? commonTexts.endDate : texts.ends}
          type={type}
          value={event.end}
          onChange={(end) => onChange({ ...event, end })}
          error={problemAt('event.end')}
        />
      </div>
      <TimeZoneField
        value={event.timeZone}
        onChange={(timeZone) => onChange({ ...event, timeZone })}
        before={texts.siteTimeZone(site.timeZone)}
        hint={texts.theTimeZoneOf}
        error={problemAt('event.timeZone')}
      />
    </>
  );
}

function PlaceFields({ event, onChange, problemAt }: EventFieldsProps) {
  const { place } = event;
  const [pointText, setPointText] = useState(place.point === null ? '' : `${place.point.lat}, ${place.point.lng}`);
  const set = (parts: Partial<EventDraft['place']>) => onChange({ ...event, place: { ...place, ...parts } });
  const isWrong = readPoint(pointText) === undefined;
  return (
    <div className={fields.stack}>
      <TextField
        label={texts.venue}
        value={place.title}
        onChange={(title) => set({ title })}
        error={problemAt('event.place')}
        placeholder={texts.ropewalkYard}
      />
      <div className={fields.pair}>
        <TextField label={texts.streetAndNumber} value={place.line1} onChange={(line1) => set({ line1 })} />
        <TextField label={texts.postcodeAndCity} value={place.line2} onChange={(line2) => set({ line2 })} />
        <TextField label={commonTexts.country} value={place.country} onChange={(country) => set({ country })} />
        <TextField
          label={texts.mapLocation}
          value={pointText}
          onChange={(text) => {
            setPointText(text);
            const point = readPoint(text);
            if (point !== undefined) set({ point });
          }}
          placeholder="51.4509, -2.5967"
          {...(isWrong ? { error: texts.enterLatitudeAndLongitude } : {})}
          hint={texts.latitudeLongitudeOptional}
        />
      </div>
    </div>
  );
}
