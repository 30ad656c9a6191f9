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
import * as texts from '@quoin/messages/app/colorsPart';
import * as commonTexts from '@quoin/messages/app/common';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { withParts } from '../../parts/withParts.tsx';
import { ColorField } from '../ColorField.tsx';
import css from '../style.module.css';
import { THEME_NAMES } from '../themeNames.ts';
import type { StyleInHand } from '../useStyle.ts';

const COLOR_NAMES: Readonly<Record<PaletteColor, string>> = {
  white: texts.lightest,
  light: texts.light,
  accent: texts.accent,
  dark: texts.dark,
  black: texts.darkest,
};

/** The palette of five, the ten themes that come of it, and where they are used. */
export function ColorsPart({ style }: { readonly style: StyleInHand }) {
  const [theme, setTheme] = useState<SectionTheme | null>(null);
  if (theme !== null) return <ThemeColors style={style} theme={theme} onBack={() => setTheme(null)} />;
  return (
    <div className={css.fields}>
      <PaletteFields style={style} />
      <section className={css.group}>
        <h3>{texts.sectionThemes}</h3>
        <p className={css.hint}>{texts.generatedFromThePalette}</p>
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
      <h3>{texts.palette}</h3>
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
      {isOwn ? <Button onPress={() => session.reset(['palette'])}>{texts.resetPalette}</Button> : null}
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
        <b style={{ color: colors.heading }}>{texts.heading}</b>
        <em>
          {withParts(
            texts.textAndALink,
            <span style={{ color: colors.link, textDecoration: 'underline' }}>{texts.link}</span>,
          )}
        </em>
        <u style={{ background: colors.button, color: colors.buttonText }}>{texts.button}</u>
      </span>
      <span className={css.cardName}>{THEME_NAMES[theme]}</span>
    </button>
  );
}

const ELEMENT_NAMES: Readonly<Record<ThemeElement, string>> = {
  ground: texts.background,
  tint: texts.secondaryBackground,
  heading: texts.headings,
  text: commonTexts.text,
  soft: texts.secondaryText,
  link: texts.links,
  line: texts.borders,
  button: texts.buttons,
  buttonText: commonTexts.buttonText,
  field: texts.formFields,
  fieldText: texts.formFieldText,
  fieldLine: texts.formFieldBorders,
};

interface ThemeColorsProps {
  readonly style: StyleInHand;
  readonly theme: SectionTheme;
  readonly onBack: () => void;
}

/** Every part of a section that has a colour. A chosen colour is shown next to the one it is read on (ED-39). */
function ThemeColors({ style, theme, onBack }: ThemeColorsProps) {
  const { session } = style;
  const own = style.style.themes.own[theme] ?? {};
  const colors = sectionColors(style.style.palette ?? HOUSE_PALETTE, theme, own);
  const path = (element: ThemeElement) => ['sectionThemes', 'colors', theme, element];
  return (
    <div className={css.fields}>
      <header className={css.partHead}>
        <Button look="quiet" aria-label={texts.backToColors} autoFocus onPress={onBack}>
          <ArrowLeft aria-hidden="true" />
        </Button>
        <h3>{THEME_NAMES[theme]}</h3>
      </header>
      <div className={css.look} style={{ background: colors.ground, color: colors.text }} aria-hidden="true">
        <b style={{ color: colors.heading }}>{texts.heading}</b>
        <span>
          {withParts(
            texts.textSecondaryTextAndA,
            <span style={{ color: colors.soft }}>{texts.secondaryText2}</span>,
            <span style={{ color: colors.link, textDecoration: 'underline' }}>{texts.link}</span>,
          )}
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
        <Button onPress={() => session.reset(['sectionThemes', 'colors', theme])}>{texts.resetThisTheme}</Button>
      ) : null}
    </div>
  );
}

const PLACES = [
  { name: 'page', label: texts.pageTheme, fallback: 'white' },
  { name: 'header', label: texts.headerTheme, fallback: 'white' },
  { name: 'footer', label: texts.footerTheme, fallback: 'light' },
] as const;

function Places({ style: { style, session } }: { readonly style: StyleInHand }) {
  return (
    <section className={css.group}>
      <h3>{texts.usedFor}</h3>
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
