import { STYLE_DEFAULTS } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/buttonsPart';
import { Button } from '../../parts/Button.tsx';
import { ChoiceRow } from '../ChoiceRow.tsx';
import { SliderField } from '../SliderField.tsx';
import css from '../style.module.css';
import type { StyleInHand } from '../useStyle.ts';

const SHAPES = [
  ['square', texts.square],
  ['rounded', texts.rounded],
  ['pill', texts.pill],
  ['custom', texts.custom],
] as const;
const FILLS = [
  ['solid', texts.filled],
  ['outline', texts.outline],
] as const;

export function ButtonsPart({ style: { style, session, stored } }: { readonly style: StyleInHand }) {
  const own = style.buttons ?? STYLE_DEFAULTS.buttons;
  const change = (name: keyof typeof own, value: string | number) => [{ path: ['buttons', name], value }];
  const slider = (name: 'radius' | 'paddingX' | 'paddingY' | 'border', label: string) => (
    <SliderField
      {...{ label, name, unit: ' px' }}
      value={own[name]}
      onPreview={(value) => session.preview(change(name, value))}
      onChange={(value, isTyped) => session.keep(change(name, value), isTyped ? `buttons ${name}` : undefined)}
    />
  );
  return (
    <div className={css.fields}>
      <ChoiceRow
        label={texts.shape}
        value={own.shape}
        choices={SHAPES}
        onChange={(value) => session.keep(change('shape', value))}
      />
      {own.shape === 'custom' ? slider('radius', texts.corners) : null}
      <ChoiceRow
        label={texts.style}
        value={own.fill}
        choices={FILLS}
        onChange={(value) => session.keep(change('fill', value))}
      />
      {slider('paddingX', texts.horizontalPadding)}
      {slider('paddingY', texts.verticalPadding)}
      {slider('border', texts.border)}
      {Object.hasOwn(stored, 'buttons') ? (
        <Button onPress={() => session.reset(['buttons'])}>{texts.resetButtons}</Button>
      ) : null}
    </div>
  );
}
