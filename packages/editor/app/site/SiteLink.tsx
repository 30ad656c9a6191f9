import type { MouseEvent, ReactNode } from 'react';
import { useSite } from './site.ts';
import { visitAddress } from './visitAddress.ts';

interface SiteLinkProps {
  /** Of the page, as visitors know it. */
  readonly url: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** Opens a page of the site beside the app. Its address is the page's own, to be seen and copied; who follows it is led there. */
export function SiteLink({ url, ...rest }: SiteLinkProps) {
  const site = useSite();
  const lead = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.href = visitAddress(site, url);
    // The browser reads where a link leads after everybody has heard of the press.
    setTimeout(() => {
      link.href = url;
    });
  };
  return <a href={url} target="_blank" rel="noreferrer" onClick={lead} onAuxClick={lead} {...rest} />;
}
