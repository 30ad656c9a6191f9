import {
  appTranslationExportPath,
  appTranslationImportPath,
  type ImportTranslationsRequest,
  type ImportTranslationsResponse,
  type TranslationFileFormat,
} from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { guessSeparator, type Separator, type TextEncoding } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/translationFiles';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { act } from '../../../app/api.ts';
import { readTextFile } from '../../../app/files/readTextFile.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { ActionMenu } from '../../../parts/dialogs/ActionMenu.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { againWith, type FileReading, TableReadingFields } from '../../../parts/fields/TableReadingFields.tsx';
import { downloadFile } from '../../customers/downloadFile.ts';
import css from './translate.module.css';

interface ReadFile {
  readonly chosen: File;
  readonly text: string;
  readonly encoding: TextEncoding;
  /** Left out where it is no table. */
  readonly separator: Separator | undefined;
}

const FORMATS: readonly { readonly id: TranslationFileFormat; readonly text: string; readonly ending: string }[] = [
  { id: 'csv', text: texts.csv, ending: 'csv' },
  { id: 'xliff-1.2', text: texts.xliff12, ending: 'xlf' },
  { id: 'xliff-2.0', text: texts.xliff20, ending: 'xlf' },
];

/** The texts as a file for translators, and back: what a file would change is shown first. */
export function TranslationFiles({ language }: { readonly language: string }) {
  const site = useSite();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadFile | null>(null);
  const [found, setFound] = useState<ImportTranslationsResponse | null>(null);
  const queries = useQueryClient();
  const send = ({ text, separator }: ReadFile, apply: boolean) =>
    act<ImportTranslationsResponse>('POST', appTranslationImportPath(site.identifier), {
      ...{ language, text, apply, separator },
    } satisfies ImportTranslationsRequest);
  const look = async (chosen: File, { encoding: given, separator: parting }: Partial<FileReading> = {}) => {
    try {
      const { text, encoding } = (await readTextFile(chosen, given)) ?? { text: '', encoding: given ?? 'utf-8' };
      const separator = text.trimStart().startsWith('<') ? undefined : (parting ?? guessSeparator(text));
      const file = { chosen, text, encoding, separator };
      setRead(file);
      setFound(await send(file, false));
    } catch (refusal) {
      complain(refusal instanceof Error ? refusal.message : String(refusal));
    }
  };
  const apply = async () => {
    try {
      if (read === null) return;
      const done = await send(read, true);
      setFound(null);
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'translations'] });
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'languages'] });
      announce(texts.translationsImported(done.changed));
    } catch (refusal) {
      complain(refusal instanceof Error ? refusal.message : String(refusal));
    }
  };
  return (
    <>
      <ActionMenu
        label={texts.export}
        actions={FORMATS.map(({ id, text: name, ending }) => ({
          ...{ id, text: name },
          act: () =>
            downloadFile(
              appTranslationExportPath(site.identifier, language, id),
              `${site.identifier}-${language}.${ending}`,
            ),
        }))}
      >
        {texts.export}
      </ActionMenu>
      {isAllowed(site, 'content.full') ? <Button onPress={() => input.current?.click()}>{texts.import}</Button> : null}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.translationFile}
        accept=".csv,.xlf,.xliff,.xml"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file !== undefined) void look(file);
        }}
      />
      <DialogBox
        title={texts.importTranslations}
        look="wide"
        isOpen={found !== null}
        onClose={() => setFound(null)}
        actions={
          <>
            <Button onPress={() => setFound(null)}>{commonTexts.cancel}</Button>
            <Button look="primary" isDisabled={!found?.changed} onPress={() => void apply()}>
              {texts.import2(found?.changed ?? 0)}
            </Button>
          </>
        }
      >
        {found === null || read === null ? null : (
          <>
            <TableReadingFields
              reading={readingOf(read)}
              onChange={(change) => void look(read.chosen, againWith(readingOf(read), change))}
            />
            <FoundChanges found={found} />
          </>
        )}
      </DialogBox>
    </>
  );
}

function FoundChanges({ found }: { readonly found: ImportTranslationsResponse }) {
  return (
    <>
      <p>{texts.toUpdateUnchangedWith(found.changed, found.unchanged, found.problemCount)}</p>
      {found.problems.length === 0 ? null : (
        <ul className={css.problems} aria-label={texts.errors}>
          {found.problems.map(({ line, message }) => (
            <li key={`${line} ${message}`}>{texts.line(line, message)}</li>
          ))}
        </ul>
      )}
      <ul className={css.changes} aria-label={texts.changes}>
        {found.changes.map(({ source, was, now }) => (
          <li key={`${source} ${now}`}>
            <span className={css.soft}>{source}</span>
            {was === '' ? null : <del>{was}</del>}
            <ins>{now}</ins>
          </li>
        ))}
      </ul>
    </>
  );
}

function readingOf({ encoding, separator }: ReadFile): FileReading {
  return { encoding, ...(separator === undefined ? {} : { separator }) };
}
