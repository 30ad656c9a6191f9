import type { WireAssetUse } from '@quoin/contract/endpoints/content';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../parts/Badge.tsx';
import css from './MediaScreen.module.css';

const KINDS: Readonly<Record<WireAssetUse['kind'], string>> = {
  page: 'Page',
  product: 'Product',
  post: 'Post',
  event: 'Event',
  site: 'Site',
};
const MOST = 30;

/** The places that show a file, each a link to where it is changed. */
export function UseList({ uses }: { readonly uses: readonly WireAssetUse[] }) {
  return (
    <ul className={css.uses} aria-label="Used in">
      {uses.slice(0, MOST).map((use) => (
        <li key={`${use.assetId} ${use.kind} ${use.id}`}>
          <span className={css.useKind}>{KINDS[use.kind]}</span>
          {use.path === null ? <span>{use.title}</span> : <Link to={use.path}>{use.title || 'Untitled'}</Link>}
          {use.isLive ? null : <Badge text="Draft only" tone="plain" hollow />}
        </li>
      ))}
      {uses.length > MOST ? <li>and {uses.length - MOST} more</li> : null}
    </ul>
  );
}
