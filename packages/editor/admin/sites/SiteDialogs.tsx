import { appSiteCopiesPath, appSiteNamePath } from '@quoin/contract/endpoints/content';
import { appSitePath, type WireAppSite } from '@quoin/contract/endpoints/running';
import { SITE_LIMITS } from '@quoin/domain/sections';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/siteDialogs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { sitesQuery } from '../../app/queries/queries.ts';
import { sitesOverviewQuery } from '../../app/queries/siteQueries.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';

interface SiteDialogProps {
  readonly site: WireAppSite;
  readonly onClose: () => void;
}

export function RenameSiteDialog({ site, onClose }: SiteDialogProps) {
  return (
    <NameDialog
      title={texts.rename(site.title)}
      label={texts.siteName}
      first={site.title}
      confirm={commonTexts.rename}
      run={(name) => act('PUT', appSiteNamePath(site.identifier), { name })}
      done={(name) => texts.renamedTo(name)}
      onClose={onClose}
    >
      {texts.visitorsSeeTheNew}
    </NameDialog>
  );
}

export function CopySiteDialog({ site, onClose }: SiteDialogProps) {
  return (
    <NameDialog
      title={texts.duplicate(site.title)}
      label={texts.nameOfTheCopy}
      first={`${site.title} (copy)`}
      confirm={commonTexts.duplicate}
      run={(name) => act('POST', appSiteCopiesPath(site.identifier), { name })}
      done={(name) => texts.creating(name)}
      onClose={onClose}
    >
      {texts.pagesProductsMediaForms}
    </NameDialog>
  );
}

/** The name typed once more: nobody deletes a site by a slip. */
export function DeleteSiteDialog({ site, onClose }: SiteDialogProps) {
  return (
    <NameDialog
      title={texts.delete(site.title)}
      label={texts.typeTheSitesName(site.title)}
      first=""
      confirm={texts.deleteSite}
      isDangerous
      isReady={(name) => plain(name) === plain(site.title)}
      run={(name) => act('DELETE', appSitePath(site.identifier), { name })}
      done={() => texts.deleted(site.title)}
      onClose={onClose}
    >
      {texts.theSiteGoesOffline(SITE_LIMITS.graceDays)}
    </NameDialog>
  );
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly first: string;
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly isReady?: (name: string) => boolean;
  readonly run: (name: string) => Promise<unknown>;
  readonly done: (name: string) => string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

function NameDialog(props: NameDialogProps) {
  const { title, label, first, confirm, isDangerous = false, run, done, onClose, children } = props;
  const [name, setName] = useState(first);
  const queries = useQueryClient();
  const acting = useMutation({
    mutationFn: () => run(name.trim()),
    onSuccess: () => {
      announce(done(name.trim()));
      void queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: sitesOverviewQuery.queryKey });
      onClose();
    },
  });
  const isReady = props.isReady?.(name) ?? name.trim() !== '';
  return (
    <DialogBox
      title={title}
      isOpen
      onClose={onClose}
      isQuestion={isDangerous}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button
            look={isDangerous ? 'danger' : 'primary'}
            isDisabled={!isReady}
            isPending={acting.isPending}
            onPress={() => acting.mutate()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{children}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !acting.isPending) acting.mutate();
        }}
      >
        <TextField
          label={label}
          value={name}
          onChange={setName}
          maxLength={SITE_LIMITS.name}
          error={acting.error?.message}
          autoFocus
        />
      </form>
    </DialogBox>
  );
}
