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

/**
 * Opens a page of the site in a new tab. Its `href` is the page's own address, to be seen and copied. A click goes
 * through {@link visitAddress}.
 */
export function SiteLink({ url, ...rest }: SiteLinkProps) {
  const site = useSite();
  const lead = ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
    link.href = visitAddress(site, url);
    // The browser reads a link's address after all listeners have received the click.
    setTimeout(() => {
      link.href = url;
    });
  };
  return <a href={url} target="_blank" rel="noreferrer" onClick={lead} onAuxClick={lead} {...rest} />;
}
