import { appCanvasPath, type CanvasResponse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/pageShot';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { load } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { connectFrame } from '../../canvas/sync/frameConnection.ts';
import css from '../publishing/VersionCompare.module.css';

export interface PageShotProps {
  readonly title: string;
  readonly page: string;
  /** The draft as it is now: null. */
  readonly version: number | null;
  readonly siteOrigin: string;
  /** How wide it is drawn, in pixels of the screen. */
  readonly width: number;
  onHeight(height: number): void;
}

/** A page is drawn as on a wide window, and made smaller. */
const PAGE_WIDTH = 1280;
const LEAST_HEIGHT = 600;

/** A page as it was at a version: the site's own, in a frame that leads nowhere, whole. */
export function PageShot({ title, page, version, siteOrigin, width, onHeight }: PageShotProps) {
  const { identifier } = useSite();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(LEAST_HEIGHT);
  const query = new URLSearchParams({ page, ...(version === null ? {} : { version: String(version) }) });
  const address = useQuery({
    queryKey: ['site', identifier, 'shot', page, version],
    queryFn: ({ signal }) => load<CanvasResponse>(`${appCanvasPath(identifier)}?${query}`, signal),
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
  const url = address.data?.url;
  useEffect(() => {
    if (frame.current === null || url === undefined) return;
    const connection = connectFrame(frame.current, {
      siteOrigin,
      onConnected: () => undefined,
      onMessage: (message) => {
        if (message.type === 'measures') setHeight(Math.max(LEAST_HEIGHT, Math.ceil(message.page.height)));
      },
    });
    return () => connection.close();
  }, [siteOrigin, url]);
  const scale = width / PAGE_WIDTH;
  useEffect(() => onHeight(height * scale), [onHeight, height, scale]);
  if (address.isError) return <p className={css.missing}>{texts.thisPageDidNot}</p>;
  return (
    <iframe
      ref={frame}
      title={title}
      src={url}
      className={css.frame}
      tabIndex={-1}
      sandbox="allow-scripts allow-same-origin"
      style={{ width: PAGE_WIDTH, height, transform: `scale(${scale})` }}
    />
  );
}
