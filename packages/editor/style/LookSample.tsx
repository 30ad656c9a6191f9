import { fontIn, fontPackOf, HOUSE_PALETTE, STYLE_DEFAULTS, sectionColors } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/lookSample';
import { useEffect } from 'react';
import { useSite } from '../app/site/site.ts';
import { fetchFont } from './fonts/fontFaces.ts';
import css from './style.module.css';
import type { StyleInHand } from './useStyle.ts';

/** The look in small: a heading, a line and a button as they are now. */
export function LookSample({ style: { style } }: { readonly style: StyleInHand }) {
  const page = style.themes.page ?? 'white';
  const colors = sectionColors(style.palette ?? HOUSE_PALETTE, page, style.themes.own[page]);
  const roles = style.fonts ?? fontPackOf(STYLE_DEFAULTS.pack)!.roles;
  const { identifier } = useSite();
  const [heading, body] = [fontIn(style, roles.heading.font), fontIn(style, roles.body.font)];
  useEffect(() => {
    for (const font of [heading, body]) if (font !== null) void fetchFont(font, identifier);
  }, [heading, body, identifier]);
  const { shape, radius, fill } = style.buttons ?? STYLE_DEFAULTS.buttons;
  const round = { square: 0, rounded: 8, pill: 99, custom: radius }[shape];
  return (
    <div
      className={css.look}
      style={{ background: colors.ground, color: colors.text, fontFamily: body?.family }}
      aria-hidden="true"
    >
      <b
        style={{
          color: colors.heading,
          fontFamily: heading?.family,
          fontWeight: roles.heading.weight,
          textTransform: roles.heading.case,
        }}
      >
        {texts.preview}
      </b>
      <span style={{ color: colors.soft }}>{texts.sampleTextWithA}</span>
      <span
        className={css.sample}
        style={{
          padding: '7px 14px',
          borderRadius: round,
          border: `1px solid ${colors.button}`,
          background: fill === 'outline' ? 'none' : colors.button,
          color: fill === 'outline' ? colors.button : colors.buttonText,
        }}
      >
        {texts.button}
      </span>
    </div>
  );
}
