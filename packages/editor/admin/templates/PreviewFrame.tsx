import * as texts from '@quoin/messages/app/templatesPreviewFrame';
import { useEffect, useMemo, useRef, useState } from 'react';
import { frameDocument } from './frameDocument.ts';
import css from './TryOutScreen.module.css';

export type PreviewWidth = 'desktop' | 'phone';

const WIDTHS: Readonly<Record<PreviewWidth, number>> = { desktop: 1280, phone: 390 };

export interface PreviewFrameProps {
  readonly html: string;
  readonly site: string;
  readonly width: PreviewWidth;
}

/**
 * The page in a frame without scripts, forms and pop-ups, as wide as the screen it is meant for and scaled to fit.
 * `allow-same-origin` without `allow-scripts`: nothing in it runs, but its pictures come with the session that may see them.
 */
export function PreviewFrame({ html, site, width }: PreviewFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolledTo = useRef(0);
  const room = useRoom(place);
  const text = useMemo(() => frameDocument(html, site), [html, site]);
  const scale = room === null ? 1 : Math.min(1, room.width / WIDTHS[width]);
  const style = { width: WIDTHS[width], height: (room?.height ?? 600) / scale, transform: `scale(${scale})` };
  // Read before the next document comes: a preview that jumps to its top at each key is of no use.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new text is what there is to remember before
  useEffect(
    () => () => {
      scrolledTo.current = frame.current?.contentWindow?.scrollY ?? scrolledTo.current;
    },
    [text],
  );
  return (
    <div ref={place} className={width === 'phone' ? `${css.stage} ${css.narrow}` : css.stage}>
      <iframe
        ref={frame}
        title={texts.previewOfThePage}
        sandbox="allow-same-origin"
        srcDoc={text}
        className={css.frame}
        style={style}
        onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolledTo.current)}
      />
    </div>
  );
}

function useRoom(place: React.RefObject<HTMLDivElement | null>) {
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return room;
}
