import type { WireLeftSamples } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/sampleContentNotice';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../app/site/site.ts';
import css from './PublishDialog.module.css';

interface LeftSamplesProps {
  readonly samples: readonly WireLeftSamples[];
  readonly onGo: () => void;
}

/** Products and entries that came with the site: visitors would take them for real ones. */
export function SampleContentNotice({ samples, onGo }: LeftSamplesProps) {
  if (samples.length === 0) return null;
  return (
    <ul className={css.samples} aria-label={texts.sampleContent}>
      {samples.map((left) => (
        <li key={left.collectionId}>
          <span>{sentence(left)}</span>
          <WayThere left={left} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

function sentence({ title, isShop, count }: WireLeftSamples): string {
  return texts.areStillIn(isShop, count, title);
}

function WayThere({ left, onGo }: { readonly left: WireLeftSamples; readonly onGo: () => void }) {
  const { identifier: site } = useSite();
  const { collectionId } = left;
  return left.isShop ? (
    <Link
      to="/$site/config/products"
      params={{ site }}
      search={{ storePage: collectionId }}
      className={css.go}
      onClick={onGo}
    >
      {texts.show}
    </Link>
  ) : (
    <Link
      to="/$site/config/content/$journalId"
      params={{ site, journalId: collectionId }}
      className={css.go}
      onClick={onGo}
    >
      {texts.show}
    </Link>
  );
}
