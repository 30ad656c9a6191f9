import type { WireSubmission } from '@quoin/contract/endpoints/content';
import { answerText, type SpamReason } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/submissionBox';
import { useQuery } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { useEffect } from 'react';
import { submissionQuery } from '../../app/queries/formQueries.ts';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { orComplain } from '../orders/orderActs.ts';
import css from './forms.module.css';
import { senderText, useSubmissionActs } from './SubmissionsScreen.tsx';

interface SubmissionBoxProps {
  readonly id: string | null;
  readonly mayAct: boolean;
  readonly onClose: () => void;
}

/** Shows one submission next to the list it belongs to. Opening it marks it as read. */
export function SubmissionBox({ id, mayAct, onClose }: SubmissionBoxProps) {
  const site = useSite();
  const query = useQuery({ ...submissionQuery(site.identifier, id ?? ''), enabled: id !== null });
  const held = id === null ? undefined : query.data;
  const acts = useSubmissionActs();
  const isUnread = mayAct && held?.isRead === false;
  useEffect(() => {
    if (isUnread && id !== null) acts.run({ act: 'read', ids: [id] }).catch(() => undefined);
  }, [isUnread, id, acts]);
  return (
    <DialogBox
      title={held === undefined ? texts.submission : senderText(held)}
      isOpen={id !== null}
      onClose={onClose}
      look="side"
      actions={held === undefined || !mayAct ? undefined : <Acts submission={held} onClose={onClose} />}
    >
      {held !== undefined ? (
        <Whole submission={held} />
      ) : query.isError ? (
        <ErrorState title={texts.theSubmissionCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonRows count={5} label={commonTexts.loading} />
      )}
    </DialogBox>
  );
}

function Acts({ submission, onClose }: { readonly submission: WireSubmission; readonly onClose: () => void }) {
  const acts = useSubmissionActs();
  const ids = [submission.id];
  const isSpam = submission.folder === 'spam';
  const then = (work: Promise<unknown>) => orComplain(work.then(onClose));
  return (
    <>
      <Button onPress={() => then(acts.remove(ids))}>{commonTexts.delete}</Button>
      <Button onPress={() => then(acts.run({ act: isSpam ? 'inbox' : 'spam', ids }))}>
        {isSpam ? texts.notSpam : texts.spam}
      </Button>
      <Button onPress={() => then(acts.run({ act: 'unread', ids }))}>{texts.markAsUnread}</Button>
    </>
  );
}

const REASONS: Readonly<Record<SpamReason, string>> = {
  honeypot: texts.theHiddenSpamTrap,
  links: texts.containsManyLinks,
  unconfirmed: texts.theSenderHasNot,
};

function Whole({ submission }: { readonly submission: WireSubmission }) {
  const site = useSite();
  const moments = useMoments();
  const { answers, email, formName, page, createdAt, spamReasons } = submission;
  const subject = encodeURIComponent(`${formName} · ${site.title}`);
  return (
    <div className={css.reading}>
      <div className={css.soft}>
        {formName}, {moments.full(createdAt)}
        {page.title === '' ? null : (
          <>
            {' '}
            {texts.on} <SiteLink url={`${site.url}${page.path}`}>{page.title}</SiteLink>
          </>
        )}
      </div>
      {spamReasons.map((reason) => (
        <p key={reason} className={css.soft}>
          <Badge text={texts.spam} tone="warn" /> {REASONS[reason as SpamReason]}
        </p>
      ))}
      <dl className={css.answers}>
        {answers.map((answer) => (
          <div key={answer.id}>
            <dt>{answer.rawTitle}</dt>
            <dd>{answerText(answer)}</dd>
          </div>
        ))}
      </dl>
      {email === '' ? null : (
        <div className={css.acts}>
          <a
            href={`mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${subject}`}
            className={buttonLook('primary')}
          >
            <Reply aria-hidden="true" /> {texts.replyByEmail}
          </a>
        </div>
      )}
    </div>
  );
}
