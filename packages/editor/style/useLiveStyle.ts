import {
  appDesignStylesheetPath,
  type DesignStylesheetRequest,
  type DesignStylesheetResponse,
} from '@quoin/contract/endpoints/content';
import { textIn } from '@quoin/domain/document';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { act } from '../app/api.ts';
import type { LiveStyle } from '../canvas/sync/styleSync.ts';
import type { Editor } from '../document/editor.ts';
import { useRecord } from '../shell/editorContext.ts';
import { designQuery } from './useStyle.ts';

/** What the canvas needs to show a style while it is changed. */
export function useLiveStyle(editor: Editor, site: string): LiveStyle {
  const client = useQueryClient();
  // Asked for before anybody needs it: an undo may change the style while its panel was never open.
  const theme = textIn(useRecord('style:style') ?? {}, 'theme');
  useQuery(designQuery(site, theme));
  return useMemo(() => {
    const design = () =>
      client.getQueryData(designQuery(site, textIn(editor.record('style:style') ?? {}, 'theme')).queryKey);
    return {
      look: () => design()?.themes.find(({ name }) => name === design()?.theme)?.look ?? null,
      tweaks: () => design()?.tweaks ?? [],
      compile: (request) => compileStylesheet(site, request).catch(() => null),
    };
  }, [client, editor, site]);
}

export function compileStylesheet(site: string, request: DesignStylesheetRequest): Promise<DesignStylesheetResponse> {
  return act<DesignStylesheetResponse>('POST', appDesignStylesheetPath(site), request);
}
