import type { AppDesignResponse } from '@quoin/contract/endpoints/content';
import { textIn } from '@quoin/domain/document';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../app/site/site.ts';
import { useRecord } from '../shell/editorContext.ts';
import { designQuery } from './useStyle.ts';

/** What the theme of the draft brings; undefined while it is on its way. */
export function useDesign(): AppDesignResponse | undefined {
  const { identifier } = useSite();
  const theme = textIn(useRecord('style:style') ?? {}, 'theme');
  return useQuery({ ...designQuery(identifier, theme), retry: false }).data;
}
