import { fromHsl, parseColor, toHex, toHsl } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/colorTexts';
import { useState } from 'react';
import css from './ColorField.module.css';

export interface ColorTextsProps {
  readonly hex: string;
  /** A colour in any notation that can be read. */
  readonly onType: (text: string) => void;
}

/** The colour in figures: hex, sRGB and HSL. Each may be typed. */
export function ColorTexts({ hex, onType }: ColorTextsProps) {
  const color = parseColor(hex) ?? { red: 0, green: 0, blue: 0 };
  const { hue, saturation, lightness } = toHsl(color);
  const rgb = [color.red, color.green, color.blue].map((part) => Math.round(part * 255));
  const hsl = [hue, saturation, lightness].map(Math.round);
  const withPart = (parts: readonly number[], at: number, value: number) =>
    parts.map((part, index) => (index === at ? value : part));
  const setRgb = (at: number) => (value: number) => onType(`rgb(${withPart(rgb, at, value).join(' ')})`);
  const setHsl = (at: number) => (value: number) => {
    const [h = 0, s = 0, l = 0] = withPart(hsl, at, value);
    onType(toHex(fromHsl({ hue: h, saturation: s, lightness: l })));
  };
  return (
    <div className={css.texts}>
      <HexText hex={hex} onType={onType} />
      {[texts.red, texts.green, texts.blue].map((name, at) => (
        <PartText key={name} name={name} value={rgb[at] ?? 0} max={255} onChange={setRgb(at)} />
      ))}
      {[texts.hue, texts.saturation, texts.lightness].map((name, at) => (
        <PartText key={name} name={name} value={hsl[at] ?? 0} max={at === 0 ? 360 : 100} onChange={setHsl(at)} />
      ))}
    </div>
  );
}

/** The typed text stays unchanged until the field loses focus. Each readable colour in it applies at once. */
function HexText({ hex, onType }: ColorTextsProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={css.hexText}>
      <span>{texts.hex}</span>
      <input
        value={typed ?? hex}
        spellCheck={false}
        autoComplete="off"
        maxLength={40}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          if (/^#?[0-9a-f]{6}$/i.test(value) || /^(?:rgb|hsl)a?\(.*\)$/i.test(value)) onType(value);
        }}
      />
    </label>
  );
}

interface PartTextProps {
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function PartText({ name, value, max, onChange }: PartTextProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={css.partText}>
      <span>{name.charAt(0)}</span>
      <input
        type="number"
        aria-label={name}
        inputMode="numeric"
        min={0}
        max={max}
        value={typed ?? String(value)}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const number = Number(currentTarget.value);
          if (currentTarget.value !== '' && number >= 0 && number <= max) onChange(number);
        }}
      />
    </label>
  );
}
