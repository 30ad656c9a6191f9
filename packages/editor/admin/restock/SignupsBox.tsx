import type { WireRestockGroup, WireRestockSignup } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/signupsBox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { restockSignupsQuery } from '../../app/queries/restockQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { orComplain } from '../orders/orderActs.ts';
import css from './RestockScreen.module.css';
import { useRestockActs } from './restockActs.ts';

interface Props {
  readonly group: WireRestockGroup;
  readonly name: string;
  readonly onClose: () => void;
}

/** Everybody who asked for one variant, the latest first, page by page (RSTK-06). */
export function SignupsBox({ group, name, onClose }: Props) {
  const site = useSite();
  const { productId, variantId } = group;
  const query = useInfiniteQuery(restockSignupsQuery(site.identifier, { productId, variantId }));
  const signups = query.data?.pages.flatMap((page) => page.signUps) ?? [];
  return (
    <DialogBox title={texts.requestsFor(name)} isOpen onClose={onClose} look="side">
      {query.isPending ? <SkeletonRows count={5} label={texts.loadingAddresses} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theListCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data !== undefined && signups.length === 0 ? <p className={css.soft}>{texts.noRequestsLeft}</p> : null}
      <ul className={css.people} aria-label={texts.addresses}>
        {signups.map((signup) => (
          <Signup key={signup.id} signup={signup} />
        ))}
      </ul>
      <LoadMoreButton query={query} label={texts.showMore} />
    </DialogBox>
  );
}

function Signup({ signup }: { readonly signup: WireRestockSignup }) {
  const site = useSite();
  const moments = useMoments();
  const { remove } = useRestockActs();
  const { id, email, isJoinMailingList, language, createdOn, sentOn } = signup;
  const now = Date.now();
  const facts = [
    texts.requested(moments.short(createdOn, now)),
    sentOn === null ? '' : texts.notified(moments.short(sentOn, now)),
    language,
  ];
  return (
    <li className={css.person}>
      <span className={css.words}>
        <strong className={css.email}>{email}</strong>
        <span className={css.soft}>{facts.filter(Boolean).join(', ')}</span>
      </span>
      {isJoinMailingList ? <Badge text={texts.mailingList} tone="note" /> : null}
      {sentOn === null && isAllowed(site, 'orders.full') ? (
        <Button look="quiet" aria-label={texts.remove(email)} onPress={() => orComplain(remove(id, email))}>
          <X aria-hidden="true" />
        </Button>
      ) : null}
    </li>
  );
}
