import { appLeavePath } from '@quoin/contract/endpoints/running';
import { useMutation } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { confirm } from '../../parts/confirm.ts';
import { complain } from '../../parts/toasts.tsx';
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
      title: `Leave ${site.title}?`,
      message: 'From this moment you cannot open this site. What you wrote and did stays.',
      ...{ confirmLabel: 'Leave', isDangerous: true },
    });
    if (isConfirmed) leave.mutate();
  };
  return (
    <Card title="This site" flush>
      <div className={css.row}>
        <span className={css.words}>
          <span className={css.name}>{site.title}</span>
          <span className={css.soft}>
            {site.isOwner
              ? 'You own this site. Hand it over under Contributors before you leave.'
              : 'After leaving you need a new invitation to come back.'}
          </span>
        </span>
        <Button isDisabled={site.isOwner} isPending={leave.isPending} onPress={() => void ask()}>
          Leave the site
        </Button>
      </div>
    </Card>
  );
}
