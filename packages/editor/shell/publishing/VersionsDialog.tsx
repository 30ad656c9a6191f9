import type { VersionResponse, WireVersion } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/versionsDialog';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMoments, useSite } from '../../app/site/site.ts';
import { perform } from '../../commands/acts/acting.ts';
import { restoreVersion } from '../../commands/pages/restoreVersion.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import type { DialogProps } from '../dialogs/EditorDialogs.tsx';
import { useActWorld } from '../editorContext.ts';
import { VersionCompare } from './VersionCompare.tsx';
import css from './VersionsDialog.module.css';
import { loadVersion, versionsQuery } from './versionQueries.ts';

const KINDS = { published: commonTexts.published, named: texts.saved, planned: commonTexts.scheduled } as const;

/** What was published and kept, newest first; one is compared with now, and gone back to by a step that can be undone (ED-29). */
export function VersionsDialog({ onClose }: DialogProps) {
  const site = useSite();
  const world = useActWorld();
  const query = useInfiniteQuery(versionsQuery(site.identifier));
  const versions = query.data?.pages.flatMap((each) => each.versions);
  const [compared, setCompared] = useState<VersionResponse | null>(null);
  const look = useMutation({
    mutationFn: (number: number) => loadVersion(site.identifier, number),
    onSuccess: setCompared,
  });
  if (compared !== null) {
    const { version } = compared;
    const records = new Map(compared.records);
    const restore = (page?: string) => {
      const params = { number: version.number, records, ...(page === undefined ? {} : { page }) };
      if (perform(world, restoreVersion, params)) onClose();
    };
    return (
      <DialogBox title={nameOf(version)} look="wide" isOpen onClose={onClose}>
        <VersionCompare {...{ version, records }} onRestore={restore} onBack={() => setCompared(null)} />
      </DialogBox>
    );
  }
  return (
    <DialogBox title={texts.versions} isOpen onClose={onClose}>
      {look.isError ? <p role="alert">{look.error.message}</p> : null}
      {query.isError ? (
        <ErrorState title={texts.theVersionsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {versions === undefined && !query.isError ? <SkeletonRows count={4} label={texts.loadingVersions} /> : null}
      {versions?.length === 0 ? <p>{texts.noVersionsYetPublishing}</p> : null}
      <ol className={css.versions}>
        {versions?.map((version) => (
          <VersionRow
            key={version.number}
            version={version}
            isPending={look.isPending && look.variables === version.number}
            onCompare={() => look.mutate(version.number)}
          />
        ))}
      </ol>
      {query.hasNextPage ? <Button onPress={() => void query.fetchNextPage()}>{texts.olderVersions}</Button> : null}
      {versions !== undefined && versions.length > 0 ? <p className={css.rule}>{texts.namedVersionsAreKept}</p> : null}
    </DialogBox>
  );
}

function nameOf({ name, number }: WireVersion): string {
  return name || texts.version(number);
}

interface VersionRowProps {
  readonly version: WireVersion;
  readonly isPending: boolean;
  readonly onCompare: () => void;
}

function VersionRow({ version, isPending, onCompare }: VersionRowProps) {
  const moments = useMoments();
  const { kind, author, madeAt } = version;
  return (
    <li className={css.version}>
      <div>
        <strong>{nameOf(version)}</strong>
        <p>{texts.by(KINDS[kind], moments.full(Date.parse(madeAt)), author)}</p>
      </div>
      <Button isPending={isPending} aria-label={texts.compareWithCurrent(nameOf(version))} onPress={onCompare}>
        {texts.compare}
      </Button>
    </li>
  );
}
