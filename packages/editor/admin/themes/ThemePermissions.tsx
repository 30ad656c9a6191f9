import type { AppThemePermissionsResponse } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/themePermissions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { themePermissionsQuery } from '../../app/queries/themeQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Card } from '../../parts/Card.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { PermissionActs } from './PermissionActs.tsx';
import { PermissionGroup } from './PermissionGroup.tsx';
import { PermissionNotes } from './PermissionNotes.tsx';
import { KINDS, stateText } from './permissionTexts.ts';
import css from './themePermissions.module.css';
import { useAllowTheme } from './useAllowTheme.ts';

/** What a theme loads and runs beyond its own files, and what of that the owner lets it do on this site. */
export function ThemePermissions({ theme, title = TITLE }: { readonly theme: string; readonly title?: string }) {
  const { identifier } = useSite();
  const query = useQuery(themePermissionsQuery(identifier, theme));
  if (query.isPending) {
    return (
      <Card title={title} flush>
        <SkeletonRows count={4} label={texts.checkingTheTheme} />
      </Card>
    );
  }
  if (query.isError) {
    return (
      <Card title={title} flush>
        <ErrorState title={texts.theThemeCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  return <Permissions key={allowedIn(query.data).join(' ')} title={title} held={query.data} />;
}

const TITLE = texts.themePermissions;
const NOTHING_ASKED = texts.thisThemeLoadsNothing;
const ASKS = texts.scriptsInTheThemes;

function allowedIn({ requests }: AppThemePermissionsResponse): readonly string[] {
  return requests.filter((request) => request.isAllowed).map(({ id }) => id);
}

function Permissions({ title, held }: { readonly title: string; readonly held: AppThemePermissionsResponse }) {
  const { requests } = held;
  const allowed = allowedIn(held);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(allowed));
  const { allow, isPending } = useAllowTheme(held.theme);
  const canAllow = isAllowed(useSite(), 'customCode.full');
  const tick = (id: string, isOn: boolean) =>
    setTicked((now) => new Set(isOn ? [...now, id] : [...now].filter((each) => each !== id)));
  return (
    <Card title={title} aside={requests.length > 0 ? <State held={held} /> : undefined}>
      <div className={css.stack}>
        <p className={css.hint}>{requests.length === 0 ? NOTHING_ASKED : ASKS}</p>
        {KINDS.map((kind) => (
          <PermissionGroup
            key={kind}
            kind={kind}
            requests={requests.filter((request) => request.kind === kind)}
            ticked={ticked}
            isReadOnly={!canAllow || isPending}
            onTick={tick}
          />
        ))}
        <PermissionNotes held={held} />
        {requests.length === 0 ? null : canAllow ? (
          <PermissionActs
            all={requests.map(({ id }) => id)}
            allowed={allowed}
            ticked={[...ticked]}
            isPending={isPending}
            onAllow={allow}
          />
        ) : (
          <p className={css.hint}>{texts.onlyTheOwnerAnd}</p>
        )}
      </div>
    </Card>
  );
}

function State({ held }: { readonly held: AppThemePermissionsResponse }) {
  const count = allowedIn(held).length;
  const tone = count === 0 ? 'plain' : count === held.requests.length ? 'good' : 'warn';
  return <Badge text={stateText(count, held.requests.length)} tone={tone} hollow={count === 0} />;
}
