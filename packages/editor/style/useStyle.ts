import { type AppDesignResponse, appDesignPath } from '@quoin/contract/endpoints/content';
import { type JsonRecord, textIn } from '@quoin/domain/document';
import { readSiteStyle, type SiteStyle, type Stored, styleOver } from '@quoin/domain/styles';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { load } from '../app/api.ts';
import { useSite } from '../app/site/site.ts';
import { useEditor, useRecord } from '../shell/editorContext.ts';
import { sessionOf } from './sessionOf.ts';
import type { StyleSession } from './styleSession.ts';

/** Themes and tweaks. `theme`: the one of the draft, '' for that of the site. */
export const designQuery = (site: string, theme: string) =>
  queryOptions({
    queryKey: ['design', site, theme],
    queryFn: ({ signal }) =>
      load<AppDesignResponse>(`${appDesignPath(site)}?${new URLSearchParams({ theme })}`, signal),
    staleTime: 5 * 60_000,
  });

export interface StyleInHand {
  readonly session: StyleSession;
  /** The record, with what is tried. */
  readonly stored: JsonRecord;
  /** What the theme begins with. */
  readonly look: Stored;
  /** The owner's choices over those of the theme. */
  readonly whole: Stored;
  readonly style: SiteStyle;
  readonly design: AppDesignResponse | undefined;
}

/** The site's style as it is now. */
export function useStyle(): StyleInHand {
  const editor = useEditor();
  const { identifier } = useSite();
  const stored = useRecord('style:style') ?? {};
  const { data: design } = useQuery(designQuery(identifier, textIn(stored, 'theme')));
  const look = design?.themes.find(({ name }) => name === design.theme)?.look ?? {};
  const whole = styleOver(look, stored);
  return { session: sessionOf(editor), stored, look, whole, style: readSiteStyle(whole), design };
}
