import {
  type AppProductFilesResponse,
  appProductFilePath,
  appProductFilesPath,
  MAX_UPLOAD_BYTES,
  type WireDigitalFile,
} from '@quoin/contract/endpoints/store';
import { formatFileSize, formatSizeLimit } from '@quoin/domain/formats';
import { uploadWording } from '@quoin/domain/media';
import * as texts from '@quoin/messages/app/filesCard';
import { FileDown, X } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { UploadPlace } from '../../../media/UploadPlace.tsx';
import { useQueue } from '../../../media/useUploadQueue.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import css from '../ProductScreen.module.css';
import type { ProductEditor } from '../useProductEditor.ts';

/** What buyers of a digital product download; takes effect at once, like an upload anywhere. */
export function FilesCard({ editor }: { readonly editor: ProductEditor }) {
  if (editor.product === null) {
    return (
      <Card title={texts.files}>
        <p className={fields.soft}>{texts.saveTheProductFirst}</p>
      </Card>
    );
  }
  return <Files productId={editor.product.id} first={editor.product.files} />;
}

function Files({ productId, first }: { readonly productId: string; readonly first: readonly WireDigitalFile[] }) {
  const site = useSite();
  const [files, setFiles] = useState(first);
  const queue = useQueue({
    pathFor: (name) => `${appProductFilesPath(site.identifier, productId)}?${new URLSearchParams({ filename: name })}`,
    // Buyers may get files of any kind.
    refusal: (file, name) =>
      file.size > MAX_UPLOAD_BYTES ? uploadWording.tooLarge(name, formatSizeLimit(MAX_UPLOAD_BYTES)) : null,
    isTaken: isFiles,
    atOnce: 1,
  });
  const upload = (added: readonly File[]) =>
    queue.add(added, ({ answer, id }) => {
      if (!isFiles(answer)) return;
      queue.uploads.drop(id);
      setFiles(answer.files);
    });
  const path = (id: string) => appProductFilePath(site.identifier, productId, id);
  const remove = async ({ id, filename }: WireDigitalFile) => {
    setFiles((await act<AppProductFilesResponse>('DELETE', path(id))).files);
    announce(texts.removedCustomersWhoBought(filename), async () =>
      setFiles((await act<AppProductFilesResponse>('PUT', path(id), {})).files),
    );
  };
  return (
    <Card title={texts.files}>
      <div className={fields.stack}>
        {files.length === 0 ? null : (
          <ul className={css.files}>
            {files.map((file) => (
              <li key={file.id}>
                <FileDown aria-hidden="true" />
                <span className={css.relatedTitle}>{file.filename}</span>
                <span className={fields.soft}>{formatFileSize(file.byteSize)}</span>
                <Button
                  look="quiet"
                  aria-label={texts.remove(file.filename)}
                  onPress={() => void remove(file).catch((fault: Error) => complain(fault.message))}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <UploadPlace queue={queue} title={texts.addFiles} hint={texts.upTo20Mb} onFiles={upload} />
      </div>
    </Card>
  );
}

function isFiles(answer: unknown): answer is AppProductFilesResponse {
  return typeof answer === 'object' && answer !== null && 'files' in answer && Array.isArray(answer.files);
}
