import { acceptOf, type MediaKind } from '@quoin/domain/media';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button, type ButtonLook } from '../parts/Button.tsx';

export interface FileButtonProps {
  readonly text: string;
  /** What is offered; anything unless given. */
  readonly kinds?: readonly MediaKind[];
  /** Endings of names instead of kinds: `.woff2,.ttf`. */
  readonly endings?: string;
  readonly isMultiple?: boolean;
  readonly look?: ButtonLook;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the browser's file chooser. */
export function FileButton({ text, kinds, endings, isMultiple = true, look = 'plain', onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} onPress={() => input.current?.click()}>
        <UploadIcon aria-hidden="true" /> {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={text}
        accept={kinds === undefined ? endings : acceptOf(kinds)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
