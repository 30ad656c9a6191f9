import { isSame, recordIn, textIn } from '@quoin/domain/document';
import { DEFAULT_PRESET, isSystemTweak, parseColor, type Tweak, tweakValue } from '@quoin/domain/styles';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/tweaksPart';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { ColorField } from '../ColorField.tsx';
import { SliderField } from '../SliderField.tsx';
import css from '../style.module.css';
import type { StyleInHand } from '../useStyle.ts';

/** What the panel offers of a theme's tweaks: where pages follow the style itself, colours and fonts are chosen there. */
export function tweaksOf({ design }: StyleInHand): readonly Tweak[] {
  const tweaks = design?.tweaks ?? [];
  return design?.isStyled ? tweaks.filter(({ type }) => type === 'checkbox' || type === 'dropdown') : tweaks;
}

/** The panel a theme's annotations ask for, by category (site-templates 5). */
export function TweaksPart({ style }: { readonly style: StyleInHand }) {
  const tweaks = tweaksOf(style);
  const isChanged = Object.keys(recordIn(style.stored, 'tweaks')).length > 0;
  const fieldsOf = (category: string, isSystem: boolean) =>
    tweaks
      .filter((tweak) => tweak.category === category && isSystemTweak(tweak) === isSystem)
      .map((tweak) => <TweakField key={`${tweak.type} ${tweak.key}`} tweak={tweak} style={style} />);
  return (
    <div className={css.fields}>
      <PresetField style={style} />
      {categoriesOf(tweaks.filter((tweak) => !isSystemTweak(tweak))).map((category) => (
        <section key={category} className={css.group}>
          <h3>{category || commonTexts.site}</h3>
          {fieldsOf(category, false)}
        </section>
      ))}
      {categoriesOf(tweaks.filter(isSystemTweak)).map((category) => (
        <details key={category} className={css.folded}>
          <summary>{category}</summary>
          <div className={css.group}>{fieldsOf(category, true)}</div>
        </details>
      ))}
      {isChanged ? <Button onPress={() => style.session.reset(['tweaks'])}>{texts.resetTweaks}</Button> : null}
    </div>
  );
}

const categoriesOf = (tweaks: readonly Tweak[]) => [...new Set(tweaks.map(({ category }) => category))];

const OWN = '(own)';
const NONE = '(none)';

/** Whole sets of choices that come with the theme. Choosing one is a step that can be undone. */
function PresetField({ style: { session, stored, design } }: { readonly style: StyleInHand }) {
  const presets = design?.presets ?? [];
  if (presets.length === 0) return null;
  const own = recordIn(stored, 'tweaks');
  const begins = presets.find(({ name }) => name === DEFAULT_PRESET);
  const others = presets.filter((preset) => preset !== begins);
  const first = { value: NONE, text: begins?.title ?? texts.themeDefault };
  const chosen = others.find(({ values }) => isSame(own, values))?.name ?? OWN;
  const value = Object.keys(own).length === 0 ? NONE : chosen;
  return (
    <SelectField
      label={texts.preset}
      hint={texts.setsAllTweaksAt}
      value={value}
      choices={[
        first,
        ...others.map(({ name, title }) => ({ value: name, text: title })),
        ...(value === OWN ? [{ value: OWN, text: texts.custom }] : []),
      ]}
      onChange={(name) => {
        const preset = others.find((each) => each.name === name);
        if (name === NONE) session.reset(['tweaks']);
        else if (preset !== undefined) session.keep([{ path: ['tweaks'], value: preset.values }]);
      }}
    />
  );
}

/** One choice of the theme's; it is seen at once, and one step of undo. */
export function TweakField({
  tweak,
  style: { session, stored },
}: {
  readonly tweak: Tweak;
  readonly style: StyleInHand;
}) {
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
        choices={tweak.options.map((option) => ({ value: option, text: tweak.optionTexts?.[option] ?? option }))}
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
  return (
    <TextField
      label={label}
      value={value}
      onChange={keep}
      {...(tweak.type === 'font' || tweak.isRule ? { rows: 3 } : {})}
    />
  );
}
