import * as texts from '@quoin/messages/app/fieldsSliderField';
import { useEffect, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import css from './fields.module.css';
import { ResetButton } from './ResetButton.tsx';

export interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Behind the number, as in `px`; '' for none. */
  readonly unit: string;
  /** As it was let go of, or typed: one step to undo (ED-17). */
  readonly onChange: (value: number) => void;
  /** Each value on the way. */
  readonly onPreview?: ((value: number) => void) | undefined;
  /** Offers the way back to the default; left out where that is what holds. */
  readonly onReset?: (() => void) | undefined;
}

/** A number set by dragging or typing: a slider with the number itself next to it. */
export function SliderField(props: SliderFieldProps) {
  const { label, value, min, max, step, unit, onChange, onPreview, onReset } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? value;
  return (
    <Slider
      className={css.slider ?? ''}
      value={shown}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={(next) => {
        setDragged(next);
        onPreview?.(next);
      }}
      onChangeEnd={(next) => {
        setDragged(null);
        onChange(next);
      }}
    >
      <Label>{label}</Label>
      <TypedNumber {...{ label, min, max, step, unit, onChange, onReset }} value={shown} />
      <SliderTrack className={css.track ?? ''}>
        {({ state }) => (
          <>
            <span
              className={css.fill}
              style={{ width: `calc(${state.getThumbPercent(0) * 100}% + 8px)` }}
              aria-hidden="true"
            />
            <SliderThumb className={css.thumb ?? ''} />
          </>
        )}
      </SliderTrack>
    </Slider>
  );
}

type TypedProps = Omit<SliderFieldProps, 'onPreview'>;

/** What is typed counts as soon as it is a number within the limits; on leaving, the number that holds is shown. */
function TypedNumber({ label, value, min, max, step, unit, onChange, onReset }: TypedProps) {
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);
  const type = (next: string) => {
    setText(next);
    const number = Number(next);
    if (next.trim() !== '' && Number.isFinite(number) && number >= min && number <= max) onChange(number);
  };
  const settle = () => {
    const number = Number(text);
    const isNumber = text.trim() !== '' && Number.isFinite(number);
    const settled = isNumber ? Math.min(max, Math.max(min, number)) : value;
    setText(String(settled));
    if (settled !== value) onChange(settled);
  };
  return (
    <span className={css.number}>
      {onReset === undefined ? null : <ResetButton label={label} onReset={onReset} />}
      <input
        type="number"
        aria-label={unit === '' ? texts.number(label) : texts.in(label, unit)}
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        {...{ min, max, step }}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      {unit}
    </span>
  );
}
