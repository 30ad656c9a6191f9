import {
  type AppAuthorsResponse,
  appAuthorsPath,
  type SaveAuthorRequest,
  type WireAuthor,
} from '@quoin/contract/endpoints/content';
import { AUTHOR_BIO } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/authorBox';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Images, X } from 'lucide-react';
import { useState } from 'react';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { MediaPicker } from '../../../media/MediaPicker.tsx';
import { Button } from '../../../parts/Button.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { SaveBox } from '../../../parts/saving/SaveBox.tsx';
import { Thumbnail } from '../../../parts/tables/Thumbnail.tsx';
import css from '../settingsRows.module.css';
import { authorsQuery } from './authorsQuery.ts';

export interface AuthorBoxProps {
  readonly author: WireAuthor;
  readonly onClose: () => void;
}

/** The image and the biography of one author. */
export function AuthorBox({ author, onClose }: AuthorBoxProps) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const [image, setImage] = useState<{ readonly id: string; readonly url: string } | null>(author.image);
  const [bio, setBio] = useState(author.bio);
  const [isChoosing, setChoosing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: SaveAuthorRequest) => act<AppAuthorsResponse>('PUT', appAuthorsPath(identifier), body),
    onSuccess: (held) => {
      queries.setQueryData(authorsQuery(identifier).queryKey, held);
      announce(texts.saved(author.name));
      onClose();
    },
  });
  const imageError = error instanceof Refusal ? error.problem.fields?.imageId : undefined;
  return (
    <SaveBox
      title={author.name}
      isPending={isPending}
      onSave={() => mutate({ name: author.name, imageId: image?.id ?? null, bio })}
      onClose={onClose}
    >
      {error === null ? null : <p role="alert">{imageError ?? error.message}</p>}
      <div className={css.copy}>
        <Thumbnail src={image === null ? null : `${image.url}?format=300w`} size={72} />
        <Button onPress={() => setChoosing(true)}>
          <Images aria-hidden="true" /> {image === null ? texts.selectImage : texts.replaceImage}
        </Button>
        {image === null ? null : (
          <Button look="quiet" onPress={() => setImage(null)}>
            <X aria-hidden="true" /> {texts.removeImage}
          </Button>
        )}
      </div>
      <TextField label={texts.biography} rows={4} value={bio} maxLength={AUTHOR_BIO} onChange={setBio} />
      <MediaPicker
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        onPick={([asset]) => asset !== undefined && setImage(asset)}
        kinds={['image']}
      />
    </SaveBox>
  );
}
