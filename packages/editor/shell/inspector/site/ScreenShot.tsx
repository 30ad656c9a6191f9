import { appCanvasPath, type CanvasResponse } from '@quoin/contract/endpoints/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { load } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { useEditorState } from '../../editorContext.ts';
import css from '../inspector.module.css';

export interface ScreenShotProps {
  readonly title: string;
  /** Where the draft shows it. */
  readonly path: string;
  readonly siteOrigin: string;
}

/** Drawn as on a wide window, and made smaller. */
const WIDTH = 1280;
const HEIGHT = 800;

/** A small view of a screen in the saved draft. Its links lead nowhere, and it is rendered again after each change. */
export function ScreenShot({ title, path, siteOrigin }: ScreenShotProps) {
  const { identifier } = useSite();
  const state = useEditorState(({ saveState, unsaved }) => (saveState === 'saved' ? unsaved : -1));
  const records = useEditorState((each) => each.records);
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [shown, setShown] = useState({ records, count: 0 });
  useEffect(() => {
    if (box.current === null) return;
    // A sheet that is still opening has no width.
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (state === 0) setShown((before) => (before.records === records ? before : { records, count: before.count + 1 }));
  }, [state, records]);
  const query = new URLSearchParams({ path });
  const { data } = useQuery({
    queryKey: ['site', identifier, 'screen', siteOrigin, path, shown.count],
    queryFn: ({ signal }) => load<CanvasResponse>(`${appCanvasPath(identifier)}?${query}`, signal),
    ...{ staleTime: 0, gcTime: 0, retry: false },
    placeholderData: keepPreviousData,
  });
  const scale = width / WIDTH;
  return (
    <div ref={box} className={css.shot} style={{ height: HEIGHT * scale }}>
      {data === undefined || width === 0 ? null : (
        <iframe
          title={title}
          src={data.url}
          tabIndex={-1}
          sandbox="allow-scripts allow-same-origin"
          style={{ width: WIDTH, height: HEIGHT, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
}
