import { STYLE_DEFAULTS } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/imagesPart';
import { Button } from '../../parts/Button.tsx';
import { ChoiceRow } from '../ChoiceRow.tsx';
import { SliderField } from '../SliderField.tsx';
import css from '../style.module.css';
import type { StyleInHand } from '../useStyle.ts';

const TONES = [
  ['none', texts.original],
  ['grey', texts.grayscale],
  ['soft', texts.soft],
  ['warm', texts.warm],
  ['contrast', texts.strong],
] as const;
const HOVERS = [
  ['none', texts.nothing],
  ['zoom', texts.grow],
  ['brighten', texts.brighten],
] as const;

export function ImagesPart({ style: { style, session, stored } }: { readonly style: StyleInHand }) {
  const own = style.images ?? STYLE_DEFAULTS.images;
  const change = (name: keyof typeof own, value: string | number) => [{ path: ['images', name], value }];
  return (
    <div className={css.fields}>
      <SliderField
        {...{ label: texts.corners, name: 'radius', unit: ' px' }}
        value={own.radius}
        onPreview={(value) => session.preview(change('radius', value))}
        onChange={(value, isTyped) => session.keep(change('radius', value), isTyped ? 'images radius' : undefined)}
      />
      <ChoiceRow
        label={texts.tone}
        value={own.tone}
        choices={TONES}
        onChange={(value) => session.keep(change('tone', value))}
      />
      <ChoiceRow
        label={texts.hoverEffect}
        value={own.hover}
        choices={HOVERS}
        onChange={(value) => session.keep(change('hover', value))}
      />
      {Object.hasOwn(stored, 'images') ? (
        <Button onPress={() => session.reset(['images'])}>{texts.resetImages}</Button>
      ) : null}
    </div>
  );
}
