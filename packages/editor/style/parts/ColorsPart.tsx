import {
  HOUSE_PALETTE,
  PALETTE_COLORS,
  PALETTES,
  type PaletteColor,
  READ_ON,
  SECTION_THEMES,
  type SectionTheme,
  sectionColors,
  THEME_ELEMENTS,
  type ThemeElement,
} from '@quoin/domain/styles';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { ColorField } from '../ColorField.tsx';
import css from '../style.module.css';
import { THEME_NAMES } from '../themeNames.ts';
import type { StyleInHand } from '../useStyle.ts';

const COLOR_NAMES: Readonly<Record<PaletteColor, string>> = {
  white: 'Lightest',
  light: 'Light',
  accent: 'Accent',
  dark: 'Dark',
  black: 'Darkest',
};

/** The palette of five, the ten themes that come of it, and where they are used. */
export function ColorsPart({ style }: { readonly style: StyleInHand }) {
  const [theme, setTheme] = useState<SectionTheme | null>(null);
  if (theme !== null) return <ThemeColors style={style} theme={theme} onBack={() => setTheme(null)} />;
  return (
    <div className={css.fields}>
      <PaletteFields style={style} />
      <section className={css.group}>
        <h3>Section themes</h3>
        <p className={css.hint}>
          Generated from the palette with readable contrast. Click a theme to customize its colors.
        </p>
        <div className={css.cards}>
          {SECTION_THEMES.map((name) => (
            <ThemeCard key={name} style={style} theme={name} onPress={() => setTheme(name)} />
          ))}
        </div>
      </section>
      <Places style={style} />
    </div>
  );
}

function PaletteFields({ style: { style, session, stored } }: { readonly style: StyleInHand }) {
  const palette = style.palette ?? HOUSE_PALETTE;
  const isOwn = Object.hasOwn(stored, 'palette');
  return (
    <section className={css.group}>
      <h3>Palette</h3>
      <div className={css.cards}>
        {PALETTES.map(({ id, name, colors }) => (
          <button
            key={id}
            type="button"
            className={css.card}
            aria-pressed={PALETTE_COLORS.every((each) => palette[each] === colors[each])}
            onClick={() => session.keep([{ path: ['palette'], value: { ...colors } }])}
          >
            <span className={css.five} style={{ height: 34 }} aria-hidden="true">
              {PALETTE_COLORS.map((each) => (
                <i key={each} style={{ background: colors[each] }} />
              ))}
            </span>
            <span className={css.cardName}>{name}</span>
          </button>
        ))}
      </div>
      {PALETTE_COLORS.map((name) => (
        <ColorField
          key={name}
          label={COLOR_NAMES[name]}
          value={palette[name]}
          against={name === 'white' || name === 'light' ? palette.black : palette.white}
          onPreview={(value) => session.preview(value === null ? null : [{ path: ['palette', name], value }])}
          onChange={(value, isTyped) =>
            session.keep([{ path: ['palette', name], value }], isTyped ? `palette ${name}` : undefined)
          }
        />
      ))}
      {isOwn ? <Button onPress={() => session.reset(['palette'])}>Reset palette</Button> : null}
    </section>
  );
}

interface ThemeCardProps {
  readonly style: StyleInHand;
  readonly theme: SectionTheme;
  readonly onPress: () => void;
}

function ThemeCard({ style: { style }, theme, onPress }: ThemeCardProps) {
  const colors = sectionColors(style.palette ?? HOUSE_PALETTE, theme, style.themes.own[theme]);
  return (
    <button type="button" className={css.card} onClick={onPress}>
      <span className={css.cardFace} style={{ background: colors.ground, color: colors.text }} aria-hidden="true">
        <b style={{ color: colors.heading }}>Heading</b>
        <em>
          Text and a <span style={{ color: colors.link, textDecoration: 'underline' }}>link</span>
        </em>
        <u style={{ background: colors.button, color: colors.buttonText }}>Button</u>
      </span>
      <span className={css.cardName}>{THEME_NAMES[theme]}</span>
    </button>
  );
}

const ELEMENT_NAMES: Readonly<Record<ThemeElement, string>> = {
  ground: 'Background',
  tint: 'Secondary background',
  heading: 'Headings',
  text: 'Text',
  soft: 'Secondary text',
  link: 'Links',
  line: 'Borders',
  button: 'Buttons',
  buttonText: 'Button text',
  field: 'Form fields',
  fieldText: 'Form field text',
  fieldLine: 'Form field borders',
};

interface ThemeColorsProps {
  readonly style: StyleInHand;
  readonly theme: SectionTheme;
  readonly onBack: () => void;
}

/** Every part of a section that has a colour; what is chosen is shown beside what it is read on (ED-39). */
function ThemeColors({ style, theme, onBack }: ThemeColorsProps) {
  const { session } = style;
  const own = style.style.themes.own[theme] ?? {};
  const colors = sectionColors(style.style.palette ?? HOUSE_PALETTE, theme, own);
  const path = (element: ThemeElement) => ['sectionThemes', 'colors', theme, element];
  return (
    <div className={css.fields}>
      <header className={css.partHead}>
        <Button look="quiet" aria-label="Back to colors" autoFocus onPress={onBack}>
          <ArrowLeft aria-hidden="true" />
        </Button>
        <h3>{THEME_NAMES[theme]}</h3>
      </header>
      <div className={css.look} style={{ background: colors.ground, color: colors.text }} aria-hidden="true">
        <b style={{ color: colors.heading }}>Heading</b>
        <span>
          Text, <span style={{ color: colors.soft }}>secondary text</span> and a{' '}
          <span style={{ color: colors.link, textDecoration: 'underline' }}>link</span>
        </span>
      </div>
      <div className={css.group}>
        {THEME_ELEMENTS.map((element) => {
          const on = READ_ON[element];
          return (
            <ColorField
              key={element}
              label={ELEMENT_NAMES[element]}
              value={own[element] ?? ''}
              fallback={colors[element]}
              against={on === undefined ? undefined : colors[on]}
              onPreview={(value) => session.preview(value === null ? null : [{ path: path(element), value }])}
              onChange={(value, isTyped) =>
                session.keep([{ path: path(element), value }], isTyped ? `${theme} ${element}` : undefined)
              }
              onReset={() => session.keep([{ path: path(element) }])}
            />
          );
        })}
      </div>
      {Object.keys(own).length > 0 ? (
        <Button onPress={() => session.reset(['sectionThemes', 'colors', theme])}>Reset this theme</Button>
      ) : null}
    </div>
  );
}

const PLACES = [
  { name: 'page', label: 'Page theme', fallback: 'white' },
  { name: 'header', label: 'Header theme', fallback: 'white' },
  { name: 'footer', label: 'Footer theme', fallback: 'light' },
] as const;

function Places({ style: { style, session } }: { readonly style: StyleInHand }) {
  return (
    <section className={css.group}>
      <h3>Used for</h3>
      {PLACES.map(({ name, label, fallback }) => (
        <SelectField
          key={name}
          label={label}
          value={style.themes[name] ?? (name === 'header' ? (style.themes.page ?? fallback) : fallback)}
          choices={SECTION_THEMES.map((value) => ({ value, text: THEME_NAMES[value] }))}
          onChange={(value) => session.keep([{ path: ['sectionThemes', name], value }])}
        />
      ))}
    </section>
  );
}
