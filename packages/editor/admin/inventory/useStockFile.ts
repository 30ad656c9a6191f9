import {
  appStockFileCheckPath,
  type CheckStockFileRequest,
  type CheckStockFileResponse,
} from '@quoin/contract/endpoints/store';
import type { StockFileMode } from '@quoin/domain/catalog';
import type { TextEncoding } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/useStockFile';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { readTextFile } from '../../app/files/readTextFile.ts';
import { useSite } from '../../app/site/site.ts';
import { complain } from '../../parts/dialogs/toasts.tsx';
import type { FileReading } from '../../parts/fields/TableReadingFields.tsx';

/** How a file is taken: its letters and marks, its columns, and what its numbers mean. */
export interface StockFileChoice extends Partial<Pick<FileReading, 'encoding' | 'separator' | 'decimalMark'>> {
  readonly mode: StockFileMode;
  readonly sku?: number;
  readonly quantity?: number;
}

export interface ChosenStockFile {
  readonly file: File;
  readonly encoding: TextEncoding;
  readonly choice: StockFileChoice;
  readonly checked: CheckStockFileResponse;
}

const NO_TEXT = texts.thisFileCannotBe;

/** Manages a chosen file and the changes it would make. Every choice reads and compares the file again. */
export function useStockFile() {
  const site = useSite();
  const [chosen, setChosen] = useState<ChosenStockFile | null>(null);
  const check = useMutation({
    mutationFn: async ({ file, choice }: Pick<ChosenStockFile, 'file' | 'choice'>): Promise<ChosenStockFile> => {
      const decoded = await readTextFile(file, choice.encoding);
      if (decoded === null) throw new Error(NO_TEXT);
      const { encoding: _, ...asked } = choice;
      const body = { ...asked, text: decoded.text } satisfies CheckStockFileRequest;
      const checked = await act<CheckStockFileResponse>('POST', appStockFileCheckPath(site.identifier), body);
      return { file, encoding: decoded.encoding, choice, checked };
    },
    onSuccess: setChosen,
    onError: (error) => complain(error.message),
  });
  return {
    chosen,
    isReading: check.isPending,
    onFile: (file: File) => check.mutate({ file, choice: { mode: 'set' } }),
    onChange: (change: Partial<StockFileChoice>) => {
      if (chosen !== null) check.mutate({ file: chosen.file, choice: { ...chosen.choice, ...change } });
    },
    onLeave: () => setChosen(null),
  };
}
