import { appThemesPath, type WireThemeReport } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/addTheme';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FolderUp, PackageOpen } from 'lucide-react';
import { useRef } from 'react';
import { sendFile } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { DropArea } from '../../parts/files/DropArea.tsx';
import { packFolder } from './packFolder.ts';
import css from './Themes.module.css';
import { droppedTheme, filesOfChooser } from './themeFiles.ts';

/**
 * Accepts a ZIP or a folder with a theme. The theme is read, and a separate screen describes it before anything is
 * installed.
 */
export function AddTheme() {
  const check = useCheckTheme();
  return (
    <Card title={texts.addATheme}>
      <DropArea
        icon={<PackageOpen aria-hidden="true" strokeWidth={1.6} />}
        onDrop={(dropped) => {
          if (!check.isPending) check.mutate(droppedTheme(dropped));
        }}
      >
        <p>{texts.dropAZipFile}</p>
        <Choosers isPending={check.isPending} onTheme={(theme) => check.mutate(theme)} />
        <p className={css.small}>{texts.beforeYouInstallIt}</p>
        <p role="status" className={css.small}>
          {check.isPending ? texts.readingTheTheme : ''}
        </p>
        {check.isError ? (
          <p role="alert" className={css.failed}>
            {check.error.message}
          </p>
        ) : null}
      </DropArea>
    </Card>
  );
}

function Choosers(props: { readonly isPending: boolean; readonly onTheme: (theme: Promise<File | null>) => void }) {
  const [archive, folder] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  return (
    <div className={css.acts}>
      <Button look="primary" isDisabled={props.isPending} onPress={() => archive.current?.click()}>
        <PackageOpen aria-hidden="true" /> {texts.chooseZipFile}
      </Button>
      <Button isDisabled={props.isPending} onPress={() => folder.current?.click()}>
        <FolderUp aria-hidden="true" /> {texts.chooseFolder}
      </Button>
      <input
        ref={archive}
        type="file"
        hidden
        accept=".zip,application/zip"
        aria-label={texts.zipFileOfA}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) props.onTheme(Promise.resolve(file));
          event.target.value = '';
        }}
      />
      <input
        ref={(element) => {
          folder.current = element;
          // React knows no such attribute.
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label={texts.folderOfATheme}
        onChange={(event) => {
          const files = filesOfChooser([...(event.target.files ?? [])]);
          if (files.length > 0) props.onTheme(packFolder(files));
          event.target.value = '';
        }}
      />
    </div>
  );
}

function useCheckTheme() {
  const { identifier } = useSite();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (theme: Promise<File | null>) => {
      const file = await theme;
      if (file === null) throw new Error(texts.dropOneZipFile);
      return sendFile<WireThemeReport>(
        `${appThemesPath(identifier)}?${new URLSearchParams({ filename: file.name })}`,
        file,
      );
    },
    onSuccess: ({ reference }) =>
      navigate({ to: '/$site/config/themes/$theme', params: { site: identifier, theme: reference } }),
  });
}
