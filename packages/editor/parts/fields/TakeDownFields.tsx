import { localText, momentOfLocal } from '@quoin/domain/formats';
import { isTakenDown, TAKE_DOWN_LIMITS, type TakeDown } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/takeDownFields';
import { useState } from 'react';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../Badge.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';

export interface TakeDownFieldsProps {
  readonly value: TakeDown | null;
  /** `part`: what of it was touched; the switch is `all`. */
  readonly onChange: (value: TakeDown | null, part: 'all' | 'on' | 'to') => void;
  readonly errors?: { readonly on?: string | undefined; readonly to?: string | undefined };
  readonly isDisabled?: boolean;
}

const WEEK = 7 * 86_400_000;

/** When visitors stop seeing something, and where they are led then. */
export function TakeDownFields({ value, onChange, errors = {}, isDisabled = false }: TakeDownFieldsProps) {
  const site = useSite();
  const moments = useMoments();
  // An incomplete date has no value: the typed text stays until it has one.
  const [typed, setTyped] = useState<{ readonly text: string; readonly on: number } | null>(null);
  const stands = value === null ? '' : typed?.on === value.on ? typed.text : localText(value.on, site.timeZone);
  const isDown = isTakenDown(value, Date.now());
  const write = (text: string) => {
    if (value === null) return;
    const on = momentOfLocal(text, site.timeZone) ?? value.on;
    setTyped({ text, on });
    if (on !== value.on) onChange({ ...value, on }, 'on');
  };
  return (
    <>
      <SwitchField
        isSelected={value !== null}
        isDisabled={isDisabled}
        onChange={(isOn) => onChange(isOn ? { on: aWeekFrom(Date.now()), to: '' } : null, 'all')}
      >
        {texts.scheduleUnpublishing}
      </SwitchField>
      {value === null ? null : (
        <>
          {isDown ? (
            <div>
              <Badge text={texts.unpublished(moments.full(value.on))} tone="warn" />
            </div>
          ) : null}
          <TextField
            label={texts.unpublishOn}
            type="datetime-local"
            value={stands}
            onChange={write}
            isDisabled={isDisabled}
            error={errors.on}
            hint={texts.siteTimeZone(moments.full(value.on), site.timeZone)}
          />
          <TextField
            label={texts.redirectVisitorsTo}
            value={value.to}
            maxLength={TAKE_DOWN_LIMITS.to}
            onChange={(to) => onChange({ ...value, to }, 'to')}
            isDisabled={isDisabled}
            placeholder={texts.anotherPage}
            error={errors.to}
            hint={texts.leaveEmptyToShow}
          />
        </>
      )}
    </>
  );
}

/** On the full hour. */
function aWeekFrom(now: number): number {
  return Math.ceil((now + WEEK) / 3_600_000) * 3_600_000;
}
