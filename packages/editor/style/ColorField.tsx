import { hexOf, parseColor as readColor, toHex, toHsl } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/colorField';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { type Color, ColorArea, ColorThumb, parseColor } from 'react-aria-components/ColorArea';
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../parts/Button.tsx';
import css from './ColorField.module.css';
import { ColorTexts } from './ColorTexts.tsx';
import { ContrastMark } from './ContrastMark.tsx';
import { useByKeys } from './useByKeys.ts';

export interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb`; '' where nobody chose one. */
  readonly value: string;
  /** The colour as it was let go of: one step to undo (ED-17). `isTyped`: by keys, and more of it may follow. */
  readonly onChange: (value: string, isTyped: boolean) => void;
  /** Each colour on the way, while one drags; null when that is given up. */
  readonly onPreview?: (value: string | null) => void;
  /** The colour next to it. Their contrast is shown while the user picks. */
  readonly against?: string | undefined;
  /** Shown where nothing is chosen; left out: there is none then. */
  readonly fallback?: string;
  /** Offers to take one's own choice away. */
  readonly onReset?: (() => void) | undefined;
}

/** A colour: a swatch that opens a picker with area, hue and fields for hex, sRGB and HSL; all of it by keys, too. */
export function ColorField(props: ColorFieldProps) {
  const { label, value, against, fallback = '', onReset } = props;
  const id = useId();
  const shown = hexOf(value, hexOf(fallback, '#ffffff'));
  const isNone = value === '' && fallback === '';
  return (
    <div className={css.field}>
      <DialogTrigger>
        <AriaButton className={css.opener ?? ''} aria-describedby={against === undefined ? undefined : id}>
          <span
            className={`${css.swatch} ${isNone ? css.none : ''}`}
            style={isNone ? undefined : { background: shown }}
            aria-hidden="true"
          />
          <span className={css.label}>{label}</span>
          <span className={css.hex}>{isNone ? texts.none : shown}</span>
        </AriaButton>
        <Popover className={css.popover ?? ''} placement="bottom start">
          <Dialog className={css.dialog ?? ''} aria-label={label}>
            <Picker {...props} shown={shown} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      {onReset === undefined || value === '' ? null : (
        <Button look="quiet" aria-label={texts.reset(label)} onPress={onReset}>
          <RotateCcw aria-hidden="true" />
        </Button>
      )}
      {against === undefined || isNone ? null : (
        <span id={id} className={css.mark}>
          <ContrastMark color={shown} against={against} />
        </span>
      )}
    </div>
  );
}

/** Keeps hue and saturation where the colour itself has none: black and grey would lose them. */
function Picker({ shown, against, onChange, onPreview }: ColorFieldProps & { readonly shown: string }) {
  const [color, setColor] = useState<Color>(() => parseColor(shown).toFormat('hsb'));
  const byKeys = useByKeys();
  const hex = color.toString('hex').toLowerCase();
  const preview = (next: Color) => {
    setColor(next);
    onPreview?.(next.toString('hex').toLowerCase());
  };
  const keep = (next: Color) => {
    setColor(next);
    onChange(next.toString('hex').toLowerCase(), byKeys.isIt());
  };
  const type = (text: string) => {
    const read = readColor(text);
    if (read === null) return;
    const { saturation } = toHsl(read);
    const next = parseColor(toHex(read)).toFormat('hsb');
    keep(saturation === 0 ? next.withChannelValue('hue', color.getChannelValue('hue')) : next);
  };
  return (
    <div className={css.picker} {...byKeys.watch}>
      <ColorArea
        className={css.area ?? ''}
        aria-label={texts.saturationAndBrightness}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        value={color}
        onChange={preview}
        onChangeEnd={keep}
      >
        <ColorThumb className={css.thumb ?? ''} />
      </ColorArea>
      <ColorSlider
        aria-label={texts.hue}
        colorSpace="hsb"
        channel="hue"
        value={color}
        onChange={preview}
        onChangeEnd={keep}
        className={css.hue ?? ''}
      >
        <SliderTrack className={css.track ?? ''}>
          <ColorThumb className={css.thumb ?? ''} />
        </SliderTrack>
      </ColorSlider>
      <ColorTexts hex={hex} onType={type} />
      {against === undefined ? null : (
        <p className={css.check} role="status">
          <span className={css.sample} style={{ color: hex, background: against }} aria-hidden="true">
            {texts.aa}
          </span>
          <ContrastMark color={hex} against={against} />
        </p>
      )}
    </div>
  );
}
