import {
  FONT_PACKS,
  FONT_ROLES,
  FONT_USES,
  FONTS,
  type FontPack,
  type FontRole,
  type FontUse,
  fontIn,
  fontOf,
  fontPackOf,
  type RoleStyle,
  STYLE_DEFAULTS,
  styleSentence,
  TEXT_CASES,
} from '@quoin/domain/styles';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/fontsPart';
import { useCallback, useEffect, useState } from 'react';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { FontLoadLine } from '../fonts/FontLoadLine.tsx';
import { fetchFont } from '../fonts/fontFaces.ts';
import { OwnFonts } from '../fonts/OwnFonts.tsx';
import { ROLE_NAMES } from '../roleNames.ts';
import { SliderField } from '../SliderField.tsx';
import css from '../style.module.css';
import type { StyleInHand } from '../useStyle.ts';

const USE_NAMES: Readonly<Record<FontUse, string>> = {
  siteTitle: texts.siteTitle,
  navigation: texts.navigation,
  productTitle: texts.productTitles,
  price: texts.prices,
  quote: texts.quotes,
  label: texts.formLabels,
};

/** Packs of fonts that go together, what each role is set in, sizes, and which text has which role. */
export function FontsPart({ style }: { readonly style: StyleInHand }) {
  return (
    <div className={css.fields}>
      <FontLoadLine style={style.style} />
      <Packs style={style} />
      <OwnFonts style={style} />
      <Scale style={style} />
      <Roles style={style} />
      <Uses style={style} />
      {Object.hasOwn(style.stored, 'fonts') || Object.hasOwn(style.stored, 'scale') ? (
        <Button
          onPress={() => {
            style.session.reset(['fonts']);
            style.session.reset(['scale']);
          }}
        >
          {texts.resetFonts}
        </Button>
      ) : null}
    </div>
  );
}

function Packs({ style: { style, whole, session } }: { readonly style: StyleInHand }) {
  const fonts = whole.fonts as { readonly pack?: unknown } | undefined;
  const chosen = style.fonts === null ? STYLE_DEFAULTS.pack : String(fonts?.pack ?? STYLE_DEFAULTS.pack);
  // Roles one has set oneself belong to the pack one leaves.
  const choose = (id: string) => session.keep([{ path: ['fonts', 'pack'], value: id }, { path: ['fonts', 'roles'] }]);
  const [lost, setLost] = useState({ isLost: false, tries: 0 });
  const lose = useCallback(() => setLost((before) => ({ ...before, isLost: true })), []);
  return (
    <section className={css.group}>
      <h3>{texts.fontPacks}</h3>
      {lost.isLost ? (
        <div role="alert" className={css.problems}>
          {styleSentence({ code: 'fontsNotLoaded' })}
          <Button onPress={() => setLost(({ tries }) => ({ isLost: false, tries: tries + 1 }))}>
            {commonTexts.tryAgain}
          </Button>
        </div>
      ) : null}
      <div className={css.cards} key={lost.tries}>
        {FONT_PACKS.map((pack) => (
          <PackCard
            key={pack.id}
            pack={pack}
            isChosen={pack.id === chosen}
            onLost={lose}
            onChoose={() => choose(pack.id)}
            onTry={(isTried) =>
              session.preview(
                isTried ? [{ path: ['fonts', 'pack'], value: pack.id }, { path: ['fonts', 'roles'] }] : null,
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

interface PackCardProps {
  readonly pack: FontPack;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** The pointer rests on it, or leaves it: the page shows what it would be like. */
  readonly onTry: (isTried: boolean) => void;
  /** Its letters did not come. */
  readonly onLost: () => void;
}

function PackCard({ pack: { name, roles }, isChosen, onChoose, onTry, onLost }: PackCardProps) {
  const { identifier } = useSite();
  const [heading, body] = [fontOf(roles.heading.font), fontOf(roles.body.font)];
  useEffect(() => {
    for (const font of [heading, body])
      if (font !== null) void fetchFont(font, identifier).then((isThere) => (isThere ? undefined : onLost()));
  }, [heading, body, identifier, onLost]);
  return (
    <button
      type="button"
      className={css.card}
      aria-pressed={isChosen}
      onClick={onChoose}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onTry(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onTry(false)}
    >
      <span className={`${css.cardFace} ${css.packFace}`} aria-hidden="true">
        <b style={faceOf(roles.heading)}>{heading?.family}</b>
        <em style={faceOf(roles.body)}>{body?.family}</em>
      </span>
      <span className={css.cardName}>{name}</span>
    </button>
  );
}

function faceOf({ font, weight, spacing, case: textTransform }: RoleStyle) {
  const family = fontOf(font)?.family ?? 'inherit';
  return { fontFamily: `"${family}"`, fontWeight: weight, letterSpacing: `${spacing / 100}em`, textTransform };
}

function Scale({ style: { style, session } }: { readonly style: StyleInHand }) {
  const scale = style.scale ?? STYLE_DEFAULTS.scale;
  const change = (name: 'base' | 'ratio', value: number) => [{ path: ['scale', name], value }];
  return (
    <section className={css.group}>
      <h3>{texts.sizes}</h3>
      <SliderField
        label={texts.baseSize}
        name="base"
        unit=" px"
        value={scale.base}
        onPreview={(value) => session.preview(change('base', value))}
        onChange={(value, isTyped) => session.keep(change('base', value), isTyped ? 'scale base' : undefined)}
      />
      <SliderField
        label={texts.headingScale}
        name="ratio"
        value={scale.ratio}
        onPreview={(value) => session.preview(change('ratio', value))}
        onChange={(value, isTyped) => session.keep(change('ratio', value), isTyped ? 'scale ratio' : undefined)}
      />
    </section>
  );
}

function Roles({ style }: { readonly style: StyleInHand }) {
  const [role, setRole] = useState<FontRole>('heading');
  return (
    <section className={css.group}>
      <h3>{texts.advanced}</h3>
      <SelectField
        label={texts.textStyle}
        value={role}
        choices={FONT_ROLES.map((value) => ({ value, text: ROLE_NAMES[value] }))}
        onChange={setRole}
      />
      <RoleFields key={role} role={role} style={style} />
    </section>
  );
}

const CASE_NAMES = {
  none: texts.normal,
  uppercase: texts.capitals,
  lowercase: texts.lowercase,
  capitalize: texts.capitalize,
};

function RoleFields({ role, style: { style, session } }: { readonly role: FontRole; readonly style: StyleInHand }) {
  const own = (style.fonts ?? fontPackOf(STYLE_DEFAULTS.pack)!.roles)[role];
  const font = fontIn(style, own.font);
  const change = (name: keyof RoleStyle, value: string | number) => [{ path: ['fonts', 'roles', role, name], value }];
  const slider = (name: 'weight' | 'size' | 'line' | 'spacing', label: string, unit = '') => (
    <SliderField
      {...{ label, name, unit }}
      {...(name === 'weight' && font !== null ? { range: [...font.weights, 50] as const } : {})}
      value={own[name]}
      onPreview={(value) => session.preview(change(name, value))}
      onChange={(value, isTyped) => session.keep(change(name, value), isTyped ? `${role} ${name}` : undefined)}
    />
  );
  return (
    <>
      <SelectField
        label={texts.font}
        value={own.font}
        choices={[...style.ownFonts, ...FONTS].map(({ id, family }) => ({ value: id, text: family }))}
        onChange={(value) => session.keep(change('font', value))}
      />
      {font !== null && font.weights[0] === font.weights[1] ? null : slider('weight', texts.weight)}
      {slider('size', texts.size, ' %')}
      {slider('line', texts.lineHeight)}
      {slider('spacing', texts.letterSpacing, ' %')}
      <SelectField
        label={texts.textTransform}
        value={own.case}
        choices={TEXT_CASES.map((value) => ({ value, text: CASE_NAMES[value] }))}
        onChange={(value) => session.keep(change('case', value))}
      />
    </>
  );
}

function Uses({ style: { style, session } }: { readonly style: StyleInHand }) {
  const choices = [
    { value: 'theme', text: texts.themeDefault },
    ...FONT_ROLES.map((value) => ({ value, text: ROLE_NAMES[value] })),
  ];
  return (
    <section className={css.group}>
      <h3>{texts.assignFonts}</h3>
      {FONT_USES.map((use) => (
        <SelectField
          key={use}
          label={USE_NAMES[use]}
          value={style.uses[use] ?? 'theme'}
          choices={choices}
          onChange={(value) =>
            session.keep([{ path: ['fonts', 'uses', use], ...(value === 'theme' ? {} : { value }) }])
          }
        />
      ))}
    </section>
  );
}
