import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/fileActs';
import { Check, Copy, Download, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { saveFile } from '../../app/files/saveFile.ts';
import { Button } from '../../parts/Button.tsx';
import css from './TryOutScreen.module.css';
import { fileTitle } from './themeFolders.ts';

export interface FileActsProps {
  readonly file: string;
  readonly source: string;
  readonly isChanged: boolean;
  readonly onUndo: () => void;
}

const SAID_MS = 2_000;

/** Taking the changed file away: nothing else keeps it. */
export function FileActs({ file, source, isChanged, onUndo }: FileActsProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    await navigator.clipboard.writeText(source).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.couldNotCopy),
    );
  };
  return (
    <div className={css.fileActs}>
      {isChanged ? (
        <Button look="quiet" onPress={onUndo} aria-label={texts.revertFile}>
          <Undo2 aria-hidden="true" />
        </Button>
      ) : null}
      <Button look="plain" onPress={() => void copy()}>
        {said === texts.copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span aria-live="polite">{said === '' ? commonTexts.copy : said}</span>
      </Button>
      <Button look="plain" onPress={() => saveFile(fileTitle(file), source, 'text/plain')}>
        <Download aria-hidden="true" /> {texts.download}
      </Button>
    </div>
  );
}
