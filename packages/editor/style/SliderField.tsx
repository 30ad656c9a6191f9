import { STYLE_RANGES, type StyleNumber } from '@quoin/domain/styles';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import css from './style.module.css';
import { useByKeys } from './useByKeys.ts';

export interface SliderFieldProps {
  readonly label: string;
  /** Which number of a style it is: that says its least, most and step. */
  readonly name: StyleNumber;
  readonly value: number;
  readonly unit?: string;
  readonly range?: readonly [least: number, most: number, step: number];
  /** While the thumb moves. */
  readonly onPreview: (value: number) => void;
  /** As it was let go of: one step to undo (ED-17). */
  readonly onChange: (value: number, isTyped: boolean) => void;
}

/** A number between two others, by pointer and by arrow keys. */
export function SliderField({ label, name, value, unit = '', range, onPreview, onChange }: SliderFieldProps) {
  const [least, most, step] = range ?? STYLE_RANGES[name];
  const byKeys = useByKeys();
  return (
    <div {...byKeys.watch}>
      <Slider
        className={css.slider ?? ''}
        minValue={least}
        maxValue={most}
        step={step}
        value={value}
        onChange={(next) => onPreview(Number(next))}
        onChangeEnd={(next) => onChange(Number(next), byKeys.isIt())}
      >
        <Label>{label}</Label>
        <SliderOutput className={css.output ?? ''}>
          {Math.round(value * 100) / 100}
          {unit}
        </SliderOutput>
        <SliderTrack className={css.track ?? ''}>
          <span className={css.filled} style={{ width: `${((value - least) / (most - least)) * 100}%` }} />
          <SliderThumb className={css.thumb ?? ''} />
        </SliderTrack>
      </Slider>
    </div>
  );
}
