import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formsQuery } from '../app/queries/formQueries.ts';
import { useSite } from '../app/site/site.ts';
import { useEditor, useRecord } from '../shell/editorContext.ts';
import { previewTools, templateTools } from './templateTools.ts';
import { thumbnailLook } from './thumbnailLook.ts';

/** What templates need of the open site: how it looks, what thumbnails say, and what is put in when one is taken. */
export function useSiteTemplates() {
  const editor = useEditor();
  const { identifier, language } = useSite();
  const forms = useQuery(formsQuery(identifier)).data?.forms;
  const style = useRecord('style:style');
  const title = useRecord('site:site')?.title;
  const look = useMemo(() => thumbnailLook(style ?? {}), [style]);
  const preview = useMemo(() => previewTools(language, String(title ?? '')), [language, title]);
  const tools = () => {
    const first = (wanted: 'form' | 'newsletter') => forms?.find(({ kind }) => kind === wanted)?.id ?? '';
    const known = { contact: first('form'), newsletter: first('newsletter') };
    return templateTools(editor.state().records, { language, forms: known });
  };
  return { look, preview, tools };
}
