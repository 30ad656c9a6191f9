import type { WireTheme } from '@quoin/contract/endpoints/content';
import { fontOf, fontPackOf, HOUSE_PALETTE, readSiteStyle, STYLE_DEFAULTS, sectionColors } from '@quoin/domain/styles';
import * as texts from '@quoin/messages/app/themePart';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSite } from '../../app/site/site.ts';
import { perform } from '../../commands/acts/acting.ts';
import { switchTheme } from '../../commands/style/switchTheme.ts';
import { useActWorld } from '../../shell/editorContext.ts';
import { fetchFont } from '../fonts/fontFaces.ts';
import css from '../style.module.css';
import { designQuery, type StyleInHand } from '../useStyle.ts';

/** Themes the site can have. What is on its pages stays; what the theme begins with changes. */
export function ThemePart({ style: { design } }: { readonly style: StyleInHand }) {
  const world = useActWorld();
  const { identifier } = useSite();
  const client = useQueryClient();
  if (design === undefined) return null;
  async function change({ name, title }: WireTheme) {
    if (design === undefined || name === design.theme) return;
    // Without an answer, links stay where they are, so none is lost.
    const next = await client.fetchQuery(designQuery(identifier, name)).catch(() => design);
    const navigations = { from: namesOf(design.navigations), to: namesOf(next.navigations) };
    perform(world, switchTheme, { theme: name, title, from: design.theme, navigations });
  }
  return (
    <div className={css.fields}>
      <p className={css.hint}>{texts.pagesBlocksAndYour}</p>
      <div className={css.themes}>
        {design.themes.map((theme) => (
          <button
            key={theme.name}
            type="button"
            className={css.card}
            aria-pressed={theme.name === design.theme}
            onClick={() => void change(theme)}
          >
            <ThemeFace theme={theme} />
            <span className={css.cardName}>
              {theme.title}
              <small>{theme.description}</small>
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}

const namesOf = (navigations: readonly { readonly name: string }[]) => navigations.map(({ name }) => name);

/** A small page in the colours and fonts the theme begins with. */
function ThemeFace({ theme: { look, title } }: { readonly theme: WireTheme }) {
  const style = readSiteStyle(look);
  const palette = style.palette ?? HOUSE_PALETTE;
  const page = sectionColors(palette, style.themes.page ?? 'white', style.themes.own[style.themes.page ?? 'white']);
  const head = sectionColors(palette, style.themes.header ?? style.themes.page ?? 'white');
  const foot = sectionColors(palette, style.themes.footer ?? 'light');
  const { heading } = style.fonts ?? fontPackOf(STYLE_DEFAULTS.pack)!.roles;
  const { identifier } = useSite();
  const font = fontOf(heading.font);
  useEffect(() => {
    if (font !== null) void fetchFont(font, identifier);
  }, [font, identifier]);
  const type = { fontFamily: font?.family, fontWeight: heading.weight, textTransform: heading.case };
  return (
    <span className={css.themeFace} style={{ background: page.ground, color: page.text }} aria-hidden="true">
      <i style={{ background: head.ground, color: head.text }}>{title}</i>
      <b style={{ ...type, color: page.heading }}>{title}</b>
      <u style={{ background: page.tint }} />
      <u style={{ background: page.link }} />
      <u style={{ background: page.tint }} />
      <em style={{ background: foot.ground }} />
    </span>
  );
}
