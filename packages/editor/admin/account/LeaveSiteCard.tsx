import { appLeavePath } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/leaveSiteCard';
import { useMutation } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { complain } from '../../parts/dialogs/toasts.tsx';
import css from '../settings/settingsRows.module.css';

/** The way off this site, for everybody but its owner: every site needs one. */
export function LeaveSiteCard() {
  const site = useSite();
  const leave = useMutation({
    mutationFn: () => act('DELETE', appLeavePath(site.identifier)),
    onSuccess: () => window.location.assign('/'),
    onError: (error) => complain(error.message),
  });
  const ask = async () => {
    const isConfirmed = await confirm({
      title: texts.leave(site.title),
      message: texts.youLoseAccessTo,
      ...{ confirmLabel: texts.leave2, isDangerous: true },
    });
    if (isConfirmed) leave.mutate();
  };
  return (
    <Card title={texts.thisSite} flush>
      <div className={css.row}>
        <span className={css.words}>
          <span className={css.name}>{site.title}</span>
          <span className={css.soft}>{site.isOwner ? texts.youOwnThisSite : texts.toComeBackYou}</span>
        </span>
        <Button isDisabled={site.isOwner} isPending={leave.isPending} onPress={() => void ask()}>
          {texts.leaveSite}
        </Button>
      </div>
    </Card>
  );
}
