import type { WireAssetUse } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/useList';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../parts/Badge.tsx';
import css from './MediaScreen.module.css';

const KINDS: Readonly<Record<WireAssetUse['kind'], string>> = {
  page: commonTexts.page,
  product: commonTexts.product,
  post: texts.post,
  event: texts.event,
  site: commonTexts.site,
};
const MOST = 30;

/** The places that show a file, each a link to where it is changed. */
export function UseList({ uses }: { readonly uses: readonly WireAssetUse[] }) {
  return (
    <ul className={css.uses} aria-label={texts.usedIn}>
      {uses.slice(0, MOST).map((use) => (
        <li key={`${use.assetId} ${use.kind} ${use.id}`}>
          <span className={css.useKind}>{KINDS[use.kind]}</span>
          {use.path === null ? <span>{use.title}</span> : <Link to={use.path}>{use.title || texts.untitled}</Link>}
          {use.isLive ? null : <Badge text={texts.draftOnly} tone="plain" hollow />}
        </li>
      ))}
      {uses.length > MOST ? <li>{texts.andMore(uses.length - MOST)}</li> : null}
    </ul>
  );
}
