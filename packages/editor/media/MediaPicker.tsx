import type { MediaKind } from '@quoin/domain/media';
import { lazy, Suspense } from 'react';
import type { PickedAsset } from './pickedAsset.ts';

export interface MediaPickerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPick: (assets: readonly PickedAsset[]) => void;
  readonly kinds: readonly MediaKind[];
  readonly isMultiple?: boolean;
}

const MediaLibraryDialog = lazy(async () => ({
  default: (await import('./MediaLibraryDialog.tsx')).MediaLibraryDialog,
}));

/** Chooses files of the library, or uploads them right there. */
export function MediaPicker(props: MediaPickerProps) {
  return <Suspense fallback={null}>{props.isOpen ? <MediaLibraryDialog {...props} /> : null}</Suspense>;
}
