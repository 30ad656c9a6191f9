import { recordIn, textIn } from '@quoin/domain/document';
import { parseColor, type Tweak, tweakValue } from '@quoin/domain/styles';
import { Button } from '../parts/Button.tsx';
import { SelectField } from '../parts/SelectField.tsx';
import { SwitchField } from '../parts/SwitchField.tsx';
import { TextField } from '../parts/TextField.tsx';
import { ColorField } from './ColorField.tsx';
import { SliderField } from './SliderField.tsx';
import css from './style.module.css';
import type { StyleInHand } from './useStyle.ts';

/** What the panel offers of a theme's tweaks: where pages follow the style itself, colours and fonts are chosen there. */
export function tweaksOf({ design }: StyleInHand): readonly Tweak[] {
  const tweaks = design?.tweaks ?? [];
  return design?.isStyled ? tweaks.filter(({ type }) => type === 'checkbox' || type === 'dropdown') : tweaks;
}

/** The panel a theme's annotations ask for, by category (site-templates 5). */
export function TweaksPart({ style }: { readonly style: StyleInHand }) {
  const tweaks = tweaksOf(style);
  const categories = [...new Set(tweaks.map(({ category }) => category))];
  const isChanged = Object.keys(recordIn(style.stored, 'tweaks')).length > 0;
  return (
    <div className={css.fields}>
      {categories.map((category) => (
        <section key={category} className={css.group}>
          <h3>{category || 'Site'}</h3>
          {tweaks
            .filter((tweak) => tweak.category === category)
            .map((tweak) => (
              <TweakField key={`${tweak.type} ${tweak.key}`} tweak={tweak} style={style} />
            ))}
        </section>
      ))}
      {isChanged ? <Button onPress={() => style.session.reset(['tweaks'])}>Reset tweaks</Button> : null}
    </div>
  );
}

function TweakField({ tweak, style: { session, stored } }: { readonly tweak: Tweak; readonly style: StyleInHand }) {
  const own = recordIn(stored, 'tweaks');
  const value = tweakValue(tweak, Object.hasOwn(own, tweak.key) ? { [tweak.key]: textIn(own, tweak.key) } : {});
  const path = ['tweaks', tweak.key];
  const keep = (next: string) => session.keep([{ path, value: next }], tweak.key);
  const preview = (next: string | null) => session.preview(next === null ? null : [{ path, value: next }]);
  const label = tweak.label || tweak.key;
  if (tweak.type === 'checkbox')
    return (
      <SwitchField isSelected={value === 'true'} onChange={(isOn) => keep(String(isOn))}>
        {label}
      </SwitchField>
    );
  if (tweak.type === 'dropdown')
    return (
      <SelectField
        label={label}
        value={value}
        choices={tweak.options.map((option) => ({ value: option, text: option }))}
        onChange={keep}
      />
    );
  if (tweak.type === 'color' && parseColor(value) !== null)
    return <ColorField label={label} value={value} onPreview={preview} onChange={keep} />;
  const { min, max, step, unit } = tweak;
  const number = Number.parseFloat(value);
  if (tweak.type === 'value' && min !== null && max !== null && Number.isFinite(number))
    return (
      <SliderField
        {...{ label, name: 'base', unit: unit === '' ? '' : ` ${unit}`, value: number }}
        range={[min, max, step ?? 1]}
        onPreview={(next) => preview(`${next}${unit}`)}
        onChange={(next) => keep(`${next}${unit}`)}
      />
    );
  return <TextField label={label} value={value} onChange={keep} {...(tweak.type === 'font' ? { rows: 3 } : {})} />;
}
