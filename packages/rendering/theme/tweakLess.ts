import {
  chosenParts,
  declarationsOf,
  imageLess,
  partDefaults,
  safeLess,
  type Tweak,
  type TweakValues,
} from '@quoin/domain/styles';

/** The variables a font or image tweak defines without anybody writing them down (site-templates 5). */
export function impliedVariables(tweak: Tweak, values: TweakValues): string {
  const defaults = partDefaults(tweak);
  if (defaults === null) return '';
  const declared = new Map([...declarationsOf(tweak, tweak.defaultValue), ...chosenParts(tweak, values)]);
  return Object.entries(defaults)
    .map(([name, value]) => `@${tweak.key}-${name}: ${declared.get(name) ?? value};\n`)
    .join('');
}

/** Returns the chosen values, to be placed last. Empty if the theme's own value stays. */
export function chosenLess(tweak: Tweak, values: TweakValues): string {
  if (tweak.type === 'checkbox' || tweak.type === 'dropdown') return '';
  if (!tweak.isRule) return chosenVariable(tweak, values);
  const parts = [...chosenParts(tweak, values)].map(([name, value]) => `${name}: ${value};`);
  return parts.length === 0 ? '' : `.${tweak.key} { ${parts.join(' ')} }\n`;
}

function chosenVariable(tweak: Tweak, values: TweakValues): string {
  if (!Object.hasOwn(values, tweak.key)) return '';
  const value = safeLess(values[tweak.key] ?? '').replaceAll(';', '');
  return value === '' ? '' : `@${tweak.key}: ${tweak.type === 'image' ? imageLess(value) : value};\n`;
}
