import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/permissionActs';
import { Button } from '../../parts/Button.tsx';
import css from './themePermissions.module.css';

export interface PermissionActsProps {
  readonly all: readonly string[];
  readonly allowed: readonly string[];
  readonly ticked: readonly string[];
  readonly isPending: boolean;
  readonly onAllow: (allowed: readonly string[]) => void;
}

/** Allows what is ticked, or all of it, or takes all of it back; only what would change something is offered. */
export function PermissionActs({ all, allowed, ticked, isPending, onAllow }: PermissionActsProps) {
  const isChanged = ticked.length !== allowed.length || ticked.some((id) => !allowed.includes(id));
  return (
    <div className={css.acts}>
      {isChanged ? (
        <Button look="primary" isPending={isPending} onPress={() => onAllow(ticked)}>
          {commonTexts.save}
        </Button>
      ) : null}
      {allowed.length < all.length ? (
        <Button look={isChanged ? 'plain' : 'primary'} isPending={isPending} onPress={() => onAllow(all)}>
          {texts.allowAll(all.length)}
        </Button>
      ) : null}
      {allowed.length > 0 ? (
        <Button look="danger" isPending={isPending} onPress={() => onAllow([])}>
          {texts.revokeAll}
        </Button>
      ) : null}
    </div>
  );
}
