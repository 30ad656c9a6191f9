import { appCanvasPath, type CanvasResponse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/topBarPreviewFrame';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { load } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { DEVICE_WIDTHS } from '../../canvas/zoom.ts';
import { PREVIEW_NAME, readPreviewGo } from '../../frame/previewPage.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { ErrorState } from '../../parts/states.tsx';
import { useEditor, useEditorState } from '../editorContext.ts';
import css from './PreviewFrame.module.css';

/** The draft as visitors would see it, the theme's scripts and movements included, code of the owner's not; links lead on within it. */
export function PreviewFrame({ siteOrigin }: { readonly siteOrigin: string }) {
  const editor = useEditor();
  const { identifier } = useSite();
  const page = useEditorState((state) => state.page);
  const device = useEditorState((state) => state.device);
  const isSaved = useEditorState(({ unsaved, saveState }) => unsaved === 0 || saveState !== 'saving');
  const frame = useRef<HTMLIFrameElement>(null);
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => editor.saveNow(), [editor]);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== siteOrigin) return;
      const wanted = readPreviewGo(data);
      if (wanted === '') announce(texts.thisLinkOpensAnother);
      else if (wanted !== null) setPath(wanted);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [siteOrigin]);
  const [place = '', anchor = ''] = (path ?? '').split('#');
  const [where = '', query = ''] = place.split('?');
  const asked = path === null ? new URLSearchParams({ page }) : new URLSearchParams({ path: decoded(where) });
  const address = useQuery({
    queryKey: ['site', identifier, 'preview', asked.toString()],
    queryFn: ({ signal }) => load<CanvasResponse>(`${appCanvasPath(identifier)}?${asked}`, signal),
    ...{ staleTime: 0, gcTime: 0, retry: false, enabled: isSaved },
  });
  if (address.isError)
    return <ErrorState title={texts.thePreviewCouldNot} error={address.error} onRetry={() => void address.refetch()} />;
  const url = address.data?.url;
  if (url === undefined) return null;
  const rest = `${query === '' ? '' : `&${query}`}${anchor === '' ? '' : `#${anchor}`}`;
  return (
    <div className={css.room} data-region="canvas">
      <iframe
        key={url + rest}
        ref={frame}
        name={PREVIEW_NAME}
        title={texts.preview}
        className={css.page}
        src={url + rest}
        sandbox="allow-scripts allow-same-origin allow-forms"
        style={device === 'desktop' ? undefined : { maxWidth: DEVICE_WIDTHS[device] }}
      />
    </div>
  );
}

/** What a page asks for may be anything. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '/';
  }
}
