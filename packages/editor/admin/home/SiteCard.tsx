import { appCanvasPath, type CanvasResponse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/siteCard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState } from 'react';
import { load } from '../../app/api.ts';
import { mayFrameSites } from '../../app/mayFrameSites.ts';
import { useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import css from './SiteCard.module.css';

/** The site as it is now, and the way to change it: what a new owner looks for first. */
export function SiteCard() {
  const site = useSite();
  return (
    <section className={css.card} aria-label={texts.yourSite}>
      {mayFrameSites() ? <SitePicture /> : null}
      <div className={css.words}>
        <h2 className={css.title}>{site.title}</h2>
        <p className={css.lead}>{texts.editTextImagesAnd}</p>
        <Link to="/$site/config/pages" params={{ site: site.identifier }} className={buttonLook('primary')}>
          {texts.editYourSite}
        </Link>
      </div>
    </section>
  );
}

/** As wide as a window on a desk; made smaller. */
const PAGE = { width: 1280, height: 800 } as const;

/** The home page itself, still: nothing in it runs, and nobody lands in it by keyboard. */
function SitePicture() {
  const { identifier } = useSite();
  const [place, width] = useWidth();
  const { data } = useQuery({
    queryKey: ['site', identifier, 'picture'],
    queryFn: ({ signal }) => load<CanvasResponse>(`${appCanvasPath(identifier)}?path=%2F`, signal),
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });
  return (
    <div ref={place} className={css.picture} aria-hidden="true">
      {data === undefined || width === 0 ? null : (
        <iframe
          title={texts.yourHomePage}
          src={data.url}
          tabIndex={-1}
          loading="lazy"
          sandbox="allow-scripts allow-same-origin"
          className={css.frame}
          style={{ width: PAGE.width, height: PAGE.height, transform: `scale(${width / PAGE.width})` }}
        />
      )}
    </div>
  );
}

function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [place, width] as const;
}
