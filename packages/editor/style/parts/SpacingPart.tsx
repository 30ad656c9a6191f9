import { STYLE_DEFAULTS } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/spacingPart';
import { Button } from '../../parts/Button.tsx';
import { SliderField } from '../SliderField.tsx';
import css from '../style.module.css';
import type { StyleInHand } from '../useStyle.ts';

const SLIDERS = [
  ['pageWidth', texts.pageWidth],
  ['pageMargin', texts.pageMargin],
  ['section', texts.sectionPadding],
  ['gap', texts.blockSpacing],
] as const;

export function SpacingPart({ style: { style, session, stored } }: { readonly style: StyleInHand }) {
  const own = style.spacing ?? STYLE_DEFAULTS.spacing;
  return (
    <div className={css.fields}>
      {SLIDERS.map(([name, label]) => (
        <SliderField
          key={name}
          {...{ name, label, unit: ' px' }}
          value={own[name]}
          onPreview={(value) => session.preview([{ path: ['spacing', name], value }])}
          onChange={(value, isTyped) =>
            session.keep([{ path: ['spacing', name], value }], isTyped ? `spacing ${name}` : undefined)
          }
        />
      ))}
      {Object.hasOwn(stored, 'spacing') ? (
        <Button onPress={() => session.reset(['spacing'])}>{texts.resetSpacing}</Button>
      ) : null}
    </div>
  );
}
