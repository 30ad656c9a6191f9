import type { EventDraft } from '@quoin/domain/site';
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
      <Card title="Date and time">
        <div className={fields.stack}>
          <TimeFields {...props} />
          <RepeatFields {...props} />
        </div>
      </Card>
      <Card title="Location">
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
        All day
      </SwitchField>
      <div className={fields.pair}>
        <TextField
          label={event.isAllDay ? 'Start date' : 'Starts'}
          type={type}
          value={event.start}
          onChange={(start) => onChange(withStart(event, start))}
          error={problemAt('event.start')}
        />
        <TextField
          label={event.isAllDay ? 'End date' : 'Ends'}
          type={type}
          value={event.end}
          onChange={(end) => onChange({ ...event, end })}
          error={problemAt('event.end')}
        />
      </div>
      <TimeZoneField
        value={event.timeZone}
        onChange={(timeZone) => onChange({ ...event, timeZone })}
        before={`Site time zone: ${site.timeZone}`}
        hint="The time zone of the event’s location."
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
        label="Venue"
        value={place.title}
        onChange={(title) => set({ title })}
        error={problemAt('event.place')}
        placeholder="Ropewalk Yard"
      />
      <div className={fields.pair}>
        <TextField label="Street and number" value={place.line1} onChange={(line1) => set({ line1 })} />
        <TextField label="Postcode and city" value={place.line2} onChange={(line2) => set({ line2 })} />
        <TextField label="Country" value={place.country} onChange={(country) => set({ country })} />
        <TextField
          label="Map location"
          value={pointText}
          onChange={(text) => {
            setPointText(text);
            const point = readPoint(text);
            if (point !== undefined) set({ point });
          }}
          placeholder="51.4509, -2.5967"
          {...(isWrong ? { error: 'Enter latitude and longitude, such as 51.4509, -2.5967' } : {})}
          hint="Latitude, longitude. Optional."
        />
      </div>
    </div>
  );
}
