import { isJsonRecord } from '@quoin/domain/document';
import { PALETTE_COLORS } from '@quoin/domain/styles';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/styleTab';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { KEPT_BY_RESET } from '../commands/style/resetStyle.ts';
import { Button } from '../parts/Button.tsx';
import { useEditorState } from '../shell/editorContext.ts';
import type { ShellModel } from '../shell/shellModel.ts';
import { LookSample } from './LookSample.tsx';
import { AnimationPart } from './parts/AnimationPart.tsx';
import { ButtonsPart } from './parts/ButtonsPart.tsx';
import { ColorsPart } from './parts/ColorsPart.tsx';
import { CssPart } from './parts/CssPart.tsx';
import { FontsPart } from './parts/FontsPart.tsx';
import { FramePart } from './parts/FramePart.tsx';
import { ImagesPart } from './parts/ImagesPart.tsx';
import { SpacingPart } from './parts/SpacingPart.tsx';
import { ThemePart } from './parts/ThemePart.tsx';
import { TweaksPart, tweaksOf } from './parts/TweaksPart.tsx';
import css from './style.module.css';
import type { StylePart } from './styleSession.ts';
import { type StyleInHand, useStyle } from './useStyle.ts';

interface PartOfStyle {
  readonly part: StylePart;
  readonly name: string;
  readonly hint: string;
  readonly sign: (style: StyleInHand) => ReactNode;
  readonly view: (props: { readonly style: StyleInHand }) => ReactNode;
  readonly isShown?: (style: StyleInHand) => boolean;
}

const isStyled = ({ design }: StyleInHand) => design?.isStyled ?? true;

const PARTS: readonly PartOfStyle[] = [
  {
    ...{ part: 'colors', name: texts.colors, hint: texts.paletteAndThemes, view: ColorsPart },
    isShown: isStyled,
    sign: ({ style }) => (
      <span className={css.five}>
        {PALETTE_COLORS.map((name) => (
          <i key={name} style={{ background: style.palette?.[name] ?? DEFAULTS[name] }} />
        ))}
      </span>
    ),
  },
  {
    ...{ part: 'fonts', name: texts.fonts, hint: texts.packsFontsSizes, view: FontsPart, isShown: isStyled },
    sign: () => 'Aa',
  },
  {
    ...{ part: 'buttons', name: texts.buttons, hint: texts.shapeAndPadding, view: ButtonsPart },
    isShown: isStyled,
    sign: () => '▭',
  },
  {
    ...{ part: 'spacing', name: texts.spacing, hint: texts.widthsAndGaps, view: SpacingPart, isShown: isStyled },
    sign: () => '↔',
  },
  {
    ...{
      part: 'images',
      name: commonTexts.images,
      hint: texts.cornersToneAndHover,
      view: ImagesPart,
      isShown: isStyled,
    },
    sign: () => '◰',
  },
  {
    ...{ part: 'animation', name: texts.animations, hint: texts.onScroll, view: AnimationPart },
    sign: () => '⇡',
    isShown: isStyled,
  },
  {
    ...{ part: 'frame', name: texts.headerAndFooter, hint: texts.logoLayoutAndFooter, view: FramePart },
    isShown: isStyled,
    sign: () => '▔',
  },
  {
    ...{ part: 'tweaks', name: texts.tweaks, hint: texts.optionsOfThisTheme, view: TweaksPart },
    isShown: (style) => tweaksOf(style).length > 0,
    sign: () => '☰',
  },
  {
    ...{ part: 'theme', name: texts.theme, hint: texts.layoutOfTheWhole, view: ThemePart, sign: () => '▤' },
    isShown: ({ design }) => (design?.themes.length ?? 0) > 1,
  },
  { ...{ part: 'css', name: texts.customCss, hint: texts.cssOrLess, view: CssPart, sign: () => '{ }' } },
];

const DEFAULTS = { white: '#fcfcfa', light: '#f1f0ec', accent: '#b8361a', dark: '#24345e', black: '#17191d' } as const;

/** How the site looks: an overview, and a view for each part of it. What is tried shows on the page at once. */
export function StyleTab({ model }: { readonly model: ShellModel }) {
  const style = useStyle();
  const mayDesign = useEditorState(({ may }) => may.edit && may.design);
  const [part, setPart] = useState<StylePart | null>(null);
  const { session } = style;
  useEffect(() => {
    if (part === null) session.close();
    else session.open(part);
  }, [session, part]);
  useEffect(() => () => session.close(), [session]);
  if (!mayDesign) return <p className={css.hint}>{texts.yourRoleCannotChange}</p>;
  const chosen = PARTS.find((each) => each.part === part);
  if (chosen !== undefined) return <PartView chosen={chosen} style={style} onBack={() => setPart(null)} />;
  return (
    <div className={css.fields}>
      <LookSample style={style} />
      <div className={css.list}>
        {PARTS.filter(({ isShown }) => isShown?.(style) ?? true).map((each) => (
          <button key={each.part} type="button" className={css.entry} onClick={() => setPart(each.part)}>
            <span className={css.sign} aria-hidden="true">
              {each.sign(style)}
            </span>
            <span>
              {each.name}
              <small>{each.hint}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </button>
        ))}
      </div>
      {hasOwnLook(style) ? (
        <Button
          onPress={() => {
            session.reset([]);
            model.shell.say(texts.allStylesUseThe);
          }}
        >
          {texts.resetAllStyles}
        </Button>
      ) : null}
    </div>
  );
}

/** Something was chosen that "reset" would take away. */
function hasOwnLook({ stored }: StyleInHand): boolean {
  return Object.entries(stored).some(
    ([name, value]) => !KEPT_BY_RESET.includes(name) && isJsonRecord(value) && Object.keys(value).length > 0,
  );
}

interface PartViewProps {
  readonly chosen: PartOfStyle;
  readonly style: StyleInHand;
  readonly onBack: () => void;
}

function PartView({ chosen: { name, view: View }, style, onBack }: PartViewProps) {
  const { session } = style;
  return (
    <>
      <header className={css.partHead}>
        <Button look="quiet" aria-label={texts.backToAllStyles} autoFocus onPress={onBack}>
          <ArrowLeft aria-hidden="true" />
        </Button>
        <h2>{name}</h2>
      </header>
      <View style={style} />
      {session.isDirty() ? (
        <footer className={css.foot}>
          <Button look="quiet" onPress={() => session.cancel()}>
            {texts.cancelChanges}
          </Button>
          <Button
            look="primary"
            onPress={() => {
              session.save();
              onBack();
            }}
          >
            {commonTexts.done}
          </Button>
        </footer>
      ) : null}
    </>
  );
}
